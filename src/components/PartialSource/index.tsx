import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {getEditUrl} from '@site/src/shared/sourceUrls';
import {useSiteRepository} from '../SiteRepository/useSiteRepository';
import styles from './styles.module.css';

type Props = {
  /** The file of the partial, relative to the site's folder. */
  file: string;
};

/** Links to the source of a partial, below the partial. Pages outside the docs, such as the home page, show no link. */
export function PartialSource({file}: Props): ReactNode {
  const repository = useSiteRepository();
  const isInDocs = useActiveVersion(undefined) !== undefined;
  if (repository === undefined || !isInDocs) {
    return null;
  }
  return (
    <p className={clsx('partial-source not-content', styles.source)}>
      <Link
        href={getEditUrl(repository, file)}
        aria-label={translate(
          {
            id: 'site.partialSource.label',
            message: 'Edit this part: {file}',
            description: 'Accessible name of a link to the source of a part of the page',
          },
          {file},
        )}
      >
        <Translate id="site.partialSource" description="Link to the source of a part of the page">
          Edit this part
        </Translate>
      </Link>
    </p>
  );
}
