import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {onlineOnlyClass} from '@site/src/shared/downloads';
import {getIssueFormUrl} from '../SiteRepository/issueForms';
import {useSiteRepository} from '../SiteRepository/useSiteRepository';
import {CopyReport} from './CopyReport';
import {describeOpenPage, describePath} from './report';
import styles from './styles.module.css';

type Answer = 'yes' | 'no';

/** The reader's answers, by the path of the page. They are kept until the site is closed or reloaded. */
const answers = new Map<string, Answer>();

/**
 * Asks whether the page was clear, and links to a form for reporting a problem. The form is a new issue in the repository of the site. If no
 * repository is configured, the report is copied instead. Nothing is sent anywhere.
 */
export function Feedback({className}: {className?: string}): ReactNode {
  const {pathname} = useLocation();
  return <PageFeedback key={pathname} path={pathname} className={className} />;
}

function PageFeedback({path, className}: {path: string; className: string | undefined}): ReactNode {
  const [answer, setAnswer] = useState(() => answers.get(path));
  const report = useRef<HTMLElement>(null);
  const repository = useSiteRepository();

  function giveAnswer(next: Answer): void {
    answers.set(path, next);
    setAnswer(next);
    if (next === 'no') {
      report.current?.querySelector<HTMLElement>('a, button')?.focus();
    }
  }

  return (
    <div
      className={clsx(
        onlineOnlyClass,
        styles.feedback,
        // Without scripts, the link to the form works, but the button that copies the report doesn't.
        repository === undefined && 'needs-scripts',
        className,
      )}
    >
      <div
        className={clsx('needs-scripts', styles.question)}
        role="group"
        aria-labelledby="feedback-question"
      >
        <span id="feedback-question">
          <Translate id="site.feedback.question" description="Question at the end of each page">
            Was this clear?
          </Translate>
        </span>
        <button type="button" aria-pressed={answer === 'yes'} onClick={() => giveAnswer('yes')}>
          <Translate id="site.feedback.yes">Yes</Translate>
        </button>
        <button type="button" aria-pressed={answer === 'no'} onClick={() => giveAnswer('no')}>
          <Translate id="site.feedback.no">No</Translate>
        </button>
        <span role="status">{getReply(answer)}</span>
      </div>
      <span ref={report}>
        <ReportLink path={path} repository={repository} isUnclear={answer === 'no'} />
      </span>
    </div>
  );
}

function getReply(answer: Answer | undefined): string {
  switch (answer) {
    case 'yes':
      return translate({
        id: 'site.feedback.clear',
        message: 'Good to hear.',
        description: 'Reply to readers who found a page clear',
      });
    case 'no':
      return translate({
        id: 'site.feedback.unclear',
        message: 'Sorry. Please report what was unclear.',
        description: 'Reply to readers who found a page unclear. The next link leads to the form',
      });
    case undefined:
      return '';
  }
}

type ReportLinkProps = {path: string; repository: string | undefined; isUnclear: boolean};

/** A link to the form. The click adds what only the browser knows. Without JavaScript, the form contains the path and the version. */
function ReportLink({path, repository, isUnclear}: ReportLinkProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const versionLabel = useActiveVersion(undefined)?.label;
  const label = (
    <Translate id="site.feedback.report" description="Link or button that reports a problem with the page">
      Report a problem
    </Translate>
  );
  if (repository === undefined) {
    return <CopyReport describe={() => describeOpenPage(versionLabel, isUnclear)}>{label}</CopyReport>;
  }
  const addDetails = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    const report = describeOpenPage(versionLabel, isUnclear);
    currentTarget.href = getIssueFormUrl(repository, 'page.yml', report);
  };
  return (
    <Link
      to={getIssueFormUrl(repository, 'page.yml', describePath(url + path, versionLabel))}
      onClick={addDetails}
      onAuxClick={addDetails}
      onContextMenu={addDetails}
    >
      {label}
    </Link>
  );
}
