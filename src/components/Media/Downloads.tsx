import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './downloads.module.css';

type Drawing = {
  label: string;
  /** Name of the files, in `static/img` and as a bitmap in `static/img/brand`. */
  name: string;
  ground: 'light' | 'dark';
  /** Size as shown, in pixels. */
  width: number;
  height: number;
  /** Size of the bitmap, in pixels. */
  bitmap: string;
};

const mark = {width: 72, height: 72, bitmap: '512 × 512'};
const wordmark = {width: 210, height: 72, bitmap: '1496 × 512'};

const drawings: Drawing[] = [
  {label: 'Mark for light grounds', name: 'mark', ground: 'light', ...mark},
  {label: 'Mark for dark grounds', name: 'mark-dark', ground: 'dark', ...mark},
  {label: 'Wordmark for light grounds', name: 'wordmark', ground: 'light', ...wordmark},
  {label: 'Wordmark for dark grounds', name: 'wordmark-dark', ground: 'dark', ...wordmark},
];

/** The site's drawings, each on its ground with its files to download. */
export function Downloads(): ReactNode {
  return (
    <ul className={styles.downloads}>
      {drawings.map(drawing => (
        <Download key={drawing.name} {...drawing} />
      ))}
    </ul>
  );
}

function Download({label, name, ground, width, height, bitmap}: Drawing): ReactNode {
  const vector = useBaseUrl(`/img/${name}.svg`);
  const image = useBaseUrl(`/img/brand/${name}.png`);
  return (
    <li className={styles.download}>
      <div className={clsx(styles.ground, ground === 'dark' ? styles.dark : styles.light)}>
        <img src={vector} alt="" width={width} height={height} />
      </div>
      <div className={styles.caption}>
        <strong>{label}</strong>
        <span className={styles.files}>
          <FileLink href={vector} name={`${label}, SVG`} text="SVG" />
          <FileLink href={image} name={`${label}, PNG`} text="PNG" note={bitmap} />
        </span>
      </div>
    </li>
  );
}

type FileLinkProps = {href: string; name: string; text: string; note?: string};

function FileLink({href, name, text, note}: FileLinkProps): ReactNode {
  return (
    // A file, not a page: the router has nothing to do with it.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a href={href} download aria-label={`Download ${name}`}>
      {text}
      {note && <small> {note}</small>}
    </a>
  );
}
