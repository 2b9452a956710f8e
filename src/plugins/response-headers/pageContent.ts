import {findElements, readAttribute, type Element} from '../built-pages/html';
import type {Page} from '../built-pages/pages';

/** The parts of a page that a content security policy can block, as written in the page. */
export type PageContent = {
  /** The code of inline scripts. Scripts that only contain data aren't included. */
  scripts: string[];
  /** Values of `style` attributes, including those in HTML that inline scripts contain. */
  styleAttributes: string[];
  /** Texts of `<style>` elements. */
  styleElements: string[];
  /** Event handler attributes such as `onclick="…"`. */
  eventHandlers: string[];
  /** URLs that start with `javascript:`. */
  scriptUrls: string[];
  /** Absolute URLs of files that the page loads, such as scripts, style sheets, images and frames. */
  loadedUrls: string[];
  /** Markers of the services that the page uses, such as `videos` for an element with `data-service="videos"`. Each occurs once. */
  markers: string[];
};

/** Attributes whose URLs browsers load. */
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

/** Relations of `<link>` elements whose URLs browsers load or connect to. Other relations, such as `canonical`, are metadata. */
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

/** Types of `<script>` elements to which a content security policy applies. Elements with other types contain data. */
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
    scriptUrls: attributes
      .filter(
        ({name, value}) =>
          ['href', 'src', 'action', 'formaction', 'data'].includes(name) && /^\s*javascript:/i.test(value),
      )
      .map(({value}) => value),
    loadedUrls: elements.flatMap(collectLoadedUrls).filter(url => /^(https?:)?\/\//i.test(url)),
    markers: [...new Set(attributes.filter(({name}) => name === 'data-service').map(({value}) => value))],
  };
}

function isInlineScript(element: Element): boolean {
  return (
    readAttribute(element, 'src') === undefined && scriptTypes.test(readAttribute(element, 'type') ?? '')
  );
}

/** Returns the text of an element without any changes, because hashes are computed from it. */
function readText(element: Element): string {
  return element.childNodes.map(child => ('value' in child ? child.value : '')).join('');
}

function collectLoadedUrls(element: Element): string[] {
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
