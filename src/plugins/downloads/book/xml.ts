import type {Element, ElementContent} from 'hast';
import {toXast} from 'hast-util-to-xast';
import {toXml} from 'xast-util-to-xml';
import {createElement} from './chapter';

/** Renders a document of a book as XHTML. `styles` is the path of the style sheet, relative to the document. */
export function renderDocument(
  {title, body, language, styles}: {title: string; body: ElementContent[]; language: string; styles: string},
): string {
  const html = createElement('html', {lang: language, xmlLang: language}, [
    createElement('head', {}, [
      createElement('title', {}, [{type: 'text', value: title}]),
      createElement('link', {rel: ['stylesheet'], type: 'text/css', href: styles}, []),
    ]),
    createElement('body', {}, body),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n${renderElement(html)}\n`;
}

function renderElement(element: Element): string {
  // XML doesn't allow control characters, which browsers ignore.
  // eslint-disable-next-line no-control-regex
  return toXml(toXast(element)).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
