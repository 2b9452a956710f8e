import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ScrollArea} from '../ScrollArea';
import {drawings, type DrawingName} from './drawings';
import styles from './styles.module.css';

type Props = {
  name: DrawingName;
  /** A full description of the diagram in sentences, for screen readers. */
  alt: string;
  /** One sentence below the diagram. */
  caption?: string;
};

/** Shows a diagram as inline SVG, so that it uses the colours of the theme. */
export function Diagram({name, alt, caption}: Props): ReactNode {
  const Drawing = drawings[name];
  return (
    <figure className={styles.figure}>
      <ScrollArea
        label={translate({
          id: 'site.diagram',
          message: 'Diagram',
          description: 'Name of a diagram that scrolls, for screen readers',
        })}
        className={styles.drawing}
      >
        <div role="img" aria-label={alt}>
          <Drawing />
        </div>
      </ScrollArea>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
