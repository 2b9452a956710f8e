import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {EditorProblem} from '@site/src/playground/editor';
import {formatProblemCount} from './describe';
import styles from './styles.module.css';

type Props = {
  problems: readonly EditorProblem[];
  onSelect: (problem: EditorProblem) => void;
};

/** Lists the problems that the compiler has found. Each of them is a button that moves the cursor to its position. */
export function Problems({problems, onSelect}: Props): ReactNode {
  return (
    <section
      className={styles.problems}
      aria-label={translate({
        id: 'site.playground.problems',
        message: 'Problems',
        description: 'Name of the list of compiler problems',
      })}
    >
      <p className={styles.heading} data-has-problems={problems.length > 0 || undefined}>
        {formatProblemCount(problems.length)}
      </p>
      {problems.length > 0 && (
        // Without the role, Safari doesn't announce a list that has no markers.
        <ul role="list" className={styles.problemList}>
          {problems.map((problem, index) => (
            <li key={index}>
              <button type="button" className="clean-btn" onClick={() => onSelect(problem)}>
                <span className={styles.position} translate="no">
                  {problem.path}:{problem.line}:{problem.column}
                </span>{' '}
                <span>{problem.message}</span>{' '}
                <span className={styles.errorCode} translate="no">
                  TS{problem.code}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
