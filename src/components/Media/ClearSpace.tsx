import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './clearSpace.module.css';

/**
 * Shows, to scale, the clear space around the mark and around the wordmark. Both drawings are 64 units high, and the clear space is a
 * quarter of this height.
 */
export function ClearSpace(): ReactNode {
  return (
    <div className={styles.figures}>
      <Figure
        file="mark.svg"
        width={64}
        label={translate({
          id: 'site.media.clearSpace.mark',
          message: 'Space around the mark: a quarter of its height on each side',
          description: 'Describes a drawing, for screen readers',
        })}
      />
      <Figure
        file="wordmark.svg"
        width={187}
        label={translate({
          id: 'site.media.clearSpace.wordmark',
          message: 'Space around the wordmark: a quarter of its height on each side',
          description: 'Describes a drawing, for screen readers',
        })}
      />
    </div>
  );
}

type FigureProps = {file: string; width: number; label: string};

function Figure({file, width, label}: FigureProps): ReactNode {
  const url = useBaseUrl(`/img/${file}`);
  const [space, height] = [16, 64];
  return (
    <svg
      className={styles.figure}
      viewBox={`-1 -1 ${width + 2 * space + 2} ${height + 2 * space + 2}`}
      width={2.4 * (width + 2 * space)}
      role="img"
      aria-label={label}
    >
      <rect className={styles.space} width={width + 2 * space} height={height + 2 * space} rx="2" />
      <rect className={styles.drawing} x={space} y={space} width={width} height={height} />
      <image href={url} x={space} y={space} width={width} height={height} />
      <text className={styles.measure} x={space / 2} y={space + height / 2}>
        ¼
      </text>
      <text className={styles.measure} x={space + width / 2} y={space / 2}>
        ¼
      </text>
    </svg>
  );
}
