import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './styles.module.css';

type Drawing = {name: string; file: string; ground: 'light' | 'dark'; width: number};

const drawings: Drawing[] = [
  {name: 'Mark, for light grounds', file: 'mark.svg', ground: 'light', width: 72},
  {name: 'Mark, for dark grounds', file: 'mark-dark.svg', ground: 'dark', width: 72},
  {name: 'Wordmark, for light grounds', file: 'wordmark.svg', ground: 'light', width: 200},
  {name: 'Wordmark, for dark grounds', file: 'wordmark-dark.svg', ground: 'dark', width: 200},
];

/** The site's drawings, each on its ground with its file to download. */
export function Downloads(): ReactNode {
  return (
    <ul className={styles.downloads}>
      {drawings.map(drawing => (
        <Download key={drawing.file} {...drawing} />
      ))}
    </ul>
  );
}

function Download({name, file, ground, width}: Drawing): ReactNode {
  const address = useBaseUrl(`/img/${file}`);
  return (
    <li className={styles.download}>
      <div className={clsx(styles.ground, ground === 'dark' ? styles.darkGround : styles.lightGround)}>
        <img src={address} alt="" width={width} height={width === 72 ? 72 : 64} />
      </div>
      <p className={styles.fileName}>
        <Link href={`pathname://${address}`} download>
          {name} <span>SVG</span>
        </Link>
      </p>
    </li>
  );
}
