import type {ReactNode} from 'react';
import {ScrollArea} from '../ScrollArea';
import {drawings, type DrawingName} from './drawings';
import styles from './styles.module.css';

type Props = {
  name: DrawingName;
  /** What the picture says, for readers who can't see it: the whole content, in sentences. */
  alt: string;
  /** One sentence under the picture. */
  caption?: string;
};

/** A drawing of ours, inline, so that it takes the colours of the theme. */
export function Diagram({name, alt, caption}: Props): ReactNode {
  const Drawing = drawings[name];
  return (
    <figure className={styles.figure}>
      <ScrollArea label="Diagram" className={styles.drawing}>
        <div role="img" aria-label={alt}>
          <Drawing />
        </div>
      </ScrollArea>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
