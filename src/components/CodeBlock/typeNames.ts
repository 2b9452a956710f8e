import type {Token} from 'prism-react-renderer';

/**
 * Gives the names of types in a line the token type `class-name`. Prism only finds them in declarations, such as `class Name`, but in the
 * text of a type, names that start with a capital letter or have type arguments are types everywhere.
 */
export function markTypeNames(line: Token[]): Token[] {
  return line.flatMap((token, index) => {
    const type = token.types.at(-1);
    if (type === 'constant') {
      return [{...token, types: ['class-name']}];
    }
    if (type !== 'plain') {
      return [token];
    }
    const next = line[index + 1]?.content ?? '';
    // Every second part is a name.
    const parts = token.content.split(/([A-Za-z_$][\w$]*)/);
    return parts.flatMap((content, part) => {
      const isBeforeNext = part === parts.length - 2 && parts.at(-1) === '';
      const isProperty = isBeforeNext && /^[?:]/.test(next);
      const isType =
        part % 2 === 1 &&
        ((/^[A-Z]/.test(content) && !isProperty) ||
          content === 'object' ||
          (isBeforeNext && next.startsWith('<')));
      return content === '' ? [] : [{types: [isType ? 'class-name' : 'plain'], content}];
    });
  });
}
