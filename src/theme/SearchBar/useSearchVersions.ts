import {useMemo} from 'react';
import {useAllDocsData, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from '@site/src/search/types';

export type SearchVersion = {
  /** Version name, for example `current` or `9.x`. */
  name: string;
  label: string;
  /** The `docusaurus_tag` of this version, and the tag of the blog and of pages outside the docs. */
  tags: string[];
  /** Limits results to this version, the blog and pages outside the docs. */
  facetFilters: FacetFilters;
};

type SearchVersions = {
  versions: SearchVersion[];
  /** The version of the open page. On pages without a version, the reader's preferred version or else the latest version. */
  defaultVersion: SearchVersion;
};

/** Returns the docs versions that can be searched. */
export function useSearchVersions(): SearchVersions {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {versions = []} = useAllDocsData().default ?? {};
  // The tags are joined to a string, because the hook returns a new array on each render.
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
    const defaultVersion =
      choices.find(({name}) => tagList.split(',').includes(createTag(name))) ?? choices[0];
    if (!defaultVersion) {
      throw new Error('Search needs at least one docs version, but the docs plugin has none.');
    }
    return {versions: choices, defaultVersion};
  }, [versions, currentLocale, tagList]);
}

function createTag(versionName: string): string {
  return `docs-default-${versionName}`;
}
