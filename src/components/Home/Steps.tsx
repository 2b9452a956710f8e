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
    text: 'A procedure is a function whose input is validated. The router gives it a name, under which clients call it.',
    to: '/docs/landing-intro/Step1',
    link: 'Step 1 in detail',
    Sample: Step1,
  },
  {
    title: 'Serve it, export its type',
    text: 'An adapter serves the router over HTTP. The type of the router is the only thing that the client imports.',
    to: '/docs/landing-intro/Step2',
    link: 'Step 2 in detail',
    Sample: Step2,
  },
  {
    title: 'Call it',
    text: 'The client knows the input and the output of every procedure. If you pass the wrong input, your code doesn’t compile.',
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
