import type {ComponentProps, ReactNode} from 'react';
import {ScrollArea} from '../ScrollArea';

/** A table of a page: scrolls by itself where it is wider than the page. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollArea label="Table">
      <table {...props} />
    </ScrollArea>
  );
}

/** A cell of a table's head. Without text it heads nothing, so that it is a plain cell. */
export function HeadCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th scope="col" {...props} /> : <td />;
}
