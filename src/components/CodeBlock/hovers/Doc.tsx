import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {parseBlocks, parseInline} from './docMarkdown';
import styles from './styles.module.css';

type Props = {
  id: string;
  /** JSDoc as Markdown with paragraphs, lists, inline code and links. */
  text: string;
};

/** Shows the JSDoc description of a symbol. */
export function Doc({id, text}: Props): ReactNode {
  return (
    <div id={id} className={styles.doc}>
      {parseBlocks(text).map((block, index) =>
        'items' in block ? (
          <ul key={index}>
            {block.items.map((item, itemIndex) => (
              <li key={itemIndex}>
                <InlineText text={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {block.tag && <span className={styles.tag}>{block.tag} </span>}
            <InlineText text={block.paragraph} />
          </p>
        ),
      )}
    </div>
  );
}

function InlineText({text}: {text: string}): ReactNode {
  return parseInline(text).map((part, index) => {
    switch (part.kind) {
      case 'link':
        return (
          <Link key={index} to={part.href}>
            {part.text}
          </Link>
        );
      case 'code':
        return <code key={index}>{part.text}</code>;
      case 'strong':
        return <strong key={index}>{part.text}</strong>;
      default:
        return <Fragment key={index}>{part.text}</Fragment>;
    }
  });
}
