import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Colours} from '@site/src/components/Media/Colours';
import {Downloads} from '@site/src/components/Media/Downloads';
import {Rules} from '@site/src/components/Media/Rules';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';
import styles from './media.module.css';

export default function Media(): ReactNode {
  return (
    <Layout
      title="Media and brand"
      description="The mark, the wordmark, the colours and the typefaces of this site: files to download and rules for their use."
    >
      <SocialImage title="Media and brand" section="Site" />
      <main className={styles.media}>
        <header>
          <Heading as="h1">Media and brand</Heading>
          <p className={styles.lead}>
            You write, talk or teach about this site and want to show where it is from. Here are its mark, its
            colours and its typefaces. The drawings were made for this site and are free to use under the MIT
            licence.
          </p>
          <p>
            The toolkit has a brand of its own: it is named tRPC, its colour is <code>#398ccb</code>, and its
            logo files are in <Link href="https://github.com/trpc/trpc">its repository</Link>. They are not
            copied here. To speak of the toolkit itself, use those.
          </p>
        </header>

        <Heading as="h2" id="mark">
          Mark and wordmark
        </Heading>
        <p>
          The mark is two brackets that face away from each other with a point between them: a client and a
          server, and the type that they share.
        </p>
        <Downloads />

        <Heading as="h2" id="colours">
          Colours
        </Heading>
        <p>
          The figures are contrast ratios against the page’s background in the same theme. WCAG asks for 4.5
          for text and 3 for large text and controls.
        </p>
        <Colours />

        <Heading as="h2" id="typefaces">
          Typefaces
        </Heading>
        <dl className={styles.typefaces}>
          <div>
            <dt className={styles.inter}>Inter</dt>
            <dd>
              For text and headings, weights 400 to 700.{' '}
              <Link href="https://github.com/rsms/inter">The Inter project</Link>, SIL Open Font License 1.1.
            </dd>
          </div>
          <div>
            <dt className={styles.mono}>JetBrains Mono</dt>
            <dd>
              For code.{' '}
              <Link href="https://github.com/JetBrains/JetBrainsMono">The JetBrains Mono project</Link>, SIL
              Open Font License 1.1.
            </dd>
          </div>
        </dl>
        <p>
          Both are served by this site as subsets of 40 kB together. Nothing is loaded from another origin.
        </p>

        <Heading as="h2" id="rules">
          Rules of use
        </Heading>
        <Rules />
      </main>
    </Layout>
  );
}
