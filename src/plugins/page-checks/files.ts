import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../code-samples/problem';
import {listCandidates, type LinkSite} from './links';
import type {UrlPlace} from './markdownUrls';
import {suggest, suggestSibling} from './suggest';

type Mistake = Pick<Problem, 'message' | 'advice'>;

/** Checks the file of an image. Returns undefined if the file exists, or if the image comes from another site. */
export function checkImage({url, source}: UrlPlace, file: string, site: LinkSite): Mistake | undefined {
  const isImage = source === 'image' || (source === 'prop src' && url.startsWith('/'));
  if (!isImage || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const {staticFolder} = site.options;
  const [address = ''] = url.split(/[?#]/);
  const candidates = [
    ...listCandidates(address, file, undefined),
    // A path that begins with a slash is the address of a file that is published as it is.
    ...(address.startsWith('/') ? [path.posix.join(staticFolder, address)] : []),
  ];
  if (candidates.some(candidate => isFile(path.join(site.siteDir, candidate)))) {
    return undefined;
  }
  const [first = ''] = candidates.slice(-1);
  return {
    message: `The image doesn't exist. Found \`${url}\`, expected the path of a file, relative to this file, or \`/…\` for a file in ${staticFolder}/.`,
    advice: `${suggestSibling(path.join(site.siteDir, first), address)}Fix the path, or add the file ${first}.`,
  };
}

const moduleEndings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mdx',
  '.md',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];

/** Checks the path of an import. Returns undefined if the file exists, or if the import is a package. */
export function checkImport({url, source}: UrlPlace, file: string, site: LinkSite): Mistake | undefined {
  if (source !== 'import' || !/^(?:\.|@site\/)/.test(url)) {
    return undefined;
  }
  const [target = ''] = listCandidates(url.replace(/^.*!/, ''), file, undefined);
  const absolute = path.join(site.siteDir, target);
  return findModule(absolute) !== undefined
    ? undefined
    : {
        message: `The imported file doesn't exist. Found \`${url}\`, expected the path of a component or of a partial.`,
        advice: `${suggestSibling(absolute, url)}Fix the path.`,
      };
}

/** Checks that a TypeScript file exports a name. Returns undefined if it does, or if the file isn't TypeScript. */
export function checkImportedName(
  name: string,
  specifier: string,
  file: string,
  {siteDir}: LinkSite,
): Mistake | undefined {
  const [target = ''] = listCandidates(specifier, file, undefined);
  const module = /^(?:\.|@site\/)/.test(specifier) ? findModule(path.join(siteDir, target)) : undefined;
  const exported = module !== undefined && /\.tsx?$/.test(module) ? readExports(module) : undefined;
  return exported === undefined || exported.length === 0 || exported.includes(name)
    ? undefined
    : {
        message: `The imported file has no such component. Found \`${name}\`, expected one of ${exported.join(', ')}.`,
        advice: suggest(name, exported).trim() || 'Fix the name.',
      };
}

/** Reads the names that a file declares and exports. Returns undefined if it exports names of other files, because they aren't known. */
function readExports(module: string): string[] | undefined {
  const text = readFileSync(module, 'utf8');
  return /^export (?:\*|type \{|\{)/m.test(text)
    ? undefined
    : Array.from(
        text.matchAll(/^export (?:async )?(?:function|const|class|let) (\w+)/gm),
        ([, name = '']) => name,
      );
}

function findModule(absolute: string): string | undefined {
  return moduleEndings.map(ending => absolute + ending).find(isFile);
}

function isFile(absolute: string): boolean {
  return statSync(absolute, {throwIfNoEntry: false})?.isFile() ?? false;
}
