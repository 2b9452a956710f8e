import type {ReactNode} from 'react';
import {Enlargement} from './Enlargement';
import styles from './styles.module.css';

export type DiagramProps = {
  /** A full description of the diagram in sentences, for screen readers. */
  alt: string;
  /** One sentence below the diagram. */
  caption?: string;
};

type Props = DiagramProps & {
  wide: ReactNode;
  /** The same drawing for phones, from top to bottom. */
  narrow: ReactNode;
};

/** Shows one of the two drawings as inline SVG, so that it uses the colours of the theme. A button enlarges it. */
export function Diagram({wide, narrow, alt, caption}: Props): ReactNode {
  // Each use of an element renders a drawing of its own.
  const drawings = (
    <>
      <div className={styles.wide}>{wide}</div>
      <div className={styles.narrow}>{narrow}</div>
    </>
  );
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={alt} className={styles.drawing}>
        {drawings}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      <Enlargement alt={alt}>{drawings}</Enlargement>
    </figure>
  );
}
