import type {Comparison} from './compareSites';
import type {Sizes} from './measureSizes';

export type Report = Comparison & {
  sizesBefore: ReadonlyMap<string, Sizes>;
  sizesAfter: ReadonlyMap<string, Sizes>;
  /** The number of pages with screenshots that differ, or undefined if no screenshots were taken. */
  screenshots: number | undefined;
};

export type Links = {
  /** URL of a deployed preview of the new build. */
  preview?: string | undefined;
  /** URL of the page from which readers can download the screenshots and the new build. */
  details?: string | undefined;
};

/** The maximum number of addresses in a list. GitHub rejects comments with more than 65,536 characters. */
const maxListed = 50;

/** Renders the report as a comment in Markdown. */
export function renderReport(report: Report, {preview, details}: Links): string {
  const link = (path: string) =>
    preview === undefined ? `\`${path}\`` : `[\`${path}\`](${preview.replace(/\/$/, '')}${path})`;
  const code = (path: string) => `\`${path}\``;
  const lost = [...report.lostRoutes, ...report.lostAnchors, ...report.lostFeeds];
  return [
    '## What this pull request changes on the site',
    `${count(report.changed, 'page')} changed, ${report.added.length} added, ${report.removed.length} removed.${describeFrame(report)}`,
    ...renderList('Changed pages', report.changed, link),
    ...renderList('Added pages', report.added, link),
    ...renderList('Removed pages', report.removed, code),
    '### Addresses that no longer work',
    lost.length === 0
      ? 'None. All pages, anchors and feeds still exist or have a redirect.'
      : 'Other sites might link to these addresses. Add a redirect, or keep the anchor of a heading with `{/* #old-anchor */}`.',
    ...renderList('Pages without a redirect', report.lostRoutes, code),
    ...renderList('Anchors', report.lostAnchors, code),
    ...renderList('Feeds', report.lostFeeds, code),
    '### Sizes',
    'The means of all pages of a type, compressed with gzip. CSS and JavaScript are the files that the HTML loads. Pages load more scripts later, which are only part of the last row.',
    renderSizes(report),
    '### Preview',
    describePreview(report, {preview, details}),
    '',
  ].join('\n\n');
}

function describeFrame({frameChanged}: Report): string {
  return frameChanged.length === 0
    ? ''
    : ` On ${count(frameChanged, 'other page')}, only parts around the content changed, such as the navbar or the sidebar.`;
}

function describePreview({screenshots}: Report, {preview, details}: Links): string {
  const lines = [
    ...(preview === undefined ? [] : [`- [The site with these changes](${preview})`]),
    ...(screenshots === undefined
      ? []
      : [`- Screenshots before and after differ on ${screenshots} ${screenshots === 1 ? 'page' : 'pages'}.`]),
    ...(details === undefined
      ? []
      : [
          `- [Download \`pull-report\`](${details}) from the artifacts of this run. Open its \`index.html\` to compare the screenshots. The folder \`site\` contains the built site, which \`npm run serve -- --dir site\` serves.`,
        ]),
  ];
  return lines.length === 0 ? 'No preview is configured.' : lines.join('\n');
}

/** Renders a list that is closed at first. Returns nothing if there are no addresses. */
function renderList(title: string, paths: readonly string[], render: (path: string) => string): string[] {
  if (paths.length === 0) {
    return [];
  }
  const more = paths.length > maxListed ? [`- and ${paths.length - maxListed} more`] : [];
  const items = [...paths.slice(0, maxListed).map(path => `- ${render(path)}`), ...more].join('\n');
  return [`<details>\n<summary>${title} (${paths.length})</summary>\n\n${items}\n\n</details>`];
}

function renderSizes({sizesBefore, sizesAfter}: Report): string {
  const types = [...new Set([...sizesBefore.keys(), ...sizesAfter.keys()])];
  const rows = types.map(type => {
    const [before, after] = [sizesBefore.get(type), sizesAfter.get(type)];
    const cells = (['html', 'css', 'javaScript'] as const).map(kind =>
      renderSize(before?.[kind], after?.[kind]),
    );
    return `| ${[type, String(after?.pages ?? 0), ...cells].join(' | ')} |`;
  });
  return ['| Page type | Pages | HTML | CSS | JavaScript |', '| --- | --: | --: | --: | --: |', ...rows].join(
    '\n',
  );
}

/** Renders for example `12.3 kB`, or `12.3 kB → 12.9 kB (+0.6)` if the size has changed by at least 0.1 kB. */
function renderSize(before: number | undefined, after: number | undefined): string {
  const [oldSize, newSize] = [before, after].map(bytes =>
    bytes === undefined ? undefined : Math.round(bytes / 100) / 10,
  );
  if (oldSize === undefined || newSize === undefined) {
    return newSize === undefined ? 'removed' : `${newSize.toFixed(1)} kB (new)`;
  }
  const difference = newSize - oldSize;
  return oldSize === newSize
    ? `${newSize.toFixed(1)} kB`
    : `${oldSize.toFixed(1)} → ${newSize.toFixed(1)} kB (${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(1)})`;
}

function count(items: readonly unknown[], noun: string): string {
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`;
}
