import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import statistics from '@sample-statistics';
import type {SampleTotals} from '@site/src/shared/sampleStatistics';
import {HeaderCell, Table} from '../Table';

/**
 * Shows how many code samples the build checked and ran. On the development server, samples aren't counted, so a sentence replaces the
 * table.
 */
export function SampleStatistics(): ReactNode {
  if (!statistics) {
    return (
      <p>
        <Translate id="site.figures.missing" values={{command: <code>npm run build</code>}}>
          {'The figures appear here when you run {command}, because the build counts the samples.'}
        </Translate>
      </p>
    );
  }
  const columns = [
    ...statistics.versions,
    {version: translate({id: 'site.figures.all', message: 'Whole site'}), totals: statistics.all},
  ];
  return (
    <Table>
      <thead>
        <tr>
          <HeaderCell>
            <Translate
              id="site.figures.label"
              description="Header of the column with the names of the figures"
            >
              Counted by the build
            </Translate>
          </HeaderCell>
          {columns.map(({version}) => (
            <HeaderCell key={version}>{version}</HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {createRows().map(([label, name]) => (
          <tr key={name}>
            <td>{label}</td>
            {columns.map(({version, totals}) => (
              <td key={version}>{formatNumber(totals[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function createRows(): [label: string, name: keyof SampleTotals][] {
  return [
    [translate({id: 'site.figures.samples', message: 'Samples'}), 'samples'],
    [translate({id: 'site.figures.compiled', message: 'Compiled'}), 'compiled'],
    [translate({id: 'site.figures.run', message: 'Run'}), 'run'],
    [translate({id: 'site.figures.errors', message: 'Show an expected compiler error'}), 'errors'],
    [translate({id: 'site.figures.files', message: 'Markdown files with samples'}), 'files'],
  ];
}

/** Formats 1234 as `1,234`. `Intl.NumberFormat` isn't used, because creating the first formatter of a page is slow. */
function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
