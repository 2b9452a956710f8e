import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {describeSocialImage, socialImagePath} from '@site/src/shared/socialImages';
import {usePagePath} from './usePagePath';

type Props = {
  /** The page's title. */
  title: string;
  /** Where the page is: `Docs 10.x`, `Blog`. */
  section: string;
};

/** Gives a page its own picture in chats and feeds; pages without one share the site's. The build draws it from the page. */
export function SocialImage({title, section}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <PageMetadata image={socialImagePath(usePagePath(), siteConfig.baseUrl)}>
      <meta property="og:image:alt" content={describeSocialImage(title, section)} />
    </PageMetadata>
  );
}
