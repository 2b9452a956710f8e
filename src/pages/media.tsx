import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {ClearSpace} from '@site/src/components/Media/ClearSpace';
import {Colours} from '@site/src/components/Media/Colours';
import {Downloads} from '@site/src/components/Media/Downloads';
import {Rules} from '@site/src/components/Media/Rules';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';
import {Typefaces} from '@site/src/components/Media/Typefaces';
import styles from './media.module.css';

export default function Media(): ReactNode {
  return (
    <Layout
      title="Media and brand"
      description="The mark, the wordmark, the colours and the typefaces of this site: files to download and rules for their use."
    >
      <SocialImage title="Media and brand" section="Site" />
      <main className={styles.media}>
        <header className={styles.header}>
          <Heading as="h1">Media and brand</Heading>
          <p className={styles.lead}>
            You write, talk or teach about this site and want to show where it is from. Here are its mark, its
            colours and its typefaces. The drawings were made for this site and are free to use under the MIT
            licence.
          </p>
          <p className={styles.aside}>
            The toolkit has a brand of its own: it is named tRPC, its colour is <code>#398ccb</code>, and its
            logo files are in <Link href="https://github.com/trpc/trpc">its repository</Link>. They are not
            copied here. To speak of the toolkit itself, take those.
          </p>
        </header>

        <Heading as="h2" id="mark">
          Mark and wordmark
        </Heading>
        <p>
          Two brackets face away from each other with a point between them: a client and a server, and the
          type that they share.
        </p>
        <Downloads />

        <Heading as="h2" id="clear-space">
          Clear space
        </Heading>
        <p>Leave a quarter of the height free on each side. No text, edge or other mark comes closer.</p>
        <ClearSpace />

        <Heading as="h2" id="rules">
          Do and don’t
        </Heading>
        <Rules />

        <Heading as="h2" id="colours">
          Colours
        </Heading>
        <p>
          The figures are contrast ratios of WCAG 2.2. Level AA asks for 4.5 for text and 3 for large text and
          controls, AAA for 7 and 4.5.
        </p>
        <Colours />

        <Heading as="h2" id="typefaces">
          Typefaces
        </Heading>
        <Typefaces />
      </main>
    </Layout>
  );
}
