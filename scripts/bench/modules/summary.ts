// Summarises which modules a script consists of.
import path from 'node:path';

/** A module in a script. Sizes are bytes. */
export type ModuleSize = {
  /** Path relative to the folder of the site, such as `src/theme/SearchBar/index.tsx` or `node_modules/react/index.js`. */
  module: string;
  /** Size before compression. */
  minified: number;
  /** The share in the size of the script after compression with Brotli. */
  brotli: number;
};

export type ScriptSize = {
  /** Path relative to the folder of the build. */
  script: string;
  minified: number;
  brotli: number;
  groups: GroupSize[];
};

/** A package, or a folder of the project. */
export type GroupSize = {group: string; minified: number; brotli: number; modules: ModuleSize[]};

/** Groups the modules of a script by package or folder. The largest groups and modules come first. */
export function groupModules(modules: readonly ModuleSize[]): GroupSize[] {
  const groups = new Map<string, ModuleSize[]>();
  for (const entry of modules.filter(({minified}) => minified > 0)) {
    const name = nameGroup(entry.module);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  const list = [...groups].map(([group, members]) => ({
    group,
    minified: sum(members.map(({minified}) => minified)),
    brotli: sum(members.map(({brotli}) => brotli)),
    modules: sortBySize(members),
  }));
  return sortBySize(list);
}

/**
 * Returns the path of a module relative to the folder of the site. What the bundler itself adds is in the folder `bundler`.
 * @param source a path, or a URL in a source map, such as `webpack://trpc-docs/./src/theme/Root.tsx?1a2b`
 */
export function nameModule(source: string, site: string): string {
  const file = source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^json\|/, '')
    .replace(/\?[^?]*$/, '');
  // Sonda uses this name for code that belongs to no module, such as what connects modules.
  if (/\[unassigned\]$/.test(file)) {
    return 'bundler/between modules';
  }
  // Copies of the site link the installed packages of the original.
  const name = path
    .relative(site, path.resolve(site, file))
    .split(path.sep)
    .join('/')
    .replace(/^(?:\.\.\/)+(?:.*?\/)?(?=node_modules\/)/, '');
  return path.extname(name) === '' && !name.startsWith('bundler/') ? `bundler/${name}` : name;
}

/** Returns the package of a module, or the first folders of its path: three for code, and one for everything else. */
export function nameGroup(module: string): string {
  const [, packageName] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  if (packageName !== undefined) {
    return packageName;
  }
  const folders = module.split('/').slice(0, -1);
  return folders.length === 0 ? module : folders.slice(0, folders[0] === 'src' ? 3 : 1).join('/');
}

/** The number of modules that the Markdown lists for each script. The JSON contains all of them. */
const maxModules = 15;

/** Renders the report in Markdown. The scripts are sorted by size. */
export function renderModules(page: string, scripts: readonly ScriptSize[]): string {
  const total = sum(scripts.map(({brotli}) => brotli));
  const sorted = sortBySize(scripts);
  const sections = sorted.flatMap(({script, brotli, groups}) => {
    const modules = sortBySize(groups.flatMap(group => group.modules)).slice(0, maxModules);
    return [
      `## \`${script}\`, ${format(brotli)} bytes`,
      renderTable(
        'package or folder',
        groups.map(({group, ...sizes}) => ({name: group, ...sizes})),
        brotli,
      ),
      `The largest modules of \`${script}\`:`,
      renderTable(
        'module',
        modules.map(({module, ...sizes}) => ({name: `\`${module}\``, ...sizes})),
        brotli,
      ),
    ];
  });
  return `${[
    '# Modules in the scripts of a docs page',
    `These scripts are loaded before \`${page}\` becomes interactive: ${format(total)} bytes after compression with Brotli.`,
    renderTable(
      'script',
      sorted.map(({script, ...sizes}) => ({name: `\`${script}\``, ...sizes})),
      total,
    ),
    ...sections,
  ].join('\n\n')}\n`;
}

type TableRow = {name: string; minified: number; brotli: number};

function renderTable(title: string, rows: readonly TableRow[], total: number): string {
  const lines = rows.map(
    ({name, minified, brotli}) =>
      `| ${name} | ${format(minified)} | ${format(brotli)} | ${((brotli / total) * 100).toFixed(1)} % |`,
  );
  return [`| ${title} | minified | Brotli | share |`, '| --- | --: | --: | --: |', ...lines].join('\n');
}

function sortBySize<Entry extends {brotli: number; minified: number}>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.brotli - a.brotli || b.minified - a.minified);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function format(value: number): string {
  return value.toLocaleString('en-GB');
}
