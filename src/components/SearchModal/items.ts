import type {MouseEvent} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Props of the components that list hits or stored searches. The items of all lists in the modal are numbered consecutively. */
export type ItemListProps = {
  activeIndex: number;
  setActiveIndex: (index: number) => void;
  onClose: () => void;
};

/** Returns the id of an item. The text field refers to the active item by its id, because the focus stays in the field. */
export function createItemId(index: number): string {
  return `search-item-${index}`;
}

/** Returns the id of the link in the item of a stored search. It gives the item its name, without the names of the item's buttons. */
export function createLinkId(index: number): string {
  return `search-link-${index}`;
}

export function createListId(position: number): string {
  return `search-list-${position}`;
}

/** Returns the link of an item. A hit is a link itself, and a stored search contains a link. */
export function findItemLink(index: number): Element | null {
  const item = document.getElementById(createItemId(index));
  return item?.closest('a') ?? item?.querySelector('a') ?? null;
}

/** Returns whether a click on a link opens it in this tab. */
export function opensHere({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}

/** Returns a function that converts the URL of a record to a path, because a preview of the site has a different origin. */
export function usePathOf(): (record: {url: string}) => string {
  const {url: siteUrl} = useDocusaurusContext().siteConfig;
  return record => {
    const {pathname, search, hash} = new URL(record.url, siteUrl);
    return pathname + search + hash;
  };
}
