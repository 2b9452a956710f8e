import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {startPage, steps} from './steps';
import styles from './styles.module.css';

type Props = {
  /** The page's name in `steps`. */
  name: string;
};

/** Position of a page in the tutorial, with links to the step before and after it. */
export function PathStep({name}: Props): ReactNode {
  const index = steps.findIndex(step => step.name === name);
  if (index === -1) {
    const names = steps.map(step => step.name).join(', ');
    throw new Error(`<PathStep> got the unknown name "${name}". Use one of ${names}.`);
  }
  const previous = steps[index - 1];
  const next = steps[index + 1];
  return (
    // Not a nav: the Markdown and feed versions of a page drop those, but should keep the position.
    <div role="navigation" className={styles.step} aria-label="Tutorial">
      <p className={styles.position}>
        Step {index + 1} of {steps.length}
      </p>
      <p className={styles.progress} aria-hidden="true">
        {steps.map((step, position) => (
          <span key={step.name} className={clsx(styles.mark, position <= index && styles.reached)} />
        ))}
      </p>
      <ul className={styles.links}>
        <li>
          Previous:{' '}
          <Link to={previous ? `${startPage}/${previous.name}` : startPage}>
            {previous ? previous.title : 'Start here'}
          </Link>
        </li>
        {next && (
          <li>
            Next: <Link to={`${startPage}/${next.name}`}>{next.title}</Link>
          </li>
        )}
      </ul>
    </div>
  );
}
