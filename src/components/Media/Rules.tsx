import type {ReactNode} from 'react';
import {Misuses} from './Misuses';
import styles from './rules.module.css';

const dos = [
  'Take the file that is made for your ground, light or dark.',
  'Show the mark at 20 pixels or more, the wordmark at 80 pixels or more.',
  'Link it to the page that you speak of.',
  'Write “tRPC documentation” when you mean this site.',
];

const donts = [
  'Change colours, proportions or parts.',
  'Turn it, or put it on a pattern or a photograph.',
  'Use it as the mark of the toolkit, or of a product of yours.',
  'Make it say that this site or the toolkit supports you.',
];

/** What to do with the mark, and what not. */
export function Rules(): ReactNode {
  return (
    <>
      <div className={styles.rules}>
        <Rule title="Do" kind="do" items={dos} />
        <Rule title="Don’t" kind="dont" items={donts} />
      </div>
      <Misuses />
    </>
  );
}

type RuleProps = {title: string; kind: 'do' | 'dont'; items: string[]};

function Rule({title, kind, items}: RuleProps): ReactNode {
  return (
    <div className={styles.rule} data-kind={kind}>
      <h3>{title}</h3>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
