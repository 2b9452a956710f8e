import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {fetchFile} from '@site/src/clientModules/fetchFile';
import {packageVersionsPath, type PackageVersions} from '@site/src/shared/playgroundPackages';
import type {PlaygroundProject} from '@site/src/shared/programs';
import {announce} from '../CopyStatus/announce';
import {useCopyStatus} from '../CopyStatus/useCopyStatus';
import {describeLinkProblem} from './describe';
import {ReportCode} from './ReportCode';
import styles from './styles.module.css';

type Props = {
  /** Returns the project with the reader's changes. */
  getProject: () => PlaygroundProject;
  /** Whether the project can start on its own. */
  canDownload: boolean;
  isEdited: boolean;
  /** Undefined while the editor is loading. */
  onFormat: (() => void) | undefined;
  onReset: () => void;
  /** Undefined unless the reader's changes have just been removed. */
  onUndoReset: (() => void) | undefined;
};

/** The buttons below the editor that change the code or take it elsewhere. */
export function Actions({
  getProject,
  canDownload,
  isEdited,
  onFormat,
  onReset,
  onUndoReset,
}: Props): ReactNode {
  const [status, setStatus] = useCopyStatus();
  /** A link that the browser refused to copy. */
  const [uncopied, setUncopied] = useState('');
  const pageUrl = useBaseUrl('/playground');
  const packagesUrl = useBaseUrl(packageVersionsPath);
  const homeUrl = useBaseUrl('/');
  const siteTitle = useDocusaurusContext().siteConfig.title;

  function report(message: string, isCopied: boolean): void {
    setStatus({message, isCopied});
    announce(message);
  }

  async function createLink(): Promise<string> {
    const [{encodeProject}, {findProjectProblem}] = await Promise.all([
      import('@site/src/playground/project/hash'),
      import('@site/src/playground/project/validate'),
    ]);
    const project = getProject();
    const problem = findProjectProblem(project);
    if (problem) {
      throw new ProjectError(describeLinkProblem(problem));
    }
    return `${window.location.origin}${pageUrl}${encodeProject(project)}`;
  }

  async function copyLink(): Promise<void> {
    setUncopied('');
    let link = '';
    try {
      link = await createLink();
      // Without HTTPS, `navigator.clipboard` is undefined and this throws a TypeError. It's handled like a refused permission.
      await navigator.clipboard.writeText(link);
      report(
        translate({id: 'site.playground.linkCopied', message: 'Link copied', description: 'Status'}),
        true,
      );
    } catch (error) {
      setUncopied(link);
      report(
        error instanceof ProjectError
          ? error.message
          : link
            ? translate({
                id: 'site.playground.linkNotCopied',
                message: 'Couldn’t copy the link. Copy it from here:',
                description: 'Above a field with a link',
              })
            : describeFailure(),
        false,
      );
    }
  }

  async function download(): Promise<void> {
    try {
      const [{createDownload, createZip, getNodeVersion}, response] = await Promise.all([
        import('@site/src/playground/project/download'),
        fetchFile(packagesUrl),
      ]);
      // TypeScript doesn't know what the file contains.
      const versions = (await response.json()) as PackageVersions;
      const project = getProject();
      const name = createProjectName(siteTitle, window.location.pathname.slice(homeUrl.length));
      const files = createDownload(project, versions[project.version] ?? {}, {
        name,
        // The name of the site follows the title of a page.
        title: document.title.split(' | ')[0] ?? document.title,
        instructions: translate(
          {
            id: 'site.playground.readme',
            message:
              'From {url}\n\nRun `npm install`, and then `npm start`, which starts the server and runs the client. To check the types, run `npm run check`.\n\nYou need Node {nodeVersion} or newer. The packages have the versions that this site tests its code with, so some can be newer than those that a page asks you to install.',
            description: 'Content of the README of a downloaded project',
          },
          {
            url: `${window.location.origin}${window.location.pathname}`,
            nodeVersion: getNodeVersion(project),
          },
        ),
      });
      saveFile(`${name}.zip`, createZip(files, name));
      report(
        translate({id: 'site.playground.downloaded', message: 'Downloaded', description: 'Status'}),
        true,
      );
    } catch {
      report(describeFailure(), false);
    }
  }

  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.action}
        aria-disabled={!onFormat || undefined}
        onClick={onFormat}
      >
        <Translate id="site.playground.format" description="Button that formats the code">
          Format
        </Translate>
      </button>
      <button
        type="button"
        className={styles.action}
        aria-disabled={(!isEdited && !onUndoReset) || undefined}
        onClick={isEdited ? onReset : onUndoReset}
      >
        {onUndoReset ? (
          <Translate
            id="site.playground.undoReset"
            description="Button that brings back the reader’s changes"
          >
            Undo reset
          </Translate>
        ) : (
          <Translate id="site.playground.reset" description="Button that removes the reader’s changes">
            Reset
          </Translate>
        )}
      </button>
      <button type="button" className={styles.action} onClick={() => void copyLink()}>
        <Translate id="site.playground.copyLink" description="Button that copies a link to the reader’s code">
          Copy link
        </Translate>
      </button>
      {canDownload && (
        <button type="button" className={styles.action} onClick={() => void download()}>
          <Translate id="site.playground.download" description="Button that downloads the reader’s code">
            Download project
          </Translate>
        </button>
      )}
      <ReportCode createLink={createLink} version={getProject().version} />
      {status.message !== '' && <span className={styles.status}>{status.message}</span>}
      {uncopied !== '' && (
        <input
          readOnly
          className={styles.link}
          value={uncopied}
          aria-label={translate({
            id: 'site.playground.link',
            message: 'Link to this code',
            description: 'Label of a field',
          })}
          onFocus={({currentTarget}) => currentTarget.select()}
        />
      )}
    </div>
  );
}

/** Returns the name of the project of a page, such as `trpc-quickstart` for the path `docs/quickstart` below the home page. */
function createProjectName(siteTitle: string, path: string): string {
  const [page = 'demo'] = path.split('/').filter(Boolean).slice(-1);
  return `${siteTitle}-${page}`.toLowerCase().replace(/[^a-z\d]+/g, '-');
}

/** A project that can't be shared. Its message is for readers. */
class ProjectError extends Error {}

function describeFailure(): string {
  return navigator.onLine
    ? translate({
        id: 'site.playground.action.failed',
        message: 'This didn’t work. Reload the page and try again.',
        description: 'Status after a file couldn’t be loaded',
      })
    : translate({
        id: 'site.playground.action.offline',
        message: 'You’re offline. Try again later.',
        description: 'Status after a file couldn’t be loaded',
      });
}

function saveFile(name: string, bytes: Uint8Array): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], {type: 'application/zip'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
