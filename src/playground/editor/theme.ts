import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** The colours of code blocks, for the kinds of tokens that the editor's parser knows. */
const highlightStyle = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--site-code-comment)', fontStyle: 'italic'},
  {tag: [tags.string, tags.regexp], color: 'var(--site-code-string)'},
  {tag: [tags.number, tags.bool, tags.null], color: 'var(--site-code-number)'},
  {tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--site-code-keyword)'},
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--site-code-function)',
  },
  {tag: [tags.className, tags.typeName, tags.namespace], color: 'var(--site-code-class-name)'},
  {tag: tags.propertyName, color: 'var(--site-code-property)'},
  {tag: [tags.tagName, tags.angleBracket], color: 'var(--site-code-tag)'},
]);

const popup = {
  boxSizing: 'border-box',
  border: '1px solid var(--site-border-strong)',
  borderRadius: 'var(--site-radius-small)',
  backgroundColor: 'var(--site-surface-raised)',
  boxShadow: 'var(--ifm-global-shadow-md)',
  color: 'var(--ifm-font-color-base)',
  fontFamily: 'var(--ifm-font-family-base)',
  fontSize: '0.875rem',
  lineHeight: '1.5',
};

const button = {
  padding: '0.25rem 0.75rem',
  border: '1px solid var(--site-border-strong)',
  borderRadius: 'var(--site-radius-small)',
  background: 'var(--site-surface-raised)',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};

const focus = {outline: '2px solid var(--site-focus)', outlineOffset: '-2px'};

const theme = EditorView.theme({
  '&': {
    height: '100%',
    direction: 'ltr',
    backgroundColor: 'var(--ifm-pre-background)',
    color: 'var(--ifm-font-color-base)',
    // Like the code that the editor replaces
    fontSize: '0.8125rem',
  },
  '&.cm-focused': focus,
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontVariantLigatures: 'none',
    lineHeight: 'var(--ifm-pre-line-height)',
  },
  '.cm-content': {caretColor: 'var(--ifm-font-color-base)', paddingBlock: 'var(--site-space-3)'},
  '.cm-gutters': {border: 'none', backgroundColor: 'transparent', color: 'var(--site-code-comment)'},
  '.cm-lineNumbers .cm-gutterElement': {paddingInline: 'var(--site-space-3) var(--site-space-2)'},
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--site-focus) 18%, transparent)',
    color: 'inherit',
  },
  '.cm-searchMatch': {backgroundColor: 'color-mix(in srgb, var(--site-warning-border) 35%, transparent)'},
  '.cm-searchMatch-selected': {outline: '2px solid var(--site-warning-border)'},
  '.cm-lintRange': {
    backgroundImage: 'none',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.25em',
  },
  '.cm-lintRange-error': {textDecoration: 'underline wavy var(--site-error) 1px'},
  '.cm-lintRange-warning, .cm-lintRange-info': {textDecoration: 'underline dotted var(--site-warning) 2px'},
  '.cm-lintRange-active': {backgroundColor: 'var(--site-code-error)'},
  '.cm-tooltip': {...popup, maxInlineSize: 'min(40rem, 100vw - 1rem)', zIndex: 'var(--ifm-z-index-overlay)'},
  '.cm-tooltip-hover': {maxBlockSize: 'min(60vh, 420px)', overflow: 'auto', overscrollBehavior: 'contain'},
  '.cm-tooltip-section:not(:first-child)': {borderBlockStart: '1px solid var(--site-border)'},
  '.cm-diagnostic': {
    margin: '0',
    padding: 'var(--site-space-2) var(--site-space-3)',
    borderInlineStart: '3px solid var(--site-warning-border)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-diagnostic-error': {
    borderInlineStart: '3px solid var(--site-error)',
    backgroundColor: 'var(--site-error-surface)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxBlockSize: '16rem',
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.8125rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '0.15rem var(--site-space-2)'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--ifm-color-primary)',
    color: 'var(--ifm-background-color)',
  },
  '.cm-completionMatchedText': {fontWeight: '700', textDecoration: 'none'},
  '.cm-tooltip.cm-completionInfo': {padding: '0', maxInlineSize: '28rem'},
  '.cm-panels': {
    backgroundColor: 'var(--site-surface)',
    color: 'var(--ifm-font-color-base)',
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: '0.875rem',
  },
  '.cm-panels.cm-panels-bottom': {borderBlockStart: '1px solid var(--site-border)'},
  '.cm-panels.cm-panels-top': {borderBlockEnd: '1px solid var(--site-border)'},
  '.cm-panel': {padding: 'var(--site-space-2) var(--site-space-3)'},
  '.cm-dialog label': {font: 'inherit'},
  '.cm-textfield': {
    padding: '0.25rem 0.5rem',
    border: '1px solid var(--site-border-strong)',
    borderRadius: 'var(--site-radius-small)',
    backgroundColor: 'var(--site-surface-raised)',
    color: 'inherit',
    font: 'inherit',
  },
  '.cm-button': {...button, backgroundImage: 'none'},
  '.cm-dialog-close, .cm-panel [name=close]': {...button, color: 'inherit'},
  ':is(.cm-textfield, .cm-button, .cm-panel button):focus-visible': focus,
  '.type': {
    padding: 'var(--site-space-2) var(--site-space-3)',
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.8125rem',
    lineHeight: '1.55',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.doc': {
    padding: 'var(--site-space-2) var(--site-space-3)',
    maxInlineSize: '34rem',
    borderBlockStart: '1px solid var(--site-border)',
    overflowWrap: 'anywhere',
  },
  '.doc :is(p, pre)': {marginBlock: '0 var(--site-space-2)', whiteSpace: 'pre-wrap'},
  '.doc :is(p, pre):last-child': {marginBlockEnd: '0'},
  '.doc :is(code, pre)': {fontFamily: 'var(--ifm-font-family-monospace)', fontSize: '0.8125rem'},
  '.doc a': {color: 'var(--ifm-link-color)'},
  '.tag': {color: 'var(--ifm-font-color-secondary)', fontWeight: '600'},
  '.keyword': {color: 'var(--site-code-keyword)'},
  '.string': {color: 'var(--site-code-string)'},
  '.number': {color: 'var(--site-code-number)'},
  '.function': {color: 'var(--site-code-function)'},
  '.class-name': {color: 'var(--site-code-class-name)'},
  '.property': {color: 'var(--site-code-property)'},
});

/** The look of the code blocks of the site, in both themes. All colours are tokens, so they change with the theme. */
export const editorTheme: Extension = [theme, syntaxHighlighting(highlightStyle)];
