import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './downloads.module.css';

type Drawing = {
  label: string;
  /** File name without extension. The SVG is in `static/img` and the bitmap in `static/img/brand`. */
  name: string;
  background: 'light' | 'dark';
  /** Displayed size in pixels. */
  width: number;
  height: number;
  /** Size of the bitmap in pixels. */
  bitmapSize: string;
};

const mark = {width: 72, height: 72, bitmapSize: '512 × 512'};
const wordmark = {width: 210, height: 72, bitmapSize: '1496 × 512'};

/** Shows the site's drawings on their backgrounds, each with download links. */
export function Downloads(): ReactNode {
  return (
    <ul className={styles.downloads}>
      {createDrawings().map(drawing => (
        <Download key={drawing.name} {...drawing} />
      ))}
    </ul>
  );
}

function createDrawings(): Drawing[] {
  return [
    {
      label: translate({id: 'site.media.mark.light', message: 'Mark for light backgrounds'}),
      name: 'mark',
      background: 'light',
      ...mark,
    },
    {
      label: translate({id: 'site.media.mark.dark', message: 'Mark for dark backgrounds'}),
      name: 'mark-dark',
      background: 'dark',
      ...mark,
    },
    {
      label: translate({id: 'site.media.wordmark.light', message: 'Wordmark for light backgrounds'}),
      name: 'wordmark',
      background: 'light',
      ...wordmark,
    },
    {
      label: translate({id: 'site.media.wordmark.dark', message: 'Wordmark for dark backgrounds'}),
      name: 'wordmark-dark',
      background: 'dark',
      ...wordmark,
    },
  ];
}

function Download({label, name, background, width, height, bitmapSize}: Drawing): ReactNode {
  const vector = useBaseUrl(`/img/${name}.svg`);
  const bitmap = useBaseUrl(`/img/brand/${name}.png`);
  return (
    <li className={styles.download}>
      <div className={clsx(styles.background, background === 'dark' ? styles.dark : styles.light)}>
        <img src={vector} alt="" width={width} height={height} />
      </div>
      <div className={styles.caption}>
        <strong>{label}</strong>
        <span className={styles.files}>
          <FileLink href={vector} drawing={label} format="SVG" />
          <FileLink href={bitmap} drawing={label} format="PNG" size={bitmapSize} />
        </span>
      </div>
    </li>
  );
}

type FileLinkProps = {href: string; drawing: string; format: string; size?: string};

function FileLink({href, drawing, format, size}: FileLinkProps): ReactNode {
  return (
    // This is a plain link, because the router doesn't know the file.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      href={href}
      download
      aria-label={translate(
        {
          id: 'site.media.download',
          message: 'Download {drawing}, {format}',
          description: 'Link; {format} is “SVG”, or “PNG” and the size of the image',
        },
        {drawing, format: size === undefined ? format : `${format} ${size}`},
      )}
    >
      {format}
      {size && <small> {size}</small>}
    </a>
  );
}
