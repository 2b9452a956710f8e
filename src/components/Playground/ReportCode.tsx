import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {CopyReport} from '../Feedback/CopyReport';
import {describeCode} from '../Feedback/report';
import {getIssueFormUrl} from '../SiteRepository/issueForms';
import {useSiteRepository} from '../SiteRepository/useSiteRepository';
import styles from './styles.module.css';

type Props = {
  /** Returns a link to the reader's code. */
  createLink: () => Promise<string>;
  version: string;
};

/** GitHub rejects URLs that are longer than about 8,000 characters. */
const maxLinkLength = 6_000;

/** Reports a problem with the reader's code. The report contains a link to the code. */
export function ReportCode({createLink, version}: Props): ReactNode {
  const repository = useSiteRepository();
  // The link is created before the click, because browsers copy text and open windows only directly after a click.
  const [link, setLink] = useState('');
  const prepare = () => void createLink().then(setLink, () => setLink(''));

  const label = (
    <Translate
      id="site.playground.report"
      description="Link or button that reports a problem with the reader’s code"
    >
      Report a problem with this code
    </Translate>
  );
  if (repository === undefined) {
    return (
      <span className={styles.report} onPointerEnter={prepare} onFocus={prepare}>
        <CopyReport describe={() => describeCode(version, link)}>{label}</CopyReport>
      </span>
    );
  }
  const shortLink = link.length > maxLinkLength ? '' : link;
  return (
    <Link
      className={styles.action}
      to={getIssueFormUrl(repository, 'page.yml', describeCode(version, shortLink))}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {label}
    </Link>
  );
}
