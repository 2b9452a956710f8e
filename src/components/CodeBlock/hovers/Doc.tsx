import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** JSDoc as plain text. Paragraphs are separated by blank lines, and code is in backticks. */
  text: string;
};

/** Shows the JSDoc description of a symbol. */
export function Doc({text}: Props): ReactNode {
  return (
    <div className={styles.doc}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>
          {paragraph
            .split(/`([^`\n]+)`/)
            .map((part, partIndex) => (partIndex % 2 === 1 ? <code key={partIndex}>{part}</code> : part))}
        </p>
      ))}
    </div>
  );
}
