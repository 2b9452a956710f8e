import type {RootContent} from 'mdast';

type Attribute = Extract<RootContent, {type: 'mdxJsxFlowElement'}>['attributes'][number];

/** Reads a prop such as `to="…"`, `to={'…'}` or a template without expressions. Returns undefined if the prop has another value. */
export function readTextProp(attribute: Attribute): {name: string; text: string} | undefined {
  if (attribute.type !== 'mdxJsxAttribute') {
    return undefined;
  }
  const text = readText(attribute.value);
  return text === undefined ? undefined : {name: attribute.name, text};
}

function readText(value: Extract<Attribute, {type: 'mdxJsxAttribute'}>['value']): string | undefined {
  if (typeof value === 'string') {
    return value;
  }
  const statement = value?.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal' && typeof expression.value === 'string') {
    return expression.value;
  }
  return expression?.type === 'TemplateLiteral' && expression.expressions.length === 0
    ? (expression.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}
