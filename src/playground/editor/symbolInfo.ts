import type {Part, SymbolInfo} from '../compiler/protocol';

/** The class names of the parts of a type. Other parts have the colour of text. */
const classNames: {[kind: string]: string | undefined} = {
  keyword: 'keyword',
  stringLiteral: 'string',
  numericLiteral: 'number',
  functionName: 'function',
  methodName: 'function',
  className: 'class-name',
  interfaceName: 'class-name',
  aliasName: 'class-name',
  typeParameterName: 'class-name',
  enumName: 'class-name',
  moduleName: 'class-name',
  propertyName: 'property',
};

/** Creates an element with the type and the JSDoc of a symbol. */
export function renderSymbolInfo({type, docs, tags}: SymbolInfo): HTMLElement {
  const element = document.createElement('div');
  const code = append(element, 'div', 'type');
  code.translate = false;
  for (const {text, kind} of type) {
    const className = classNames[kind];
    if (className) {
      append(code, 'span', className).textContent = text;
    } else {
      code.append(text);
    }
  }
  const shownTags = tags.filter(({name}) => name !== 'example' && name !== 'internal');
  if (docs.length > 0 || shownTags.length > 0) {
    const doc = append(element, 'div', 'doc');
    renderText(joinParts(docs), doc);
    for (const {name, text} of shownTags) {
      const paragraph = append(doc, 'p');
      append(paragraph, 'span', 'tag').textContent = `@${name}`;
      paragraph.append(' ');
      renderInline(joinParts(text), paragraph);
    }
  }
  return element;
}

/** Returns the type of a symbol as text, for screen readers. */
export function getTypeText({type}: SymbolInfo): string {
  return type.map(({text}) => text).join('');
}

/** Joins the parts of a comment. The compiler has split `{@link target label}` into parts. */
function joinParts(parts: readonly Part[]): string {
  return parts
    .map(({text}) => text)
    .join('')
    .replace(/\{@link(?:code|plain)?\s+([^\s|}]+)[\s|]*([^}]*)\}/g, (_, target: string, label: string) =>
      /^https?:/.test(target) ? `[${label || target}](${target})` : `\`${label || target}\``,
    );
}

/** Adds paragraphs and code blocks of a comment to an element. */
function renderText(text: string, parent: HTMLElement): void {
  text.split(/```\w*\n?/).forEach((chunk, index) => {
    if (index % 2 === 1) {
      append(parent, 'pre').textContent = chunk.trimEnd();
      return;
    }
    for (const paragraph of chunk.split(/\n\s*\n/).filter(part => part.trim() !== '')) {
      renderInline(paragraph.trim(), append(parent, 'p'));
    }
  });
}

/** Adds text with code and links to an element. Only addresses on the web become links. */
function renderInline(text: string, parent: HTMLElement): void {
  let end = 0;
  for (const match of text.matchAll(/`([^`\n]+)`|\[([^\]]+)\]\((https?:[^()\s]+)\)/g)) {
    const [all, code, label, href] = match;
    parent.append(text.slice(end, match.index));
    end = match.index + all.length;
    if (code !== undefined) {
      append(parent, 'code').textContent = code;
    } else if (href !== undefined) {
      const link = append(parent, 'a');
      link.setAttribute('href', href);
      link.setAttribute('rel', 'noopener');
      link.setAttribute('target', '_blank');
      link.textContent = label ?? href;
    }
  }
  parent.append(text.slice(end));
}

function append(parent: HTMLElement, name: string, className?: string): HTMLElement {
  const element = document.createElement(name);
  if (className !== undefined) {
    element.className = className;
  }
  parent.append(element);
  return element;
}
