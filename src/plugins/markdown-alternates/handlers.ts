import type {Element} from 'hast';
import type {BlockContent, DefinitionContent, List, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {Options} from 'rehype-remark';
import {createFence} from './codeBlock';
import {getClassNames, hasClass, isElement, readCollapsedText, readProperty, selectAll} from './hast';

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handler>[0];
type Flow = BlockContent | DefinitionContent;

/** Handlers that convert the site's components to Markdown. The converter's default handlers convert all other elements. */
export const handlers: NonNullable<Options['handlers']> = {
  div: handleContainer,
  section: handleContainer,
  span: (state, element: Element, parent) =>
    findRenderer(element)?.(state, element) ??
    (isTagLink(parent) ? {type: 'text', value: ` (${readCollapsedText(element)})`} : state.all(element)),
  p: (state, element: Element) => findRenderer(element)?.(state, element) ?? createParagraph(state, element),
  pre: (_, element: Element) => createFence(element),
  details: renderDetails,
  figcaption: (_, element: Element) => ({
    type: 'paragraph',
    children: [{type: 'emphasis', children: [{type: 'text', value: readCollapsedText(element)}]}],
  }),
};

function handleContainer(state: State, element: Element): RootContent | RootContent[] {
  return findRenderer(element)?.(state, element) ?? toFlow(state, element);
}

/**
 * Returns whether an element is a link to a tag. Such a link contains the tag's name and a `span` with the number of posts. Only CSS
 * separates the two.
 */
function isTagLink(parent: Parameters<Handler>[2]): boolean {
  return parent?.type === 'element' && String(parent.properties.rel) === 'tag';
}

type Renderer = (state: State, element: Element) => RootContent | RootContent[];

function findRenderer(element: Element): Renderer | undefined {
  return renderers.find(([applies]) => applies(element))?.[1];
}

const renderers: [applies: (element: Element) => boolean, render: Renderer][] = [
  [element => hasClass(element, 'theme-code-block'), (_, element) => createFence(element)],
  [element => hasClass(element, 'tabs-container'), renderTabs],
  [element => hasClass(element, 'theme-admonition'), renderAdmonition],
  [element => hasClass(element, 'theme-doc-version-banner'), renderBanner],
  [
    element => hasClass(element, 'side-by-side-label'),
    (_, element) => createLabel(readCollapsedText(element)),
  ],
  [element => readProperty(element, 'role') === 'img', renderPicture],
  [isCardList, renderCards],
];

/** Renders all panels, each below the label of its tab. */
function renderTabs(state: State, tabs: Element): RootContent[] {
  return selectAll(tabs, element => readProperty(element, 'role') === 'tabpanel').flatMap(panel => [
    createLabel(readProperty(panel, 'dataLabel') ?? ''),
    ...toFlow(state, panel),
  ]);
}

/** Renders a blockquote that starts with the kind and the title: `> **Tip: Title**`. */
function renderAdmonition(state: State, admonition: Element): RootContent {
  const [heading, content] = admonition.children.filter(isElement);
  const kind = findKind(admonition);
  const title = heading ? readCollapsedText(heading) : '';
  const hasTitle = title !== '' && title.toLowerCase() !== kind.toLowerCase();
  return {
    type: 'blockquote',
    children: [
      createLabel(hasTitle ? `${kind}: ${title}` : kind),
      ...(content ? toFlow(state, content) : []),
    ],
  };
}

/** Returns the kind of an admonition from its class, such as `Tip` from `theme-admonition-tip`. */
function findKind(admonition: Element): string {
  const prefix = 'theme-admonition-';
  const name = getClassNames(admonition).find(candidate => candidate.startsWith(prefix)) ?? `${prefix}note`;
  return name.charAt(prefix.length).toUpperCase() + name.slice(prefix.length + 1);
}

function renderBanner(state: State, banner: Element): RootContent {
  return {type: 'blockquote', children: toFlow(state, banner)};
}

/** Replaces a drawing with its label, which describes what the drawing shows. */
function renderPicture(_: State, picture: Element): RootContent {
  return {
    type: 'paragraph',
    children: [{type: 'text', value: `Diagram: ${readProperty(picture, 'ariaLabel') ?? ''}`}],
  };
}

/** Keeps `<details>` as HTML, because Markdown has no syntax that shows where such a block ends. */
function renderDetails(state: State, details: Element): RootContent[] {
  const summary = details.children.filter(isElement).find(({tagName}) => tagName === 'summary');
  const content = {...details, children: details.children.filter(child => child !== summary)};
  return [
    {
      type: 'html',
      value: `<details>\n<summary>${escapeHtml(summary ? readCollapsedText(summary) : '')}</summary>`,
    },
    ...toFlow(state, content),
    {type: 'html', value: '</details>'},
  ];
}

function isCardList(element: Element): boolean {
  return element.tagName === 'section' && findCards(element).length > 0;
}

function findCards(element: Element): Element[] {
  return selectAll(element, candidate => hasClass(candidate, 'theme-doc-card-container'));
}

/** Renders cards as a list of links with their descriptions. */
function renderCards(_: State, section: Element): List {
  return {
    type: 'list',
    spread: false,
    children: findCards(section).map(card => ({
      type: 'listItem',
      spread: false,
      children: [createCardLine(card)],
    })),
  };
}

function createCardLine(card: Element): Paragraph {
  const [title, description] = ['title', 'description'].map(part => {
    const found = selectAll(card, element => hasClass(element, `theme-doc-card-${part}`))[0];
    return found ? readCollapsedText(found) : '';
  });
  return {
    type: 'paragraph',
    children: [
      {type: 'link', url: readProperty(card, 'href') ?? '', children: [{type: 'text', value: title ?? ''}]},
      ...(description ? [{type: 'text' as const, value: `: ${description}`}] : []),
    ],
  };
}

function createParagraph(state: State, element: Element): Paragraph | [] {
  // TypeScript doesn't know that the converter returns only phrasing content for the children of a `p`.
  const children = state.all(element) as PhrasingContent[];
  return children.length > 0 ? {type: 'paragraph', children} : [];
}

function createLabel(text: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: text}]}]};
}

function toFlow(state: State, element: Element): Flow[] {
  return state.toFlow(state.all(element));
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
