import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {HitCategory} from '@site/src/search/categories';
import {joinHeadings, listHeadings} from '@site/src/search/headings';
import type {SearchHit} from '@site/src/search/types';
import {Excerpt} from '../Search/Excerpt';
import type {SettledResults} from '../Search/useSearchResults';
import {ItemContent, PageIcon, SectionIcon} from './ItemContent';
import {createItemId, createListId, opensHere, usePathOf, type ItemListProps} from './items';
import type {StoredSearch} from './storedSearchFormat';
import styles from './styles.module.css';

type Props = ItemListProps & {
  categories: HitCategory[];
  results: Extract<SettledResults, {kind: 'success'}>;
  onOpen: (search: StoredSearch) => void;
};

/** The hits by category, and a link to the search page with the same query and version. */
export function Hits({categories, results, activeIndex, setActiveIndex, onOpen, onClose}: Props): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const getPath = usePathOf();
  const {query, version, section, nbHits} = results;
  return (
    <>
      {categories.map(({name, hits}, position) => {
        const listId = createListId(position);
        const firstIndex = categories.slice(0, position).flatMap(category => category.hits).length;
        return (
          <section key={name} data-content>
            <div id={`${listId}-title`} className={styles.listTitle}>
              {name}
            </div>
            <ul role="listbox" id={listId} aria-labelledby={`${listId}-title`} className={styles.list}>
              {hits.map((hit, offset) => (
                <li
                  key={hit.objectID}
                  role="none"
                  className={styles.item}
                  data-tree={findTreeLine(hits, offset)}
                >
                  <Link
                    role="option"
                    id={createItemId(firstIndex + offset)}
                    className={styles.link}
                    to={getPath(hit)}
                    tabIndex={-1}
                    aria-selected={firstIndex + offset === activeIndex}
                    onMouseMove={() => setActiveIndex(firstIndex + offset)}
                    onClick={event => {
                      onOpen(createStoredSearch(hit, getPath(hit)));
                      if (opensHere(event)) {
                        onClose();
                      }
                    }}
                  >
                    {hit.type === 'lvl1' ? <PageIcon /> : <SectionIcon />}
                    <ItemContent titles={listHeadings(hit)} detail={<Excerpt {...{hit}} />} />
                    <svg className={styles.enterIcon} viewBox="0 0 20 20" aria-hidden="true">
                      <path d="M18 3v4c0 2-2 4-4 4H2M8 17l-6-6 6-6" />
                    </svg>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className={styles.seeAll} hidden={nbHits === 1}>
        <Link
          to={`${createSearchLink(query)}&${new URLSearchParams({version: version.name, ...(section && {section})})}`}
          onClick={onClose}
        >
          <Translate id="theme.SearchBar.seeAll" values={{count: nbHits}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      </p>
    </>
  );
}

function createStoredSearch(hit: SearchHit, path: string): StoredSearch {
  return {objectID: hit.objectID, path, title: joinHeadings(hit), detail: hit.content ?? ''};
}

/** Returns which line to draw from a section to the hit of its page above it: `last` if no other section of the page follows. */
function findTreeLine(hits: SearchHit[], index: number): 'last' | 'middle' | undefined {
  const isSectionOf = (hit: SearchHit | undefined) =>
    hit !== undefined && hit.type !== 'lvl1' && hit.hierarchy.lvl1 === hits[index]?.hierarchy.lvl1;
  const hasPage = hits.some(
    ({type, hierarchy}) => type === 'lvl1' && hierarchy.lvl1 === hits[index]?.hierarchy.lvl1,
  );
  return hasPage && isSectionOf(hits[index]) ? (isSectionOf(hits[index + 1]) ? 'middle' : 'last') : undefined;
}
