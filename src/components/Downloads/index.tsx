import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {docsVersions, type DocsVersion} from '@site/src/shared/docsVersions';
import {downloadsIndexPath, type DownloadsIndex} from '@site/src/shared/downloads';
import {File} from './File';
import styles from './styles.module.css';

/** Lists the files of each docs version. The links work without JavaScript, and the sizes appear when the list of files is loaded. */
export function Downloads(): ReactNode {
  const [index, setIndex] = useState<DownloadsIndex>();
  const indexUrl = useBaseUrl(downloadsIndexPath);
  useEffect(() => {
    const controller = new AbortController();
    fetch(indexUrl, {signal: controller.signal})
      .then(async response => {
        // TypeScript doesn't know that the build writes a value of this type into the file.
        setIndex((await response.json()) as DownloadsIndex);
      })
      // Readers can download the files without knowing their sizes.
      .catch(() => undefined);
    return () => controller.abort();
  }, [indexUrl]);
  return docsVersions.map(version => (
    <Version key={version.name} version={version} files={index?.versions[version.name]} />
  ));
}

type VersionProps = {version: DocsVersion; files: DownloadsIndex['versions'][string] | undefined};

function Version({version, files}: VersionProps): ReactNode {
  const id = `docs-${version.label}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <Translate
          id="site.downloads.version"
          description="Heading above the files of a docs version"
          values={{version: version.label}}
        >
          {'Docs {version}'}
        </Translate>
      </h2>
      {version.banner === 'unmaintained' && (
        <p className={styles.notice}>
          <Translate id="site.downloads.unmaintained" description="Below the heading of a docs version">
            This version is no longer maintained.
          </Translate>
        </p>
      )}
      {version.banner === 'unreleased' && (
        <p className={styles.notice}>
          <Translate id="site.downloads.unreleased" description="Below the heading of a docs version">
            This version isn’t released yet.
          </Translate>
        </p>
      )}
      <ul className={styles.files}>
        <File
          version={version}
          format="zip"
          size={files?.zip.size}
          title={translate({id: 'site.downloads.zip', message: 'Pages for your browser (ZIP)'})}
          description={translate({
            id: 'site.downloads.zip.description',
            message:
              'Unpack it and open index.html. It has the search, the types in code and the dark mode, and needs neither a server nor a connection.',
          })}
        />
        <File
          version={version}
          format="epub"
          size={files?.epub.size}
          title={translate({id: 'site.downloads.epub', message: 'Book (EPUB)'})}
          description={translate({
            id: 'site.downloads.epub.description',
            message: 'For e-readers and reading apps. The pages are chapters in the order of the sidebar.',
          })}
        />
        <File
          version={version}
          format="md"
          size={files?.md.size}
          title={translate({id: 'site.downloads.markdown', message: 'One Markdown file'})}
          description={translate({
            id: 'site.downloads.markdown.description',
            message: 'All pages as plain text, for your editor, for scripts and for AI assistants.',
          })}
        />
      </ul>
    </section>
  );
}
