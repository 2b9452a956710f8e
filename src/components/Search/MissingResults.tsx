import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {getIssueFormUrl} from '../SiteRepository/issueForms';
import {useSiteRepository} from '../SiteRepository/useSiteRepository';

type Props = {query: string; versionLabel: string};

/**
 * Links to the form for a new issue in this site's repository, so that readers can report a query that should have results. The issue is in
 * English on all pages, because maintainers read it. Shows nothing if no repository is configured.
 */
export function MissingResults({query, versionLabel}: Props): ReactNode {
  const siteRepository = useSiteRepository();
  if (siteRepository === undefined) {
    return null;
  }
  // Readers can paste text of any length, but the length of a URL is limited.
  const shortQuery = query.slice(0, 500);
  const formUrl = getIssueFormUrl(siteRepository, 'site.yml', {
    title: `Docs search: no results for "${shortQuery}"`,
    details: `I searched the docs (${versionLabel}) for:\n\n> ${shortQuery}\n`,
  });
  return (
    <p>
      <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
        Believe this query should return results?
      </Translate>{' '}
      <Link to={formUrl}>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
          Let us know.
        </Translate>
      </Link>
    </p>
  );
}
