import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, usePluralForm} from '@docusaurus/theme-common';
import type {Props as ListProps} from '@theme/DocCardList';
import type {Props as CardProps} from '@theme/DocCard';
import Heading from '@theme/Heading';
import styles from './cards.module.css';

type Item = Exclude<CardProps['item'], {type: 'html'}>;

const classNames = ThemeClassNames.docs.docCard;

/** Shows the pages and subcategories of a category as links with their descriptions. */
export function Cards({items}: {items: NonNullable<ListProps['items']>}): ReactNode {
  return (
    <section className={styles.cards}>
      {filterDocCardListItems(items).map((item, index) => (
        // TypeScript doesn't know that the function only returns items with a link, which are pages, links and categories.
        <Card key={index} item={item as Item} />
      ))}
    </section>
  );
}

function Card({item}: {item: Item}): ReactNode {
  const isCategory = item.type === 'category';
  const doc = useDocById(isCategory ? undefined : item.docId);
  const formatItemCount = useItemCount();
  const description =
    item.description ?? (isCategory ? formatItemCount(item.items.length) : doc?.description);
  return (
    <Link
      href={isCategory ? findFirstSidebarItemLink(item) : item.href}
      className={clsx('card', classNames.container, styles.card)}
    >
      <Heading as="h2" className={clsx(classNames.heading, classNames.title)}>
        {item.label}
      </Heading>
      {description && <p className={classNames.description}>{description}</p>}
    </Link>
  );
}

function useItemCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return count =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.docs.DocCard.categoryDescription.plurals',
          message: '1 item|{count} items',
          description: 'The description of a category without a description of its own, by plural form',
        },
        {count},
      ),
    );
}
