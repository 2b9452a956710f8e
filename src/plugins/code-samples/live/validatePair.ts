import type {Page, Sample} from '../page';
import type {Problem} from '../problem';

/** The samples of one variant, in reading order. */
export type VariantSamples = {samples: Sample[]};

/**
 * Checks the variants of a live pair. Each variant must have a server file and a client file, which readers can run in the page. All
 * variants must show the same client file. Returns the problems.
 */
export function validatePair(page: Page, variants: readonly VariantSamples[]): Problem[] {
  const [first] = variants;
  const clients = variants.map(({samples}) => samples.at(-1));
  return variants.flatMap(({samples}, index) => {
    const [server, client] = samples;
    const position = server?.fence.position ?? first?.samples[0]?.fence.position ?? {line: 1, column: 1};
    if (samples.length !== 2 || !client) {
      return [
        {
          file: page.file,
          ...position,
          message: `a live pair needs exactly two samples. Found ${samples.length} in variant ${index + 1}, expected a server file and a client file.`,
          advice: 'Put two `ts` fences in the variant, first the server and then the client.',
        },
      ];
    }
    const [base] = clients;
    return base && getShownCode(client) !== getShownCode(base)
      ? [
          {
            file: page.file,
            ...client.fence.position,
            message: `the client file must be the same in all variants. Found different code in variant ${index + 1}, expected the shown lines of the first variant.`,
            advice: 'Variants can only change the server, so copy the client file of the first variant.',
          },
        ]
      : [];
  });
}

function getShownCode({fence, parsed}: Sample): string {
  const lines = fence.code.split('\n');
  return parsed.shownLines.map(line => lines[line] ?? '').join('\n');
}
