import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Misuses} from './Misuses';
import styles from './rules.module.css';

/** Lists what to do and what not to do with the mark. */
export function Rules(): ReactNode {
  return (
    <>
      <div className={styles.rules}>
        <Rule title={translate({id: 'site.media.do', message: 'Do'})} kind="do" items={createDos()} />
        <Rule
          title={translate({id: 'site.media.dont', message: 'Don’t'})}
          kind="dont"
          items={createDonts()}
        />
      </div>
      <Misuses />
    </>
  );
}

function createDos(): string[] {
  return [
    translate({
      id: 'site.media.do.background',
      message: 'Use the file that is made for your background, light or dark.',
    }),
    translate({
      id: 'site.media.do.size',
      message: 'Show the mark at 20 pixels or more, and the wordmark at 80 pixels or more.',
    }),
    translate({id: 'site.media.do.link', message: 'Link it to the page that you write about.'}),
    translate({
      id: 'site.media.do.name',
      message: 'Write “tRPC documentation” when you mean this site.',
    }),
  ];
}

function createDonts(): string[] {
  return [
    translate({id: 'site.media.dont.change', message: 'Change colours, proportions or parts.'}),
    translate({
      id: 'site.media.dont.rotate',
      message: 'Rotate it, or put it on a pattern or a photograph.',
    }),
    translate({
      id: 'site.media.dont.logo',
      message: 'Use it as the logo of tRPC or of your own product.',
    }),
    translate({
      id: 'site.media.dont.endorse',
      message: 'Use it in a way that suggests that this site or tRPC endorses you.',
    }),
  ];
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
