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
    text: 'A procedure is a function on your server. It validates its input, and the router gives it the name that clients call.',
    to: '/docs/router',
    link: 'Routers and procedures',
    Sample: Step1,
  },
  {
    title: 'Start the server and export its type',
    text: 'An adapter makes the router available over HTTP. The client only needs the type of the router, so that’s all you export.',
    to: '/docs/adapters',
    link: 'All adapters',
    Sample: Step2,
  },
  {
    title: 'Call it from the client',
    text: 'The client knows the input and the output of every procedure. A call with the wrong input doesn’t compile.',
    to: '/docs/vanilla',
    link: 'The client in detail',
    Sample: Step3,
  },
];

/** A complete project in three files, each next to an explanation. */
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
