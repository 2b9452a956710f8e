import type {ReactNode} from 'react';
import {TypesStatus} from '@site/src/components/CodeBlock/TypesStatus';
import {CallToAction} from '@site/src/components/Home/CallToAction';
import {Cards as HomeCards} from '@site/src/components/Home/Cards';
import {createTopics} from '@site/src/components/Home/content';
import {Limits} from '@site/src/components/Home/Limits';
import {Reasons} from '@site/src/components/Home/Reasons';
import {Section as HomeSection} from '@site/src/components/Home/Section';
import {Sponsors} from '@site/src/components/Home/Sponsors';
import {Users} from '@site/src/components/Home/Users';
import {ShortcutsButton} from '@site/src/components/Shortcuts';
import {SingleKeysSwitch} from '@site/src/components/Shortcuts/SingleKeysSwitch';
import Heading from '@theme/Heading';
import {Buttons, Cards, Chips, LoadingFailure, SearchField, Suggestions} from './Controls';
import {SearchModalState, SearchPageState} from './SearchStates';
import styles from './styles.module.css';

/** The elements that aren't in the text of a page. */
export function OtherElements(): ReactNode {
  return (
    <div className={styles.elements}>
      <Part id="controls" title="Controls">
        <Buttons />
        <SearchField />
        <Chips />
        <SingleKeysSwitch />
        <ShortcutsButton />
      </Part>
      <Part id="cards" title="Cards and lists of pages">
        <Cards />
        <Suggestions />
      </Part>
      <Part id="search-page" title="States of the search page">
        <SearchPageState kind="idle" />
        <SearchPageState kind="loading" />
        <SearchPageState kind="found" />
        <SearchPageState kind="empty" />
        <SearchPageState kind="failure" />
      </Part>
      <Part id="search-window" title="States of the search window">
        <SearchModalState kind="found" />
        <SearchModalState kind="empty" />
        <SearchModalState kind="failure" />
      </Part>
      <Part id="failures" title="Failures">
        <div className={styles.block}>
          <TypesStatus isLoading={false} />
        </div>
        <LoadingFailure />
      </Part>
      <section id="home">
        <HomeSection title="Parts of the home page" tone="tinted">
          <Users />
          <Reasons />
        </HomeSection>
        <HomeSection title="Lists of the home page" tone="plain">
          <HomeCards cards={createTopics()} />
          <Limits />
          <Sponsors />
        </HomeSection>
        <CallToAction />
      </section>
    </div>
  );
}

function Part({id, title, children}: {id: string; title: string; children: ReactNode}): ReactNode {
  return (
    <section id={id} className={styles.part}>
      <Heading as="h2">{title}</Heading>
      {children}
    </section>
  );
}
