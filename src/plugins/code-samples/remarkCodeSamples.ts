import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {createTypesReference} from '../../shared/samples';
import type {PageProjects} from './editable/siteProjects';
import {collectPairs} from './live/pairs';
import type {PagePrograms} from './live/sitePrograms';
import {createFenceKeys} from './markdown';
import type {PageResult, SampleResult} from './pageResult';
import type {SiteSamples} from './siteSamples';

/**
 * Creates a remark plugin that replaces the code of each sample with its shown lines. It also adds attributes:
 * - `data-types` of a code block refers to the types in the sample.
 * - `data-notes` of a code block contains the notes that are shown below its lines.
 * - `data-project` of a code block refers to the project and the file that readers can edit.
 * - `program` of a variant of a `<LivePair>` is the digest of the program that a click on the pair's button runs.
 *
 * The remark plugin must run before Docusaurus' default plugins and before all plugins that change fences.
 *
 * While the site is served, a page that isn't verified yet is compiled without types and notes. It is compiled again after it has been
 * verified. A page with problems in its samples doesn't compile. If a page was saved again after the bundler had read it, the samples of
 * the older text are left as they are, because the bundler is about to compile the newer text.
 * @param getSiteSamples returns the samples of the site that is being built or served
 */
export function createRemarkPlugin(getSiteSamples: () => SiteSamples) {
  return () =>
    async (root: Root, file: VFile): Promise<void> => {
      const keys = createFenceKeys(root);
      if (keys.size > 0) {
        const siteSamples = getSiteSamples();
        const {result, programs, projects} = await readPage(siteSamples, file);
        addPrograms(root, keys, programs);
        changeFences(keys, result, projects, fence => {
          if (!siteSamples.isServed || !isInText(fence, file)) {
            file.fail(describeMissingResult(fence, result));
          }
        });
      }
    };
}

async function readPage(
  siteSamples: SiteSamples,
  file: VFile,
): Promise<{result: PageResult; programs: PagePrograms; projects: PageProjects}> {
  const name = path.relative(siteSamples.settings.siteDir, file.path).split(path.sep).join('/');
  try {
    return {
      result: await siteSamples.read(name),
      programs: await siteSamples.programs.create(name),
      projects: await siteSamples.projects.create(name),
    };
  } catch (error) {
    // Docusaurus removes the front matter before it parses a page, so positions in this AST would be wrong. The message contains the
    // correct positions.
    return file.fail(error instanceof Error ? error.message : String(error));
  }
}

function addPrograms(root: Root, keys: ReadonlyMap<Code, string>, programs: PagePrograms): void {
  for (const {element, fences} of collectPairs(root).flat()) {
    const value = programs.get((fences[0] && keys.get(fences[0])) ?? '');
    if (value !== undefined) {
      element.attributes.push({type: 'mdxJsxAttribute', name: 'program', value});
    }
  }
}

function changeFences(
  keys: ReadonlyMap<Code, string>,
  result: PageResult,
  projects: PageProjects,
  onMissing: (fence: Code) => void,
): void {
  const references = new Map(projects.samples.map(({fence, reference}) => [fence, reference]));
  const samples = new Map(result.samples.map(sample => [sample.fence, sample]));
  for (const [fence, key] of keys) {
    const sample = samples.get(key);
    if (sample) {
      changeFence(fence, sample, result, references.get(key));
    } else if (fence.lang === 'ts' || fence.lang === 'tsx') {
      onMissing(fence);
    }
  }
}

/** Whether the text that the bundler has read contains a fence. If it does, no plugin has changed the fence. */
function isInText(fence: Code, file: VFile): boolean {
  // A fence in a list is indented in the text.
  const lines = new Set(
    String(file.value)
      .split('\n')
      .map(line => line.trim()),
  );
  return fence.value.split('\n').every(line => lines.has(line.trim()));
}

function describeMissingResult(fence: Code, result: PageResult): string {
  return `A \`${fence.lang}\` fence has no result. Found a fence that isn't in ${result.file}, expected the code of the file. Put the remark plugin of code-samples before all plugins that change fences.\n\n${fence.value}`;
}

function changeFence(
  fence: Code,
  sample: SampleResult,
  {types, typesDigest}: PageResult,
  project: string | undefined,
): void {
  fence.value = sample.shown;
  fence.meta =
    fence.meta
      ?.replace(/\s*\b(?:project|version|nocheck|norun|noedit)=(?:"[^"]*"|'[^']*'|\S+)/g, '')
      .trim() ?? null;
  const hasTypes = sample.types !== undefined && (types.samples[sample.types]?.length ?? 0) > 0;
  fence.data = {
    ...fence.data,
    hProperties: {
      ...fence.data?.hProperties,
      ...(hasTypes ? {'data-types': createTypesReference(typesDigest, sample.types ?? 0)} : {}),
      ...(sample.notes.length > 0 ? {'data-notes': JSON.stringify(sample.notes)} : {}),
      ...(project === undefined ? {} : {'data-project': project}),
    },
  };
}
