import {execFileSync} from 'node:child_process';
import type {LinkResult} from './checkLink';

/** A link, where it is, and what the check has found. */
export type CheckedLink = LinkResult & {url: string; places: string[]};

/** The maximum number of places that the report names for each link. */
const maxPlaces = 5;

/** Renders the result in Markdown: broken links, links that have moved, and links that the check couldn't decide about. */
export function renderReport(links: readonly CheckedLink[]): string {
  const count = (state: LinkResult['state']) => links.filter(link => link.state === state).length;
  const broken = links.filter(({state}) => state === 'broken');
  const undecided = links.filter(({state}) => state === 'undecided');
  const moved = links.filter(({state, movedTo}) => state === 'works' && movedTo !== undefined);
  const sections = [
    renderSection('Broken', broken, ({detail}) => detail),
    renderSection('Moved permanently', moved, ({movedTo}) => `now ${movedTo}`),
    renderSection('To check by hand', undecided, ({detail}) => `${detail}; the server might refuse programs`),
  ];
  const summary =
    `${links.length} links to other sites: ${count('works')} work, ${count('broken')} are broken, ` +
    `${count('undecided')} have to be checked by hand, ${count('unchecked')} are left for the next run.`;
  return `${[summary, ...sections.filter(Boolean)].join('\n\n')}\n`;
}

function renderSection(
  heading: string,
  links: readonly CheckedLink[],
  describe: (link: CheckedLink) => string,
): string {
  const lines = links.map(link => {
    const {places} = link;
    const rest = places.length > maxPlaces ? ` and ${places.length - maxPlaces} more` : '';
    const shown = places.slice(0, maxPlaces).map(place => `\`${place}\``);
    return `- <${link.url}>: ${describe(link)}. ${shown.join(', ')}${rest}`;
  });
  return lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n')}`;
}

/** Returns where the tracked files contain a URL, as `path:line:column`, or the built pages if no file contains it as it is. */
export function findPlaces(url: string, pages: readonly string[]): string[] {
  const files = ['docs', 'versioned_docs', 'blog', 'src', 'docusaurus.config.ts'];
  try {
    // Without the slash that `new URL` adds after a host.
    const text = url.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
    const args = ['grep', '--line-number', '--column', '--fixed-strings', '-e', text, '--', ...files];
    const output = execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    const lines = output
      .trim()
      .split('\n')
      .filter(line => containsUrl(line, text));
    if (lines.length > 0) {
      return lines.map(line => line.split(':').slice(0, 3).join(':'));
    }
  } catch {
    // git found nothing.
  }
  return [...pages];
}

/** Returns whether a line contains the whole URL, and not only a longer one that starts with it. */
function containsUrl(line: string, url: string): boolean {
  return line
    .split(url)
    .slice(1)
    .some(rest => !/^\/?[\w-]/.test(rest));
}
