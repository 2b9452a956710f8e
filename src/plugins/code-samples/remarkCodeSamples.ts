import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createTypesReference} from '../../shared/samples';
import type {PageResult, SampleResult} from './pageResult';
import {getSiteSamples} from './siteSamples';

/**
 * A remark plugin that replaces the code of each sample with its shown lines. It also adds two attributes to the code block: `data-types`
 * refers to the types in the sample, and `data-notes` contains the notes that are shown below its lines. This plugin must run before
 * Docusaurus' default plugins.
 *
 * The results of the samples come from the code-samples plugin. While the site is served, a page that isn't verified yet is compiled
 * without types and notes. It is compiled again after it has been verified. A page with problems in its samples doesn't compile.
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
        // Docusaurus removes the front matter before it parses a page, so positions in this AST would be wrong. The message contains
        // the correct positions.
        file.fail(error instanceof Error ? error.message : String(error)),
      );
    if (hasSamples) {
      for (const sample of result.samples) {
        // In the blog's list of posts, each post ends at its truncation marker, so its last fences can be missing.
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
