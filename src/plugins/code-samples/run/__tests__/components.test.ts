import {expect, test} from 'vitest';
import {collectComponents} from '../components';
import {parseSource} from '../instrument';

function collect(code: string, isPage = false) {
  return collectComponents(parseSource('a.tsx', code), isPage).map(
    ({exportName, requiresChildren}) => `${exportName}${requiresChildren ? ' with children' : ''}`,
  );
}

test.each([
  ['export function List() {}', ['List']],
  ['export const List = () => null;', ['List']],
  ['export default function () {}', ['default']],
  ['function List() {}\nexport default List;', ['default']],
  ['const List = () => null;\nexport default List;', ['default']],
  ['export function List({size}: {size?: number}) {}', ['List']],
  ['export function Box({children}: {children: ReactNode}) {}', ['Box with children']],
  ['export function Box(props: PropsWithChildren) {}', ['Box']],
  ['interface Props {children: ReactNode}\nexport function Box(props: Props) {}', ['Box with children']],
  ['type Props = {id: string};\nexport function Item(props: Props) {}', []],
  ['export function Item({id}: {id: string}) {}', []],
  ['export function Item(props: Imported) {}', []],
  ['export function useList() {}', []],
  ['function Hidden() {}', []],
])('finds the components that can be rendered without props: %s', (code, expected) => {
  expect(collect(code)).toEqual(expected);
});

test('the default export of a page is a component, whatever its props are', () => {
  const code = 'export default function Item({id}: Imported) {}';
  expect(collect(code)).toEqual([]);
  expect(collect(code, true)).toEqual(['default']);
  expect(collect('export default withData(Item);', true)).toEqual(['default']);
});

test('a component has the position of its declaration, and says whether its file has buttons', () => {
  const code = '\n  export function List() { return <button onClick={save} />; }';
  expect(collectComponents(parseSource('a.tsx', code), false)).toMatchObject([
    {line: 1, column: 2, hasButton: true},
  ]);
});
