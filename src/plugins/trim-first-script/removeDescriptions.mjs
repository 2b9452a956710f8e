import {parse} from 'acorn';

/**
 * A loader for compiled scripts with interface texts. It removes the descriptions of the texts. They are for translators, who get them from
 * the sources, and no browser reads them.
 */
export default function removeDescriptions(source) {
  if (!source.includes('description') || !source.includes('@docusaurus/Translate')) {
    return source;
  }
  const found = [];
  collectDescriptions(parse(source, {ecmaVersion: 'latest', sourceType: 'module'}), found);
  let text = source;
  for (const {start, end} of found.sort((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
  }
  return text;
}

/** Adds the descriptions of all `translate()` calls and `<Translate>` elements below a node to an array. */
function collectDescriptions(node, found) {
  if (node.type === 'CallExpression') {
    // An element is a call too: its first argument is the component, and its second one contains the props.
    const [first, second] = node.arguments;
    const text = isNamed(node.callee, 'translate') ? first : isNamed(first, 'Translate') ? second : undefined;
    found.push(
      ...(text?.properties ?? []).filter(
        ({key, value}) => isNamed(key, 'description') && value.type === 'Literal',
      ),
    );
  }
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') {
      collectDescriptions(child, found);
    }
  }
}

function isNamed(node, name) {
  return node?.type === 'Identifier' && node.name === name;
}
