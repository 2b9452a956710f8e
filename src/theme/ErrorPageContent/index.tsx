// Wraps @theme/ErrorPageContent: increases the contrast of the red error message, because the original contrast is too low in both themes.
import type {ComponentProps, ReactNode} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import styles from './styles.module.css';

type Props = ComponentProps<typeof ErrorPageContent>;

export default function ReadableErrorPageContent(props: Props): ReactNode {
  return (
    <div className={styles.crash}>
      <ErrorPageContent {...props} />
    </div>
  );
}
