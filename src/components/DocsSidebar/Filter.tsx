import type {KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {listMatchingPages} from './filterItems';
import styles from './filter.module.css';

type Props = {
  query: string;
  /** The items that match the query. */
  items: readonly PropSidebarItem[];
  onChange: (query: string) => void;
};

/**
 * A field that filters the sidebar. It announces the number of pages that match. Escape clears the field, Enter opens the first page that
 * matches, and the down arrow key moves the focus to its link. If no page matches, a link searches the docs for the same words.
 */
export function Filter({query, items, onChange}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const pages = listMatchingPages(items, query);
  const count = pages.length;
  const hasQuery = query.trim() !== '';
  const result = !hasQuery
    ? ''
    : count === 0
      ? translate({
          id: 'site.sidebarFilter.none',
          message: 'No page matches',
          description: 'Below the filter of the docs sidebar',
        })
      : selectMessage(
          count,
          translate(
            {
              id: 'site.sidebarFilter.count',
              message: 'One page matches|{count} pages match',
              description: 'Below the filter of the docs sidebar. The plural forms are separated by "|"',
            },
            {count},
          ),
        );
  const handleKey = (event: KeyboardEvent) => {
    // The first match isn't always the first link, because the categories above a match are shown too.
    const link = hasQuery && document.querySelector<HTMLElement>(`aside a[href="${pages[0]}"]`);
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      onChange('');
    } else if (
      link &&
      (event.key === 'Enter' || event.key === 'ArrowDown') &&
      !event.nativeEvent.isComposing
    ) {
      // While the reader composes a character with an input method, these keys belong to the input method.
      event.preventDefault();
      if (event.key === 'Enter') {
        link.click();
      } else {
        link.focus();
      }
    }
  };
  return (
    <div className={clsx('needs-scripts', styles.filter)}>
      <input
        type="search"
        className={styles.field}
        value={query}
        onChange={event => onChange(event.target.value)}
        onKeyDown={handleKey}
        placeholder={translate({
          id: 'site.sidebarFilter.placeholder',
          message: 'Filter pages',
          description: 'Placeholder and name of the field that filters the docs sidebar',
        })}
        aria-label={translate({
          id: 'site.sidebarFilter.placeholder',
          message: 'Filter pages',
          description: 'Placeholder and name of the field that filters the docs sidebar',
        })}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={clsx(styles.result, !hasQuery && 'visually-hidden')}>
        {result}
      </p>
      {hasQuery && count === 0 && (
        <p className={styles.result}>
          <Link to={`/search?q=${encodeURIComponent(query.trim())}`}>
            <Translate
              id="site.sidebarFilter.search"
              description="Link to the search page, if no page of the docs sidebar matches {query}"
              values={{query: query.trim()}}
            >
              {'Search the docs for “{query}”'}
            </Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
