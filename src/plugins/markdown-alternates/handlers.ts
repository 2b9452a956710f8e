import type {Element} from 'hast';
import type {BlockContent, DefinitionContent, List, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {Options as ConverterOptions} from 'rehype-remark';
import {createFence} from './codeBlock';
import {
  hasClass,
  isElement,
  readClassSuffix,
  readCollapsedText,
  readProperty,
  selectAll,
  selectByClass,
} from '../built-pages/hast';
import type {Settings} from './options';

type Handlers = NonNullable<ConverterOptions['handlers']>;
type Handler = NonNullable<Handlers[string]>;
type State = Parameters<Handler>[0];
type Flow = BlockContent | DefinitionContent;
type Renderer = (state: State, element: Element) => RootContent | RootContent[];

/**
 * Creates handlers that convert the components of Docusaurus and of the site to Markdown. The converter's default handlers convert all
 * other elements.
 */
export function createHandlers({classNames, texts}: Settings): Handlers {
  const renderCode: Renderer = (_, element) => createFence(element, classNames);
  const renderers: [applies: (element: Element) => boolean, render: Renderer][] = [
    [element => hasClass(element, 'theme-code-block'), renderCode],
    [element => hasClass(element, 'tabs-container'), renderTabs],
    [element => hasClass(element, 'theme-admonition'), renderAdmonition],
    [
      element => hasClass(element, 'theme-doc-version-banner'),
      (state, banner) => ({type: 'blockquote', children: toFlow(state, banner)}),
    ],
    // A drawing is replaced with its label, which describes what it shows.
    [
      element => readProperty(element, 'role') === 'img',
      (_, picture) =>
        createParagraph([createText(`${texts.drawing}: ${readProperty(picture, 'ariaLabel') ?? ''}`)]),
    ],
    [element => element.tagName === 'section' && findCards(element).length > 0, renderCards],
  ];
  const render: Renderer = (state, element) => {
    const renderer = renderers.find(([applies]) => applies(element))?.[1];
    return (renderer ?? convert)(state, element);
  };
  return {
    div: render,
    section: render,
    p: render,
    span: (state, element: Element, parent) =>
      isTagLink(parent) ? createText(` (${readCollapsedText(element)})`) : render(state, element),
    pre: renderCode,
    details: renderDetails,
    figcaption: (_, element: Element) =>
      createParagraph([{type: 'emphasis', children: [createText(readCollapsedText(element))]}]),
  };
}

/** Converts an element that isn't a component. */
function convert(state: State, element: Element): RootContent | RootContent[] {
  if (element.tagName === 'div' || element.tagName === 'section') {
    return toFlow(state, element);
  }
  // TypeScript doesn't know that the converter returns only phrasing content for the children of a `p` or a `span`.
  const children = state.all(element) as PhrasingContent[];
  return element.tagName === 'span' ? children : children.length > 0 ? createParagraph(children) : [];
}

/**
 * Returns whether an element is a link to a tag. Such a link contains the tag's name and a `span` with the number of posts. Only CSS
 * separates the two.
 */
function isTagLink(parent: Parameters<Handler>[2]): boolean {
  return parent?.type === 'element' && String(parent.properties.rel) === 'tag';
}

/** Renders all panels, each below the label of its tab. */
function renderTabs(state: State, tabs: Element): RootContent[] {
  const [list] = selectByRole(tabs, 'tablist');
  const labels = list ? selectByRole(list, 'tab').map(readCollapsedText) : [];
  return selectByRole(tabs, 'tabpanel').flatMap((panel, index) => [
    createLabel(labels[index] ?? ''),
    ...toFlow(state, panel),
  ]);
}

function selectByRole(element: Element, role: string): Element[] {
  return selectAll(element, candidate => readProperty(candidate, 'role') === role);
}

/** Renders a blockquote that starts with the kind and the title: `> **Tip: Title**`. */
function renderAdmonition(state: State, admonition: Element): RootContent {
  const [heading, content] = admonition.children.filter(isElement);
  const name = readClassSuffix(admonition, 'theme-admonition-') ?? 'note';
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  const title = readCollapsedText(heading);
  const hasTitle = title !== '' && title.toLowerCase() !== name.toLowerCase();
  return {
    type: 'blockquote',
    children: [
      createLabel(hasTitle ? `${kind}: ${title}` : kind),
      ...(content ? toFlow(state, content) : []),
    ],
  };
}

/** Keeps `<details>` as HTML, because Markdown has no syntax that shows where such a block ends. */
function renderDetails(state: State, details: Element): RootContent[] {
  const summary = details.children.filter(isElement).find(({tagName}) => tagName === 'summary');
  const content = {...details, children: details.children.filter(child => child !== summary)};
  const label = readCollapsedText(summary).replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return [
    {type: 'html', value: `<details>\n<summary>${label}</summary>`},
    ...toFlow(state, content),
    {type: 'html', value: '</details>'},
  ];
}

function findCards(element: Element): Element[] {
  return selectByClass(element, 'theme-doc-card-container');
}

/** Renders cards as a list of links with their descriptions. */
function renderCards(_: State, section: Element): List {
  return {
    type: 'list',
    spread: false,
    children: findCards(section).map(card => {
      const [title = '', description = ''] = ['title', 'description'].map(part =>
        readCollapsedText(selectByClass(card, `theme-doc-card-${part}`)[0]),
      );
      const link = {
        type: 'link' as const,
        url: readProperty(card, 'href') ?? '',
        children: [createText(title)],
      };
      const children = description === '' ? [link] : [link, createText(`: ${description}`)];
      return {type: 'listItem', spread: false, children: [createParagraph(children)]};
    }),
  };
}

function createLabel(text: string): Paragraph {
  return createParagraph([{type: 'strong', children: [createText(text)]}]);
}

function createParagraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function createText(value: string): {type: 'text'; value: string} {
  return {type: 'text', value};
}

function toFlow(state: State, element: Element): Flow[] {
  return state.toFlow(state.all(element));
}
