import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {getSiteSamples} from '../siteSamples';
import {collectPairs} from './pairs';

/**
 * A remark plugin that adds the attribute `program` to each variant of a `<LivePair>`. A live pair consists of a server file and a client
 * file that readers can run in the page. The value of the attribute is the digest of the program that a click on the pair's button runs.
 */
export function remarkLivePairs(): (root: Root, file: VFile) => Promise<void> {
  return async (root, file) => {
    const pairs = collectPairs(root);
    if (pairs.length === 0) {
      return;
    }
    const programs = await getSiteSamples()
      .programs.create(file.path)
      .catch((error: unknown) => file.fail(error instanceof Error ? error.message : String(error)));
    pairs.forEach((variants, pair) =>
      variants.forEach(({element}, variant) => {
        const value = programs[pair]?.[variant];
        if (value !== undefined) {
          element.attributes.push({type: 'mdxJsxAttribute', name: 'program', value});
        }
      }),
    );
  };
}
