import {useMemo} from 'react';
import {useAllDocsData, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from '@site/src/search/types';

export type SearchVersion = {
  /** Version name: `current`, `9.x`. */
  name: string;
  label: string;
  /** Every `docusaurus_tag` of this version, the blog and the other pages. */
  tags: string[];
  /** Limits results to this version, the blog and the other pages. */
  facetFilters: FacetFilters;
};

type SearchVersions = {
  versions: SearchVersion[];
  /** The version that the reader looks at, or prefers, or the latest. */
  inView: SearchVersion;
};

/** The docs versions to choose from. */
export function useSearchVersions(): SearchVersions {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {versions = []} = useAllDocsData().default ?? {};
  // Joined, since the tags are a new array each time.
  const tagList = useDocsContextualSearchTags().join();
  return useMemo(() => {
    const choices = versions.map(({name, label}) => {
      const tags = ['default', createTag(name)];
      return {
        name,
        label,
        tags,
        facetFilters: [`language:${currentLocale}`, tags.map(tag => `docusaurus_tag:${tag}`)],
      };
    });
    const inView = choices.find(({name}) => tagList.split(',').includes(createTag(name))) ?? choices[0];
    if (!inView) {
      throw new Error('Search needs at least one version of the docs.');
    }
    return {versions: choices, inView};
  }, [versions, currentLocale, tagList]);
}

function createTag(versionName: string): string {
  return `docs-default-${versionName}`;
}
