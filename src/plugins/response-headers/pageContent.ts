import type {Element, Page} from '../pages';
import {findElements, readAttribute} from '../pages';

/** What a policy has to say something about, as it stands in a page. */
export type PageContent = {
  /** Texts of the inline scripts that browsers run. */
  scripts: string[];
  /** Values of `style` attributes, also of elements that an inline script writes. */
  styleAttributes: string[];
  /** Texts of `<style>` elements. */
  styleElements: string[];
  /** `onclick="…"` and the like, as they stand in the page. */
  eventHandlers: string[];
  /** Addresses that start with `javascript:`. */
  scriptAddresses: string[];
  /** Absolute addresses of what the page loads by itself: scripts, styles, images, frames. */
  loads: string[];
};

/** Attributes that make a browser load or run something. */
const loadingAttributes: Record<string, string[]> = {
  script: ['src'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src', 'srcdoc'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  object: ['data'],
  embed: ['src'],
};

/** Links that browsers follow while they load the page. The others, such as `canonical`, only say something. */
const loadingRelations = new Set([
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'preconnect',
  'dns-prefetch',
  'icon',
  'apple-touch-icon',
  'manifest',
  'prerender',
]);

/** Types of `<script>` that a policy decides on; with any other, a script is data. */
const scriptTypes = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

export function readPageContent({document}: Page): PageContent {
  const elements = findElements(document, () => true);
  const attributes = elements.flatMap(element => element.attrs);
  const withText = (tagName: string) => elements.filter(element => element.tagName === tagName);
  const scripts = withText('script').filter(isInlineScript).map(readText);
  return {
    scripts,
    styleAttributes: [
      ...attributes.filter(({name}) => name === 'style').map(({value}) => value),
      ...scripts.flatMap(script => [...script.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => value)),
    ],
    styleElements: withText('style').map(readText),
    eventHandlers: attributes
      .filter(({name}) => /^on[a-z]/.test(name))
      .map(({name, value}) => `${name}="${value}"`),
    scriptAddresses: attributes
      .filter(
        ({name, value}) =>
          ['href', 'src', 'action', 'formaction', 'data'].includes(name) && /^\s*javascript:/i.test(value),
      )
      .map(({value}) => value),
    loads: elements.flatMap(collectLoads).filter(address => /^(https?:)?\/\//i.test(address)),
  };
}

function isInlineScript(element: Element): boolean {
  return (
    readAttribute(element, 'src') === undefined && scriptTypes.test(readAttribute(element, 'type') ?? '')
  );
}

/** The text exactly as it stands there: hashes are made of it. */
function readText(element: Element): string {
  return element.childNodes.map(child => ('value' in child ? child.value : '')).join('');
}

function collectLoads(element: Element): string[] {
  if (element.tagName === 'link') {
    const relations = (readAttribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);
    if (!relations.some(relation => loadingRelations.has(relation))) {
      return [];
    }
  }
  return (loadingAttributes[element.tagName] ?? []).flatMap(name => {
    const value = readAttribute(element, name);
    if (value === undefined) {
      return [];
    }
    return name === 'srcset' ? value.split(',').map(part => part.trim().split(/\s+/)[0] ?? '') : [value];
  });
}
