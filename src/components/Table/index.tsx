import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import {readText} from '../NamedHeading';
import {ScrollArea} from '../ScrollArea';
import styles from './styles.module.css';

type Parent = ReactElement<{children?: ReactNode}>;

/**
 * Renders a table of a Markdown page. In a narrow article, the styles show each row as a card, in which `data-label` is the header of a
 * cell. The roles keep the table a table for screen readers, because some browsers decide that from the styles.
 */
export function Table({children, ...props}: ComponentProps<'table'>): ReactNode {
  const [head, body] = readElements(children);
  const headers = readElements(readElements(head?.props.children)[0]?.props.children);
  const rows = readElements(body?.props.children);
  return (
    <ScrollArea
      label={translate({
        id: 'site.table',
        message: 'Table',
        description: 'Name of a table that scrolls, for screen readers',
      })}
      className={styles.area}
    >
      <table role="table" {...props} className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">{headers}</tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <tr role="row" key={row.key}>
              {readElements(row.props.children).map((cell, column) =>
                cloneElement<Record<string, unknown>>(cell, {
                  role: 'cell',
                  'data-label': getLabel(readText(headers[column]), column, cell),
                }),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** Renders a header cell of a table. An empty cell is a `td`, because it isn't the header of anything. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th scope="col" role="columnheader" {...props} /> : <td role="cell" />;
}

/** The first cell is the title of its card and needs no label, unless it's a number or its header is a version, such as `9.x`. */
function getLabel(header: string, column: number, cell: Parent): string | undefined {
  return column > 0 || /^[\d.,\s]+$/.test(readText(cell)) || /^\d+\.x$/.test(header) ? header : undefined;
}

function readElements(children: ReactNode): Parent[] {
  return Children.toArray(children).filter((child): child is Parent => isValidElement(child));
}
