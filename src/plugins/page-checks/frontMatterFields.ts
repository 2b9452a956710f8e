import {isMap, isScalar, isSeq, type Node} from 'yaml';

/** A field that the front matter of pages can have. */
export type FrontMatterField = {
  name: string;
  /** What the field is for. Editors show this text. */
  description: string;
  kind: FieldKind;
  isRequired?: boolean;
  /** Only pages in these folders can have the field. By default, all pages can. */
  folders?: readonly string[];
};

export type FieldKind = keyof typeof kinds;

type Kind = {
  /** The JSON schema of the values. */
  schema: object;
  /** What messages say instead of the schema. */
  expected: string;
  accepts: (value: Node | null) => boolean;
  /** For a list, what each of its items has to be. */
  item?: Pick<Kind, 'expected' | 'accepts'>;
};

/** The kinds of values that fields can have. */
const kinds = {
  text: {schema: {type: 'string'}, expected: 'text', accepts: isText},
  'text or null': {
    schema: {type: ['string', 'null']},
    expected: 'text or `null`',
    accepts: value => isText(value) || (isScalar(value) && value.value === null),
  },
  'list of texts': {
    schema: {type: 'array', items: {type: ['string', 'number']}},
    expected: 'a list of texts, such as `[first, second]`',
    accepts: isFilledList,
    item: {
      expected: 'text',
      accepts: item => isText(item) || isNumber(item),
    },
  },
  'list of routes': {
    schema: {type: 'array', items: {type: 'string', pattern: '^/'}},
    expected: 'a list of routes, such as `[/first, /second]`',
    accepts: isFilledList,
    item: {
      expected: 'a route, which begins with a slash',
      accepts: item => isScalar(item) && typeof item.value === 'string' && item.value.startsWith('/'),
    },
  },
  'list of authors': {
    schema: {type: 'array', items: {type: 'object', required: ['name']}},
    expected: 'a list of authors, such as `- name: …`',
    accepts: isFilledList,
    item: {expected: 'an author with a `name`', accepts: item => isMap(item) && item.has('name')},
  },
} satisfies Record<string, Kind>;

/** Whether a value is text. Empty text doesn't count, because the framework can't load it. */
function isText(value: Node | null): boolean {
  return isScalar(value) && typeof value.value === 'string' && value.value !== '';
}

function isNumber(value: Node | null): boolean {
  return isScalar(value) && typeof value.value === 'number';
}

/** Whether a value is a list with items. The framework can't load an empty list. */
function isFilledList(value: Node | null): boolean {
  return isSeq(value) && value.items.length > 0;
}

/** Returns the fields that a page can have. */
export function selectFields(fields: readonly FrontMatterField[], file: string): FrontMatterField[] {
  return fields.filter(({folders}) => folders?.some(folder => file.startsWith(`${folder}/`)) ?? true);
}

/** Returns what was found and what was expected if a field, or items of its list, have the wrong kind of value. */
export function findWrongKinds({kind}: FrontMatterField, value: Node | null): WrongKind[] {
  const {accepts, expected, item: itemKind}: Kind = kinds[kind];
  if (!accepts(value)) {
    const isConverted = isNumber(value) && !kind.startsWith('list');
    return [{found: describeValue(value), expected, preventsLoading: !isConverted}];
  }
  const items = itemKind && isSeq<Node>(value) ? value.items : [];
  return items
    .filter(item => !itemKind?.accepts(item))
    .map(item => ({
      item,
      found: isText(item) ? `\`${item}\`` : describeValue(item),
      expected: itemKind?.expected ?? expected,
      preventsLoading: true,
    }));
}

type WrongKind = {
  /** The wrong item. If it's missing, the whole value is wrong. */
  item?: Node;
  found: string;
  expected: string;
  /** Whether the framework can't load the page. It converts numbers to texts. */
  preventsLoading: boolean;
};

function describeValue(value: Node | null): string {
  if (isSeq(value)) {
    return value.items.length === 0 ? 'an empty list' : 'a list';
  }
  if (isMap(value)) {
    return 'an object';
  }
  const scalar = isScalar(value) ? value.value : null;
  if (typeof scalar === 'string') {
    return scalar === '' ? 'empty text' : 'text';
  }
  return scalar === null ? 'nothing' : `the ${typeof scalar} ${scalar}`;
}

/** Creates a JSON schema with the fields, for editors. Its definitions are named after the folders whose pages they describe. */
export function createSchema(fields: readonly FrontMatterField[], folders: readonly string[]): object {
  const definitions = folders.map(folder => {
    const selected = selectFields(fields, `${folder}/`);
    const definition = {
      type: 'object',
      additionalProperties: false,
      required: selected.filter(({isRequired}) => isRequired).map(({name}) => name),
      properties: Object.fromEntries(
        selected.map(({name, description, kind}) => [name, {description, ...kinds[kind].schema}]),
      ),
    };
    return [folder, definition] as const;
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Front matter of a page',
    anyOf: definitions.map(([folder]) => ({$ref: `#/definitions/${folder}`})),
    definitions: Object.fromEntries(definitions),
  };
}
