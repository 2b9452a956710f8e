import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocsVersion} from '@site/src/shared/docsVersions';
import {downloadPath, getDownloadName, type DownloadFormat} from '@site/src/shared/downloads';
import {formatSize} from '@site/src/components/FileSize/formatSize';
import styles from './styles.module.css';

type Props = {
  version: DocsVersion;
  format: DownloadFormat;
  title: string;
  description: string;
  /** The size in bytes. Undefined until it is known. */
  size: number | undefined;
};

/** A link to a file, with its size and what it is for. */
export function File({version, format, title, description, size}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const url = useBaseUrl(downloadPath(getDownloadName(version), format));
  return (
    <li>
      {/* The file isn't a page, so the link must not go through the router. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={url} download>
        {title}
      </a>{' '}
      {/* The text reserves its place, so that the page doesn't move when the size appears. */}
      <span className={styles.size}>{size === undefined ? '' : formatSize(size, i18n.currentLocale)}</span>
      <p>{description}</p>
    </li>
  );
}
