import type {ReactNode} from 'react';
import figures from '@generated/sample-figures/default/figures.json';
import type {SampleFigure} from '@site/src/shared/sampleFigures';
import {HeadCell, Table} from '../Table';

const rows: readonly [label: string, name: keyof SampleFigure][] = [
  ['Samples', 'samples'],
  ['Compiled', 'compiled'],
  ['Run', 'run'],
  ['Show an expected compiler error', 'errors'],
  ['Markdown files with samples', 'files'],
];

/** A table of how many code samples the build checked and ran. `npm start` shows a sentence instead. */
export function SampleFigures(): ReactNode {
  if (!figures) {
    return (
      <p>
        The figures appear here when you run <code>npm run build</code>, because the build counts the samples.
      </p>
    );
  }
  const columns = [...figures.versions, {version: 'Whole site', figure: figures.all}];
  return (
    <Table>
      <thead>
        <tr>
          <HeadCell>Counted by the build</HeadCell>
          {columns.map(({version}) => (
            <HeadCell key={version}>{version}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, name]) => (
          <tr key={name}>
            <td>{label}</td>
            {columns.map(({version, figure}) => (
              <td key={version}>{formatNumber(figure[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Writes 1234 as `1,234`, without loading `Intl`. */
function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
