import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** JSDoc as plain text: paragraphs with blank lines between them, code in backticks. */
  text: string;
};

/** What a symbol's author says about it. */
export function Doc({text}: Props): ReactNode {
  return (
    <div className={styles.doc}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>
          {paragraph
            .split(/`([^`\n]+)`/)
            .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
        </p>
      ))}
    </div>
  );
}
