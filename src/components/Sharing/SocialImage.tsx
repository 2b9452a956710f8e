import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {describeSocialImage, socialImagePath} from '@site/src/shared/socialImages';
import {usePagePath} from './usePagePath';

type Props = {
  /** The page's title. */
  title: string;
  /** The part of the site, such as `Docs 10.x` or `Blog`. */
  section: string;
};

/** Sets the image for link previews of a page. The build draws the image. Pages without this component use the site's default image. */
export function SocialImage({title, section}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <PageMetadata image={socialImagePath(usePagePath(), siteConfig.baseUrl)}>
      <meta property="og:image:alt" content={describeSocialImage(title, section)} />
    </PageMetadata>
  );
}
