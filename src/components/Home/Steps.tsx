import type {ComponentType, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import MDXContent from '@theme/MDXContent';
import Step1 from '@site/docs/landing-intro/_step1.md';
import Step2 from '@site/docs/landing-intro/_step2.md';
import Step3 from '@site/docs/landing-intro/_step3.md';
import styles from './steps.module.css';

type Step = {title: string; text: string; to: string; link: string; Sample: ComponentType};

function createSteps(): Step[] {
  return [
    {
      title: translate({id: 'site.home.steps.procedure.title', message: 'Write a procedure'}),
      text: translate({
        id: 'site.home.steps.procedure.text',
        message:
          'A procedure is a function on your server. It validates its input, and the router gives it the name that clients call.',
      }),
      to: '/docs/router',
      link: translate({id: 'site.home.steps.procedure.link', message: 'Routers and procedures'}),
      Sample: Step1,
    },
    {
      title: translate({id: 'site.home.steps.server.title', message: 'Start the server and export its type'}),
      text: translate({
        id: 'site.home.steps.server.text',
        message:
          'An adapter makes the router available over HTTP. The client only needs the type of the router, so that’s all you export.',
      }),
      to: '/docs/adapters',
      link: translate({id: 'site.home.steps.server.link', message: 'All adapters'}),
      Sample: Step2,
    },
    {
      title: translate({id: 'site.home.steps.client.title', message: 'Call it from the client'}),
      text: translate({
        id: 'site.home.steps.client.text',
        message:
          'The client knows the input and the output of every procedure. A call with the wrong input doesn’t compile.',
      }),
      to: '/docs/vanilla',
      link: translate({id: 'site.home.steps.client.link', message: 'The client in detail'}),
      Sample: Step3,
    },
  ];
}

/** Shows a complete project in three files, with an explanation next to each file. */
export function Steps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {createSteps().map(({title, text, to, link, Sample}) => (
        <li key={title} className={styles.step}>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p> <Link to={to}>{link}</Link>
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
