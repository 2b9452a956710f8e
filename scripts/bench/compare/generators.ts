// Creates and builds sites with other generators, from the same Markdown as this site and with the default settings of each generator.
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {stringify} from 'yaml';
import {getDocsRoute, latestVersion} from '../../../src/shared/docsVersions';
import {runTimed, type BuildTime} from '../timedRun';
import {createSidebar, readPortablePages, type PortablePage, type SidebarGroup} from './pages';
import type {RenderAdmonition} from './portableMarkdown';

export type Generator = {
  name: string;
  /** The folder with `package.json` and the lock file, which pin the versions. */
  packages: string;
  renderAdmonition: RenderAdmonition;
  /** Returns the texts of files by path. */
  createFiles: (pages: readonly PortablePage[], sidebar: readonly SidebarGroup[]) => Record<string, string>;
  /** The command that builds the site, relative to its folder. */
  build: readonly string[];
  /** The folder of the build, relative to the folder of the site. */
  output: string;
};

const title = 'Comparison';

/** The kinds of admonitions in Starlight. The other kinds have the same name there. */
const starlightKinds: Readonly<Record<string, string>> = {info: 'note', warning: 'caution'};

const starlight: Generator = {
  name: 'Starlight',
  packages: 'starlight',
  renderAdmonition: (kind, heading) =>
    `:::${starlightKinds[kind] ?? kind}${heading === undefined ? '' : `[${heading}]`}`,
  createFiles: (pages, sidebar) => ({
    'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://compare.example',
  integrations: [starlight(${JSON.stringify({title, sidebar})})],
});
`,
    'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    ...Object.fromEntries(
      pages.map(page => [`src/content/docs/${page.path}.md`, `${renderFrontMatter(page)}${page.body}\n`]),
    ),
  }),
  build: ['node_modules/astro/astro.js', 'build'],
  output: 'dist',
};

const vitePress: Generator = {
  name: 'VitePress',
  packages: 'vitepress',
  renderAdmonition: (kind, heading) => `::: ${kind === 'note' ? 'info' : kind} ${heading ?? ''}`.trimEnd(),
  createFiles: (pages, sidebar) => ({
    '.vitepress/config.mjs': `export default ${JSON.stringify({
      title,
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: {
        sidebar: sidebar.map(({label, items}) => ({
          text: label,
          items: items.map(({label: text, link}) => ({text, link})),
        })),
      },
    })};
`,
    ...Object.fromEntries(
      pages.map(page => [
        `${page.path}.md`,
        // VitePress doesn't write the title, and it treats double braces as code.
        `${renderFrontMatter(page)}::::: v-pre\n\n# ${page.title}\n\n${page.body}\n\n:::::\n`,
      ]),
    ),
  }),
  build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
};

export const generators: readonly Generator[] = [starlight, vitePress];

function renderFrontMatter({title: pageTitle, description}: PortablePage): string {
  return `---\n${stringify({title: pageTitle, ...(description === undefined ? {} : {description})})}---\n\n`;
}

/** The folder for the sites and their packages, which later runs use again. */
const cacheFolder = '.cache/compare';

/** Installs the packages of a generator if they are missing, and writes the site without the output and the caches of an earlier build. */
export function createGeneratorSite(repository: string, generator: Generator): string {
  const site = path.resolve(repository, cacheFolder, generator.packages);
  const packages = path.join(import.meta.dirname, 'packages', generator.packages);
  const modules = path.join(site, 'node_modules');
  if (!existsSync(path.join(modules, '.package-lock.json'))) {
    rmSync(site, {recursive: true, force: true});
    cpSync(packages, site, {recursive: true});
    const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {cwd: site, stdio: 'inherit'});
    if (status !== 0) {
      throw new Error(`${site}: npm ci failed with exit code ${status}.`);
    }
  }
  for (const folder of [
    'src',
    'docs',
    'blog',
    'dist',
    '.astro',
    '.vitepress',
    'node_modules/.astro',
    'node_modules/.vite',
  ]) {
    rmSync(path.join(site, folder), {recursive: true, force: true});
  }
  const pages = readPortablePages(repository, generator.renderAdmonition);
  const files = generator.createFiles(pages, createSidebar(pages));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  return site;
}

/** Builds a site. Returns the time and the folder of the build. */
export async function buildGeneratorSite(
  site: string,
  {build, output}: Generator,
): Promise<{time: BuildTime; folder: string}> {
  const time = await runTimed([process.execPath, ...build], site, {ASTRO_TELEMETRY_DISABLED: '1'});
  return {time, folder: path.join(site, output)};
}

/** The path of the compared page in this site and in stock Docusaurus. Other generators use the path of its file. */
export const comparedPage = {
  docusaurus: `${getDocsRoute(latestVersion)}/context`,
  others: `${getDocsRoute(latestVersion)}/server/context`,
};
