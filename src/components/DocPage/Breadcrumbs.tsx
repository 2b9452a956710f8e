import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import Translate, {translate} from '@docusaurus/Translate';
import {trimSlash} from '@site/src/shared/paths';
import styles from './breadcrumbs.module.css';

/**
 * Shows the position of a page in the sidebar. Unlike the theme's breadcrumbs, these are an ordered list and mark the current page with
 * `aria-current`.
 */
export function Breadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  // The list is empty next to a sidebar that doesn't contain the page.
  if (!breadcrumbs || breadcrumbs.length === 0) {
    return null;
  }
  return (
    <>
      {/* In the sidebar's data, the path of a version's first page ends with a slash. The URLs of this site don't. */}
      <DocBreadcrumbsStructuredData
        breadcrumbs={breadcrumbs.map(item => (item.href ? {...item, href: trimSlash(item.href)} : item))}
      />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ol className={styles.list}>
          <li>
            <Link to="/">
              <Translate id="site.breadcrumbs.home" description="First item of the breadcrumbs">
                Home
              </Translate>
            </Link>
          </li>
          {breadcrumbs.map((item, index) => {
            const isPage = index === breadcrumbs.length - 1;
            const isLink =
              !isPage && item.href !== undefined && !('linkUnlisted' in item && item.linkUnlisted);
            return (
              <li key={index} className="breadcrumbs__item">
                {isLink ? (
                  <Link href={item.href}>{item.label}</Link>
                ) : (
                  <span aria-current={isPage ? 'page' : undefined}>{item.label}</span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </>
  );
}
