import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sharedPartId} from '@site/src/shared/offline';
import {formatDay} from '../Dates/dates';
import {FailureText} from './FailureText';
import {cancel, checkSite, keep, remove, type KeptDocs} from './keptDocs';
import {formatSize} from '../FileSize/formatSize';
import styles from './styles.module.css';

type Props = {id: string; title: string; state: KeptDocs};

/** A part of the site that readers can keep: its size, what is kept of it, and the buttons that change this. */
export function PartCard({id, title, state}: Props): ReactNode {
  const {kept, download, failure, index, isReady, obstacle, isSiteUnreachable} = state;
  const own = kept.filter(({part}) => part === id);
  const complete = own.find(({isComplete}) => isComplete);
  const isInterrupted = own.some(({isComplete}) => !isComplete);
  const isDownloading = download?.part === id;
  const canDownload = obstacle === undefined && !isSiteUnreachable && index !== undefined;
  const isOld = complete !== undefined && index !== undefined && complete.build !== index.build;
  const headingId = `offline-${id}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  // A pressed button makes room for others, and keyboard users go on with the first of these. Offline, none of them may be enabled.
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) {
      (actions.current?.querySelector<HTMLElement>('button:enabled') ?? heading.current)?.focus();
    }
  });
  /** Offline, the reader couldn't keep the docs again. The connection can have changed since the page was opened. */
  const removeOrAsk = async () => ((await checkSite()) ? remove(id) : setIsAsking(true));
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.facts}>
        {complete ? (
          <KeptText part={complete} />
        ) : (
          <SizeText state={state} id={id} isInterrupted={isInterrupted} />
        )}
      </p>
      {isOld && (
        <p className={styles.facts}>
          <Translate id="site.offline.old" description="Status of kept docs">
            The site has changed since then.
          </Translate>
        </p>
      )}
      {complete && isInterrupted && !isDownloading && (
        <p className={styles.facts}>
          <Translate id="site.offline.updateInterrupted" description="Status of kept docs">
            An update was interrupted. You can use the kept docs until it is complete.
          </Translate>
        </p>
      )}
      {isDownloading && <DownloadProgress download={download} title={title} />}
      {failure?.part === id && <FailureText reason={failure.reason} />}
      <div
        ref={actions}
        className={clsx('needs-scripts', styles.actions)}
        onClick={() => {
          hasActed.current = true;
        }}
        onBlur={({relatedTarget}) => {
          hasActed.current &&= relatedTarget === null;
        }}
      >
        {isDownloading ? (
          !download.isInOtherTab && (
            <button type="button" className="button button--secondary" onClick={cancel}>
              <Translate id="site.offline.cancel" description="Button that stops a download">
                Cancel
              </Translate>
            </button>
          )
        ) : (
          <>
            {(!complete || isOld) && (
              <CardButton
                headingId={headingId}
                isPrimary
                disabled={!isReady || !canDownload || download !== undefined}
                onClick={() => void keep(id)}
              >
                {isInterrupted ? (
                  <Translate id="site.offline.continue" description="Button that continues a download">
                    Continue
                  </Translate>
                ) : complete ? (
                  <Translate id="site.offline.update" description="Button that updates kept docs">
                    Update
                  </Translate>
                ) : (
                  <Translate id="site.offline.keep" description="Button that keeps docs for offline use">
                    Keep for offline use
                  </Translate>
                )}
              </CardButton>
            )}
            {own.length > 0 && !isAsking && (
              <CardButton
                headingId={headingId}
                disabled={download !== undefined}
                onClick={() => void removeOrAsk()}
              >
                <Translate id="site.offline.remove" description="Button that removes kept docs">
                  Remove
                </Translate>
              </CardButton>
            )}
            {own.length > 0 && isAsking && (
              <RemovalQuestion
                headingId={headingId}
                onCancel={() => setIsAsking(false)}
                onRemove={() => {
                  setIsAsking(false);
                  void remove(id);
                }}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}

type CardButtonProps = {
  /** The heading says which docs the button is about. */
  headingId: string;
  isPrimary?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function CardButton({headingId, isPrimary = false, ...props}: CardButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx('button', isPrimary ? 'button--primary' : 'button--secondary')}
      aria-describedby={headingId}
      {...props}
    />
  );
}

type RemovalQuestionProps = {headingId: string; onCancel: () => void; onRemove: () => void};

/** Asks before kept docs are removed while the site can't be reached. */
function RemovalQuestion({headingId, onCancel, onRemove}: RemovalQuestionProps): ReactNode {
  return (
    <>
      <p role="alert" className={styles.facts}>
        <Translate id="site.offline.removal" description="Shown before kept docs are removed">
          You’re offline. If you remove these docs, you can’t keep them again until you’re online.
        </Translate>
      </p>
      <CardButton headingId={headingId} onClick={onCancel}>
        <Translate id="site.offline.removal.cancel" description="Button that doesn’t remove kept docs">
          Don’t remove
        </Translate>
      </CardButton>
      <CardButton headingId={headingId} onClick={onRemove}>
        <Translate id="site.offline.removal.confirm" description="Button that removes kept docs">
          Remove anyway
        </Translate>
      </CardButton>
    </>
  );
}

function KeptText({part: {commit, commitTime}}: {part: KeptDocs['kept'][number]}): ReactNode {
  return commitTime === undefined ? (
    <Translate id="site.offline.kept" description="Status of kept docs without a known date">
      Kept in this browser.
    </Translate>
  ) : (
    <Translate
      id="site.offline.keptSince"
      description="Status of kept docs. {date} is the date of the commit from which they were built"
      values={{
        date: <time dateTime={commitTime}>{formatDay(commitTime)}</time>,
        commit: <code>{commit?.slice(0, 7)}</code>,
      }}
    >
      {'Kept in this browser, as of {date} (commit {commit}).'}
    </Translate>
  );
}

function SizeText({
  state: {index, kept, isSiteUnreachable},
  id,
  isInterrupted,
}: {
  state: KeptDocs;
  id: string;
  isInterrupted: boolean;
}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const part = index?.parts.find(candidate => candidate.id === id);
  if (!part) {
    // Until the size is known, a space keeps the line free.
    return isSiteUnreachable
      ? translate({
          id: 'site.offline.notKept',
          message: 'Not kept in this browser.',
          description: 'Status of docs that aren’t kept while the site can’t be reached',
        })
      : ' ';
  }
  const hasShared = kept.some(({build, isComplete}) => isComplete && build === index?.build);
  const shared = hasShared ? undefined : index?.parts.find(candidate => candidate.id === sharedPartId);
  const values = {
    size: formatSize(part.size + (shared?.size ?? 0), currentLocale),
    compressed: formatSize(part.compressedSize + (shared?.compressedSize ?? 0), currentLocale),
  };
  return isInterrupted
    ? translate(
        {
          id: 'site.offline.interrupted',
          message: 'The download was interrupted. It needs {size} of storage.',
          description: 'Status of docs that are only partly kept',
        },
        values,
      )
    : translate(
        {
          id: 'site.offline.size',
          message: '{size} of storage, about {compressed} to download',
          description: 'Size of docs that readers can keep',
        },
        values,
      );
}

function DownloadProgress({
  download: {progress, isInOtherTab},
  title,
}: {
  download: NonNullable<KeptDocs['download']>;
  title: string;
}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <div className={styles.progress}>
      <progress
        aria-label={translate(
          {
            id: 'site.offline.progress.label',
            message: 'Download of {title}',
            description: 'Label of a progress bar',
          },
          {title},
        )}
        max={progress?.total ?? 1}
        value={progress?.loaded ?? 0}
      />
      <span>
        {progress &&
          translate(
            {
              id: 'site.offline.progress',
              message: '{loaded} of {total}',
              description: 'Progress of a download, in megabytes',
            },
            {
              loaded: formatSize(progress.loaded, currentLocale),
              total: formatSize(progress.total, currentLocale),
            },
          )}
        {isInOtherTab && (
          <>
            {' '}
            <Translate id="site.offline.otherTab" description="Says where a download runs">
              Another tab is changing the kept docs.
            </Translate>
          </>
        )}
      </span>
    </div>
  );
}
