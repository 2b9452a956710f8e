import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {trimSlash} from '../../shared/paths';
import {renderRedirectPage, script, scriptFile} from './redirectPage';
import {renderRedirectsFile} from './redirectsFile';
import {collectRedirectProblems, parseTable, selectPageRedirects} from './table';

export type Options = {
  /** Path of the table of redirects, relative to the site's folder. */
  file: string;
};

// Docusaurus adds the option `id` to all plugins.
const schema = Joi.object<Options & {id?: string}>({id: Joi.string(), file: Joi.string().required()});

/**
 * Redirects the old addresses of pages: with the file `_redirects` for Netlify and Cloudflare Pages, and with a page at each old address for
 * hosts that serve only files. Throws if the table has a mistake. README.md in this folder explains the table.
 */
export default function redirects(
  {siteDir, siteConfig, i18n, baseUrl}: LoadContext,
  options: unknown,
): Plugin {
  const {error, value} = schema.validate(options ?? {});
  if (error) {
    throw new Error(`The options of the plugin redirects aren't valid: ${error.message}.`);
  }
  const tableFile = path.join(siteDir, value.file);
  return {
    name: 'redirects',

    getPathsToWatch: () => [tableFile],

    async postBuild({outDir, routesPaths}) {
      const table = parseTable(await readFile(tableFile, 'utf8'), value.file);
      const pages = routesPaths.map(
        route => [trimSlash(`/${route.slice(baseUrl.length)}`), undefined] as const,
      );
      const problems = collectRedirectProblems(table, new Map(pages));
      if (problems.length > 0) {
        throw new Error(
          `The redirects have mistakes. Problems: ${problems.length}.\n\n${problems.join('\n')}`,
        );
      }
      const rows = selectPageRedirects(table).map(({from, to}) => ({
        from: baseUrl.slice(0, -1) + from,
        to: baseUrl.slice(0, -1) + to,
      }));
      if (rows.length === 0) {
        return;
      }
      await writeFile(path.join(outDir, '_redirects'), renderRedirectsFile(rows));
      await writeFile(path.join(outDir, scriptFile), script);
      for (const {from, to} of rows) {
        const file = path.join(outDir, `${from.slice(baseUrl.length)}.html`);
        await mkdir(path.dirname(file), {recursive: true});
        const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
        await writeFile(file, renderRedirectPage({target: to, origin: siteConfig.url, baseUrl, language}));
      }
    },
  };
}
