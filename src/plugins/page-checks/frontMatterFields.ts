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
    accepts: value =>
      isSeq<Node>(value) &&
      value.items.length > 0 &&
      value.items.every(item => isText(item) || (isScalar(item) && typeof item.value === 'number')),
  },
  'list of authors': {
    schema: {type: 'array', items: {type: 'object', required: ['name']}},
    expected: 'a list of authors, such as `- name: …`',
    accepts: value => isSeq<Node>(value) && value.items.every(item => isMap(item) && item.has('name')),
  },
} satisfies Record<string, Kind>;

/** Whether a value is text. Empty text doesn't count, because the framework can't load it. */
function isText(value: Node | null): boolean {
  return isScalar(value) && typeof value.value === 'string' && value.value !== '';
}

/** Returns the fields that a page can have. */
export function selectFields(fields: readonly FrontMatterField[], file: string): FrontMatterField[] {
  return fields.filter(({folders}) => folders?.some(folder => file.startsWith(`${folder}/`)) ?? true);
}

/** Returns what was found and what was expected if a field has the wrong kind of value. */
export function findWrongKind(
  {kind}: FrontMatterField,
  value: Node | null,
): {found: string; expected: string} | undefined {
  const {accepts, expected}: Kind = kinds[kind];
  return accepts(value) ? undefined : {found: describeValue(value, kind), expected};
}

function describeValue(value: Node | null, expected: FieldKind): string {
  if (isSeq(value)) {
    return value.items.length === 0
      ? 'an empty list'
      : expected.startsWith('list')
        ? 'a list with other values'
        : 'a list';
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
