import {expect, test} from 'vitest';
import {renderResults} from '../results';

test('renderResults renders a table for each group and shows whether each limit is met', () => {
  const results = renderResults(
    [
      {
        group: 'Home',
        measure: 'JavaScript',
        unit: 'kB gzip / brotli',
        site: [150.04, 130],
        stock: [140, 120.5],
        maximum: 200,
      },
      {group: 'Home', measure: 'requests', unit: 'number', site: [12], stock: [11]},
      {group: 'Builds', measure: 'warm', unit: 's', site: [31.2], stock: [19], maximum: 30},
      {group: 'Builds', measure: 'edit', unit: 's', site: [1.2], stock: [2], maximumShare: 0.7},
      {group: 'Builds', measure: 'first page', unit: 's', site: [2.1], stock: [2], maximumShare: 1},
      {group: 'Scores', measure: 'performance', unit: 'of 100', site: [96], stock: [87], minimum: 95},
      {group: 'Scores', measure: 'accessibility', unit: 'of 100', site: [99], stock: [98], minimum: 100},
      {group: 'Scores', measure: 'search', unit: 'of 100', site: [96], stock: [], minimum: 95},
    ],
    ['Measured on two cores.'],
  );
  expect(results).toMatchInlineSnapshot(`
    "# Results of \`npm run bench\`

    Measured on two cores.

    ## Home

    | measure    | unit             | this site   | stock Docusaurus | limit            |
    | ---------- | ---------------- | ----------- | ---------------- | ---------------- |
    | JavaScript | kB gzip / brotli | 150.0 / 130 | 140 / 120.5      | at most 200, met |
    | requests   | number           | 12          | 11               |                  |

    ## Builds

    | measure    | unit | this site | stock Docusaurus | limit                       |
    | ---------- | ---- | --------- | ---------------- | --------------------------- |
    | warm       | s    | 31.2      | 19               | at most 30, VIOLATED        |
    | edit       | s    | 1.2       | 2                | at most 0.7 × stock, met    |
    | first page | s    | 2.1       | 2                | at most 1 × stock, VIOLATED |

    ## Scores

    | measure       | unit   | this site | stock Docusaurus | limit                  |
    | ------------- | ------ | --------- | ---------------- | ---------------------- |
    | performance   | of 100 | 96        | 87               | at least 95, met       |
    | accessibility | of 100 | 99        | 98               | at least 100, VIOLATED |
    | search        | of 100 | 96        |                  | at least 95, met       |
    "
  `);
});
