import type {Element, ElementContent} from 'hast';
import {toXast} from 'hast-util-to-xast';
import {toXml} from 'xast-util-to-xml';
import {createElement} from './createElement';

/** Renders a document of a book as XHTML. `styles` is the path of the style sheet, relative to the document. */
export function renderDocument({
  title,
  body,
  language,
  styles,
}: {
  title: string;
  body: ElementContent[];
  language: string;
  styles: string;
}): string {
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
  return toXml(toXast(element), {closeEmptyElements: true}).replace(/(?![\t\n\r])\p{Cc}/gu, '');
}
