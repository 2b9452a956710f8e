import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ScrollArea} from '../ScrollArea';

/** Renders a table that scrolls sideways if it's wider than the page. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollArea
      label={translate({
        id: 'site.table',
        message: 'Table',
        description: 'Name of a table that scrolls, for screen readers',
      })}
    >
      <table {...props} />
    </ScrollArea>
  );
}

/** Renders a header cell of a table. An empty cell is a `td`, because it isn't the header of anything. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th scope="col" {...props} /> : <td />;
}
