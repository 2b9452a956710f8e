import type {Page, Sample} from '../page';
import type {Problem} from '../problem';

/** The samples of one variant, in order. */
export type VariantSamples = {samples: Sample[]};

/** What is wrong with a pair: each variant is a server file and a client file, and the client file is the same in all. */
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
          message: `a live pair with other than two samples. Found ${samples.length} in variant ${index + 1}, expected a server file and a client file.`,
          advice: 'Put two `ts` fences into the variant: first the server, then the client.',
        },
      ];
    }
    const [base] = clients;
    return base && shownCode(client) !== shownCode(base)
      ? [
          {
            file: page.file,
            ...client.fence.position,
            message: `a client file that changes with the server. Found other code in variant ${index + 1} than in the first, expected the same shown lines.`,
            advice: 'Readers choose a change of the server only. Copy the client of the first variant.',
          },
        ]
      : [];
  });
}

function shownCode({fence, parsed}: Sample): string {
  const lines = fence.code.split('\n');
  return parsed.shownLines.map(line => lines[line] ?? '').join('\n');
}
