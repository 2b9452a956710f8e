import type {ReactNode} from 'react';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import IconMenu from '@theme/Icon/Menu';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import {docsNavigationId} from './docsNavigationId';
import styles from './staticMenu.module.css';

/** The mobile menu without JavaScript. It contains the links of the navbar and the docs versions, and shows the docs sidebar on request. */
export function StaticMenu(): ReactNode {
  // The theme has validated the items, but the type of its configuration doesn't name the types of items.
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  const versions = useVersions(undefined);
  const {activeDoc} = useActiveDocContext(undefined);
  return (
    <details className={styles.menu}>
      <summary
        aria-label={translate({
          id: 'site.mobileMenu.label',
          message: 'Menu',
          description: 'Name of the dialog that contains the mobile menu',
        })}
      >
        <IconMenu />
      </summary>
      <ul className="menu__list">
        {activeDoc?.sidebar !== undefined && (
          <li className="menu__list-item">
            {/* The sidebar is on this page, so this isn't a route. The query makes browsers load the page again, which closes the menu. */}
            {/* eslint-disable-next-line @docusaurus/no-html-links */}
            <a className="menu__link" href={`?menu#${docsNavigationId}`}>
              <Translate id="site.mobileMenu.pages" description="Link that shows the docs sidebar">
                All pages of the docs
              </Translate>
            </a>
          </li>
        )}
        {items
          .filter(({type = 'default'}) => type === 'doc' || type === 'default')
          .map((item, index) => (
            <NavbarItem mobile {...item} key={index} />
          ))}
        {versions.map(({name, label, path}) => (
          <li className="menu__list-item" key={name}>
            <Link className="menu__link" to={path}>
              <Translate
                id="site.notFound.docs"
                description="Link to the start page of a docs version"
                values={{version: label}}
              >
                {'{version} documentation'}
              </Translate>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
