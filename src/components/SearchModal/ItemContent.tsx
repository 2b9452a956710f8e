import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The title of a page and the headings down to a section, as HTML in which everything except `<mark>` is escaped. */
  titles: string[];
  detail: ReactNode;
};

/** The titles of a hit or of a stored search, with up to two lines of text. */
export function ItemContent({titles, detail}: Props): ReactNode {
  return (
    <span className={styles.itemContent}>
      <span className={styles.itemTitle} dangerouslySetInnerHTML={{__html: titles.join(' › ')}} />
      {/* Screen readers join both texts. The space outside separates the words of the visible text for tools that don't look at the layout. */}{' '}
      <span className="visually-hidden">: </span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

export function PageIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M17 6v12c0 .5-.2 1-1 1H4c-.7 0-1-.3-1-1V2c0-.6.4-1 1-1h8l5 5Zm-3 2h-3c-.5 0-1-.3-1-1V4" />
    </svg>
  );
}

export function SectionIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 8h14M3 13h14M7 3v14M13 3v14" />
    </svg>
  );
}
