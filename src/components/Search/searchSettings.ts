import {useMemo} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useAllDocsData, useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FacetFilters} from '@site/src/search/types';
import type {SearchProvider} from '@site/src/shared/search';

export type SearchVersion = {
  /** Version name, for example `current` or `9.x`. */
  name: string;
  label: string;
  /** The path of the version's first page. */
  path: string;
  /** The value of `docusaurus_tag` for this version, and its value for the blog and other pages outside the docs. */
  tags: string[];
  /** Limits the results to this version, the blog and other pages outside the docs. */
  facetFilters: FacetFilters;
};

type SearchVersions = {
  versions: SearchVersion[];
  /** The version of the open page. If the page has no version, this is the reader's preferred version or else the latest version. */
  defaultVersion: SearchVersion;
};

/** Returns the docs versions that can be searched. */
export function useSearchVersions(): SearchVersions {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {versions = []} = useAllDocsData().default ?? {};
  // The hook returns a new array on each render, so the tags are joined into a string for the dependencies below.
  const tagList = useDocsContextualSearchTags().join();
  return useMemo(() => {
    const choices = versions.map(({name, label, path}) => {
      const tags = ['default', createTag(name)];
      return {
        name,
        label,
        path,
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

/** Returns the search provider that the build has chosen. */
export function useSearchProvider(): SearchProvider {
  // TypeScript doesn't know the type of the plugin's data.
  return usePluginData('search-records') as SearchProvider;
}
