import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import styles from './install.module.css';

/** Shows the command that installs the packages that most projects start with. */
export function Install({version}: {version: string}): ReactNode {
  return (
    <div className={styles.install}>
      <CodeBlock language="sh">{`npm install @trpc/server@${version} @trpc/client@${version} zod@3`}</CodeBlock>
    </div>
  );
}
