// Replaces @theme/DocBreadcrumbs: the original's list has no order and doesn't say which item is the page itself.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import {trimSlash} from '@site/src/shared/paths';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) {
    return null;
  }
  return (
    <>
      {/* The sidebar's address of a version's first page ends with a slash, which the site's addresses don't. */}
      <DocBreadcrumbsStructuredData
        breadcrumbs={breadcrumbs.map(item => (item.href ? {...item, href: trimSlash(item.href)} : item))}
      />
      <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.container)} aria-label="Breadcrumbs">
        <ol className="breadcrumbs">
          <HomeBreadcrumbItem />
          {breadcrumbs.map((item, index) => {
            const isPage = index === breadcrumbs.length - 1;
            const isLink =
              !isPage && item.href !== undefined && !('linkUnlisted' in item && item.linkUnlisted);
            return (
              <li key={index} className={clsx('breadcrumbs__item', isPage && 'breadcrumbs__item--active')}>
                {isLink ? (
                  <Link className="breadcrumbs__link" href={item.href}>
                    {item.label}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link" aria-current={isPage ? 'page' : undefined}>
                    {item.label}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </>
  );
}
