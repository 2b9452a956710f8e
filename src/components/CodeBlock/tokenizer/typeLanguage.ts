import type {Prism as PrismInstance} from 'prism-react-renderer';

/**
 * Adds the language `type`, which is TypeScript in the text of a type. Prism's TypeScript only finds the names of types in declarations,
 * such as `class Name`. In the text of a type, names that start with a capital letter or have type arguments are types everywhere.
 */
export function addTypeLanguage({languages}: typeof PrismInstance): void {
  const type = languages.extend('typescript', {});
  Reflect.deleteProperty(type, 'constant');
  languages['type'] = type;
  languages.insertBefore('type', 'function', {
    'type-name': {
      pattern: /\b(?:[A-Z][\w$]*|object)\b(?!\??:)|\b[A-Za-z_$][\w$]*(?=<)/,
      alias: 'class-name',
    },
  });
}
