import {createElement} from 'react';
import CodeBlock from '@theme-original/CodeBlock';

/** Shows what a theme gets from the plugin: a reference to the types, and the notes below lines. */
export default function CodeBlockWithTypes(props) {
  const notes = JSON.parse(props['data-notes'] ?? '[]');
  return createElement(
    'div',
    {'data-types': props['data-types']},
    createElement(CodeBlock, props),
    ...notes.map(({text}, index) => createElement('p', {key: index}, text)),
  );
}
