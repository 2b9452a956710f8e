import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createTypesReference} from '../../shared/samples';
import type {PageResult, SampleResult} from './pageResult';
import {getSiteSamples} from './siteSamples';

/**
 * A remark plugin that gives the code block what the reader sees: the shown code, where the types are (`data-types`) and what stands
 * under the lines (`data-notes`). It must come before the default plugins. It looks results up: while the site is served, a page that
 * has yet to be verified is compiled without them, and again later. A page whose samples have problems does not compile.
 */
export function remarkCodeSamples(): (root: Root, file: VFile) => Promise<void> {
  return async (root, file) => {
    const fences: Code[] = [];
    visit(root, 'code', node => void fences.push(node));
    const hasSamples = fences.some(({lang}) => lang === 'ts' || lang === 'tsx');
    if (fences.length === 0) {
      return;
    }
    const result = await getSiteSamples()
      .read(file.path)
      .catch((error: unknown) =>
        // Docusaurus takes the front matter off, so that a position of the tree would be wrong. The message holds the right ones.
        file.fail(error instanceof Error ? error.message : String(error)),
      );
    if (hasSamples) {
      for (const sample of result.samples) {
        // A blog post is compiled a second time up to its truncation.
        const fence = fences[sample.fence];
        if (fence) {
          changeFence(fence, sample, result);
        }
      }
    }
  };
}

function changeFence(fence: Code, sample: SampleResult, {types, typesDigest}: PageResult): void {
  fence.value = sample.shown;
  fence.meta =
    fence.meta?.replace(/\s*\b(?:project|version|nocheck|norun)=(?:"[^"]*"|'[^']*'|\S+)/g, '').trim() ?? null;
  const hasTypes = sample.types !== undefined && (types.samples[sample.types]?.length ?? 0) > 0;
  fence.data = {
    ...fence.data,
    hProperties: {
      ...fence.data?.hProperties,
      ...(hasTypes ? {'data-types': createTypesReference(typesDigest, sample.types ?? 0)} : {}),
      ...(sample.notes.length > 0 ? {'data-notes': JSON.stringify(sample.notes)} : {}),
    },
  };
}
