import type {ComponentType, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import Step1 from '@site/docs/landing-intro/_step1.md';
import Step2 from '@site/docs/landing-intro/_step2.md';
import Step3 from '@site/docs/landing-intro/_step3.md';
import styles from './steps.module.css';

const steps: {title: string; text: string; to: string; link: string; Sample: ComponentType}[] = [
  {
    title: 'Write a procedure',
    text: 'It starts with tea. A procedure is a function with a checked input, and a router gives it a name.',
    to: '/docs/landing-intro/Step1',
    link: 'Step 1 in detail',
    Sample: Step1,
  },
  {
    title: 'Serve it, export its type',
    text: 'An adapter answers requests with the router. The router’s type is all that the client will import.',
    to: '/docs/landing-intro/Step2',
    link: 'Step 2 in detail',
    Sample: Step2,
  },
  {
    title: 'Call it',
    text: 'The client knows that steeping takes a tea and gives minutes. Ask for cocoa, and it doesn’t compile.',
    to: '/docs/landing-intro/Step3',
    link: 'Step 3 in detail',
    Sample: Step3,
  },
];

/** The introduction in three steps as one story: what to write, beside why. */
export function Steps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text, to, link, Sample}) => (
        <li key={title} className={styles.step}>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to}>{link}</Link>
          </div>
          <div className={styles.sample}>
            <MDXContent>
              <Sample />
            </MDXContent>
          </div>
        </li>
      ))}
    </ol>
  );
}
