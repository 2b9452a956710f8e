import {getBuildCommit} from '@site/src/components/BuildCommit/getBuildCommit';

/** A report about a page, for the form of a new issue. It is in English on all pages, because maintainers read it. */
export type Report = {title: string; details: string};

/** Describes a page without its title and sections, which only the browser knows. */
export function describePath(address: string, versionLabel: string | undefined): Report {
  return {title: `Docs: ${address}`, details: writeDetails({Address: address, Version: versionLabel})};
}

/** Describes the open page and the section that the reader sees. */
export function describeOpenPage(versionLabel: string | undefined, isUnclear: boolean): Report {
  const heading = findVisibleHeading();
  const {origin, pathname, search} = window.location;
  const title = document.title.replace(/ \| [^|]*$/, '');
  return {
    title: `${isUnclear ? 'Unclear' : 'Problem'}: ${title}`,
    details: writeDetails({
      Page: title,
      Address: origin + pathname + search + (heading?.id ? `#${heading.id}` : ''),
      Version: versionLabel,
      Section: heading?.textContent.replace(/[\s\u200b]+$/, ''),
      Commit: getBuildCommit(),
    }),
  };
}

/** Describes code that a reader has changed. `link` opens the code. It is empty if it would be too long. */
export function describeCode(versionLabel: string, link: string): Report {
  const {origin, pathname} = window.location;
  return {
    title: `Code: ${document.title.replace(/ \| [^|]*$/, '')}`,
    details: writeDetails({
      Address: origin + pathname,
      Version: versionLabel,
      Code: link || 'The link is too long for this form. Use “Copy link” and paste it here.',
      Commit: getBuildCommit(),
    }),
  };
}

function writeDetails(facts: Record<string, string | undefined>): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => (value ? [`${name}: ${value}\n`] : []))
    .join('');
}

/** Returns the last heading that starts in the upper half of the window or above it. */
function findVisibleHeading(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
  return headings
    .filter(heading => heading.checkVisibility() && heading.getBoundingClientRect().top < innerHeight / 2)
    .at(-1);
}
