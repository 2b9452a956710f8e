import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {escapeHtml} from '@site/src/search/highlighting';
import translations from '@theme/SearchTranslations';
import {ItemContent, PageIcon} from './ItemContent';
import {createItemId, createLinkId, createListId, opensHere, type ItemListProps} from './items';
import type {StoredSearch} from './storedSearchFormat';
import type {StartList} from './useStartLists';
import type {StoredSearches} from './useStoredSearches';
import styles from './styles.module.css';

const texts = translations.modal?.startScreen ?? {};

const icons = {
  clock: 'M3 10a7 7 0 1 0 2-5L3 7m0-4v4h4m3-1v4l3 2',
  star: 'm10 2 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8Z',
  cross: 'm5 5 10 10M15 5 5 15',
};

type Props = ItemListProps & {lists: StartList[]; stored: StoredSearches};

/** The reader's recent and favourite searches, and popular pages. They are trees and not listboxes, because the options of a listbox can't contain buttons. */
export function StartLists({lists, stored, activeIndex, setActiveIndex, onClose}: Props): ReactNode {
  return lists.map(({name, searches}, position) => {
    const listId = createListId(position);
    const firstIndex = lists.slice(0, position).flatMap(list => list.searches).length;
    const isRecent = name === 'recent';
    const isStored = name !== 'popular';
    return (
      <section key={name}>
        <div id={`${listId}-title`} className={styles.listTitle}>
          {name === 'popular' ? (
            <Translate
              id="search.popular"
              description="Heading of a list of pages that is shown before the reader types"
            >
              Popular pages
            </Translate>
          ) : isRecent ? (
            texts.recentSearchesTitle
          ) : (
            texts.favoriteSearchesTitle
          )}
        </div>
        <ul role="tree" id={listId} aria-labelledby={`${listId}-title`} className={styles.list}>
          {searches.map((search, offset) => (
            <li
              key={search.objectID}
              role="treeitem"
              id={createItemId(firstIndex + offset)}
              className={styles.item}
              aria-selected={firstIndex + offset === activeIndex}
              aria-labelledby={createLinkId(firstIndex + offset)}
              onMouseMove={() => setActiveIndex(firstIndex + offset)}
              data-content
            >
              <Link
                id={createLinkId(firstIndex + offset)}
                className={styles.link}
                to={search.path}
                onClick={event => {
                  stored.addRecent(search);
                  if (opensHere(event)) {
                    onClose();
                  }
                }}
              >
                {isStored ? (
                  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
                    <path d={isRecent ? icons.clock : icons.star} />
                  </svg>
                ) : (
                  <PageIcon />
                )}
                <ItemContent titles={[escapeHtml(search.title)]} detail={search.detail} />
              </Link>
              {isRecent && (
                <IconButton
                  icon={icons.star}
                  title={texts.saveRecentSearchButtonTitle}
                  {...{search}}
                  onClick={stored.addFavourite}
                />
              )}
              {isStored && (
                <IconButton
                  icon={icons.cross}
                  title={
                    isRecent ? texts.removeRecentSearchButtonTitle : texts.removeFavoriteSearchButtonTitle
                  }
                  {...{search}}
                  onClick={stored.remove}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

type IconButtonProps = {
  icon: string;
  title: string | undefined;
  search: StoredSearch;
  onClick: (search: StoredSearch) => void;
};

function IconButton({icon, title, search, onClick}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.iconButton}
      title={title}
      aria-label={`${title}: ${search.title}`}
      onClick={() => onClick(search)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
