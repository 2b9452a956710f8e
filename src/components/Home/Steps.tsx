import type {ComponentType, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import Step1 from '@site/docs/landing-intro/_step1.md';
import Step2 from '@site/docs/landing-intro/_step2.md';
import Step3 from '@site/docs/landing-intro/_step3.md';
import styles from './styles.module.css';

const steps: {title: string; text: string; to: string; link: string; Sample: ComponentType}[] = [
  {
    title: 'Write a procedure',
    text: 'A procedure is a function with a checked input. A router gives it a name.',
    to: '/docs/landing-intro/Step1',
    link: 'Step 1 in detail',
    Sample: Step1,
  },
  {
    title: 'Serve it, export its type',
    text: 'An adapter connects the router to a server. The type of the router is all that the client will import.',
    to: '/docs/landing-intro/Step2',
    link: 'Step 2 in detail',
    Sample: Step2,
  },
  {
    title: 'Call it',
    text: 'The client knows each procedure, what it takes and what it returns. Try a wrong name in your editor.',
    to: '/docs/landing-intro/Step3',
    link: 'Step 3 in detail',
    Sample: Step3,
  },
];

/** The introduction in three steps: what to write, beside why. */
export function Steps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text, to, link, Sample}) => (
        <li key={title} className={styles.step}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <Link to={to}>{link}</Link>
            </p>
          </div>
          <div className={styles.stepSample}>
            <MDXContent>
              <Sample />
            </MDXContent>
          </div>
        </li>
      ))}
    </ol>
  );
}
