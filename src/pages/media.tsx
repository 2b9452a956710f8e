import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {ClearSpace} from '@site/src/components/Media/ClearSpace';
import {ColourPalettes} from '@site/src/components/Media/ColourPalettes';
import {Downloads} from '@site/src/components/Media/Downloads';
import {Rules} from '@site/src/components/Media/Rules';
import {NamedHeading} from '@site/src/components/NamedHeading';
import {SocialImage} from '@site/src/components/Sharing/SocialImage';
import {Typefaces} from '@site/src/components/Media/Typefaces';
import styles from './media.module.css';

export default function Media(): ReactNode {
  const title = translate({
    id: 'site.media.title',
    message: 'Media and brand',
    description: 'Title of a page',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.media.description',
        message:
          'The mark, the wordmark, the colours and the typefaces of this site, with files to download and rules for their use.',
      })}
    >
      <SocialImage title={title} section={translate({id: 'site.media.section', message: 'Site'})} />
      <main className={styles.media}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <p className={styles.lead}>
            <Translate id="site.media.lead">
              If you write, talk or teach about this site, you can use its mark, its colours and its
              typefaces. The drawings were made for this site and are free to use under the MIT licence.
            </Translate>
          </p>
          <p className={styles.aside}>
            <Translate
              id="site.media.toolkit"
              values={{
                colour: <code>#398ccb</code>,
                repository: (
                  <Link href="https://github.com/trpc/trpc">
                    <Translate id="site.media.toolkit.repository">its repository</Translate>
                  </Link>
                ),
              }}
            >
              {
                'tRPC itself has its own brand. Its colour is {colour}, and its logo files are in {repository}, not on this site. Use those files when you write about tRPC itself.'
              }
            </Translate>
          </p>
        </header>

        <NamedHeading as="h2" id="mark">
          {translate({id: 'site.media.mark', message: 'Mark and wordmark'})}
        </NamedHeading>
        <p>
          <Translate id="site.media.mark.text">
            The mark shows two brackets that face away from each other, with a point between them. The
            brackets stand for a client and a server, and the point stands for the type that they share.
          </Translate>
        </p>
        <Downloads />

        <NamedHeading as="h2" id="clear-space">
          {translate({id: 'site.media.clearSpace', message: 'Clear space'})}
        </NamedHeading>
        <p>
          <Translate id="site.media.clearSpace.text">
            Leave a quarter of the height free on each side. Keep text, edges and other marks out of this
            space.
          </Translate>
        </p>
        <ClearSpace />

        <NamedHeading as="h2" id="rules">
          {translate({id: 'site.media.rules', message: 'Do and don’t'})}
        </NamedHeading>
        <Rules />

        <NamedHeading as="h2" id="colours">
          {translate({id: 'site.media.colours', message: 'Colours'})}
        </NamedHeading>
        <p>
          <Translate id="site.media.colours.text">
            The figures are contrast ratios as WCAG 2.2 defines them. Level AA requires 4.5 for text, and 3
            for large text and controls. Level AAA requires 7 for text and 4.5 for large text.
          </Translate>
        </p>
        <ColourPalettes />

        <NamedHeading as="h2" id="typefaces">
          {translate({id: 'site.media.typefaces', message: 'Typefaces'})}
        </NamedHeading>
        <Typefaces />
      </main>
    </Layout>
  );
}
