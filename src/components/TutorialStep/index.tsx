import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {createDocPath} from '../DocsVersions/docPath';
import {startPage, steps} from './steps';
import styles from './styles.module.css';

type Props = {
  /** The page's name in `steps`. */
  name: string;
};

/** Shows a page's position in the tutorial, with links to the previous step and the next step. */
export function TutorialStep({name}: Props): ReactNode {
  const latest = useLatestVersion(undefined);
  const start = createDocPath((useActiveVersion(undefined) ?? latest).path, startPage);
  const index = steps.findIndex(step => step.name === name);
  if (index === -1) {
    const names = steps.map(step => step.name).join(', ');
    throw new Error(`<TutorialStep> got the unknown name "${name}". Use one of ${names}.`);
  }
  const previous = steps[index - 1];
  const next = steps[index + 1];
  return (
    // This isn't a `nav` element. The Markdown and feed versions of a page leave out `nav` elements, but they should show the position.
    <div
      role="navigation"
      className={styles.step}
      aria-label={translate({
        id: 'site.tutorial',
        message: 'Tutorial',
        description: 'Name of the navigation between steps, for screen readers',
      })}
    >
      <p className={styles.position}>
        <Translate
          id="site.tutorial.position"
          description="Position of a page in the tutorial"
          values={{step: index + 1, count: steps.length}}
        >
          {'Step {step} of {count}'}
        </Translate>
      </p>
      <p className={styles.progress} aria-hidden="true">
        {steps.map((step, position) => (
          <span key={step.name} className={clsx(styles.mark, position <= index && styles.reached)} />
        ))}
      </p>
      <ul className={styles.links}>
        <li>
          <Translate id="site.tutorial.previous" description="Label before a link to a page of the tutorial">
            Previous:
          </Translate>{' '}
          <Link to={previous ? `${start}/${previous.name}` : start}>
            {previous
              ? previous.title
              : translate({
                  id: 'site.tutorial.start',
                  message: 'Start here',
                  description: 'Title of the page before the first step of the tutorial',
                })}
          </Link>
        </li>
        {next && (
          <li>
            <Translate id="site.tutorial.next" description="Label before a link to a page of the tutorial">
              Next:
            </Translate>{' '}
            <Link to={`${start}/${next.name}`}>{next.title}</Link>
          </li>
        )}
      </ul>
    </div>
  );
}
