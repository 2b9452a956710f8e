import {Suspense, lazy, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {VersionStarts} from '@site/src/shared/programs';
import {SocialImage} from '../Sharing/SocialImage';
import {StartList} from './StartList';
import styles from './styles.module.css';
import {useSelection} from './useSelection';

/** The page on which readers edit and run a project: a starting point, or a project from a link. */
export default function PlaygroundPage({starts}: {starts: VersionStarts[]}): ReactNode {
  const title = translate({
    id: 'site.playground.page',
    message: 'Playground',
    description: 'Title of a page',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.playground.page.description',
        message:
          'Edit tRPC servers and clients in the browser with the real TypeScript compiler, run them without installing anything, and share them as links.',
      })}
    >
      <SocialImage title={title} section={translate({id: 'site.playground.page.section', message: 'Site'})} />
      <main className={styles.page}>
        <header>
          <Heading as="h1">{title}</Heading>
          <p className={clsx(styles.lead, 'not-content')}>
            <Translate id="site.playground.page.lead">
              Change the server, and see what it means for the client. Everything runs in this page. Nothing
              is sent or stored anywhere else, and a link contains all of your code.
            </Translate>
          </p>
        </header>
        <noscript>
          <p>
            <Translate
              id="site.playground.page.noScript"
              description="Shown when scripts are off"
              values={{
                docs: (
                  <Link to="/docs">
                    <Translate id="site.playground.page.noScript.docs">the docs</Translate>
                  </Link>
                ),
              }}
            >
              {'The playground needs JavaScript. You can read all code samples in {docs} without it.'}
            </Translate>
          </p>
        </noscript>
        <Workbench starts={starts} />
      </main>
    </Layout>
  );
}

/** The editor can't be rendered on the server. */
const Playground = lazy(async () => ({default: (await import('../Playground')).Playground}));

function Workbench({starts}: {starts: VersionStarts[]}): ReactNode {
  const isBrowser = useIsBrowser();
  const {version, start, decoded, chooseVersion} = useSelection(starts);
  return (
    <div className={clsx(styles.workbench, 'needs-scripts not-content')}>
      <StartList
        starts={starts}
        version={version}
        active={decoded ? undefined : start.id}
        onVersion={chooseVersion}
      />
      <div className={styles.editor}>
        {decoded && 'message' in decoded && (
          <p role="alert" className={styles.problem}>
            {decoded.message}
          </p>
        )}
        <h2 className={styles.title}>
          {decoded && 'project' in decoded ? (
            <Translate
              id="site.playground.shared"
              description="Title of a project that was opened from a link"
            >
              Shared code
            </Translate>
          ) : (
            start.title
          )}
        </h2>
        {!(decoded && 'project' in decoded) && <p className={styles.text}>{start.text}</p>}
        <div className={styles.frame}>
          {isBrowser && (
            <Suspense fallback={null}>
              {decoded && 'project' in decoded ? (
                <Playground key={decoded.key} project={decoded.project} storageKey={decoded.key} />
              ) : (
                <Playground
                  key={`${version}/${start.id}`}
                  project={start.project}
                  storageKey={`${version}/${start.id}`}
                />
              )}
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
