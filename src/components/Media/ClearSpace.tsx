import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './clearSpace.module.css';

/** The room that the mark and the wordmark need, drawn to scale. Both drawings are 64 units high; the room is a quarter of that. */
export function ClearSpace(): ReactNode {
  return (
    <div className={styles.figures}>
      <Figure file="mark.svg" width={64} label="Space round the mark: a quarter of its height on each side" />
      <Figure
        file="wordmark.svg"
        width={187}
        label="Space round the wordmark: a quarter of its height on each side"
      />
    </div>
  );
}

type FigureProps = {file: string; width: number; label: string};

function Figure({file, width, label}: FigureProps): ReactNode {
  const address = useBaseUrl(`/img/${file}`);
  const [room, height] = [16, 64];
  return (
    <svg
      className={styles.figure}
      viewBox={`-1 -1 ${width + 2 * room + 2} ${height + 2 * room + 2}`}
      width={2.4 * (width + 2 * room)}
      role="img"
      aria-label={label}
    >
      <rect className={styles.room} width={width + 2 * room} height={height + 2 * room} rx="2" />
      <rect className={styles.drawing} x={room} y={room} width={width} height={height} />
      <image href={address} x={room} y={room} width={width} height={height} />
      <text className={styles.measure} x={room / 2} y={room + height / 2}>
        ¼
      </text>
      <text className={styles.measure} x={room + width / 2} y={room / 2}>
        ¼
      </text>
    </svg>
  );
}
