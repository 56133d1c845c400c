import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Annotation } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Marks what the page wrote into a text. */
export const byPage = Annotation.define<boolean>();

/** By the tokens of the theme, so that both themes need one. */
export const CODE_THEME = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.5', maxHeight: '24rem' },
  '.cm-content': { padding: '6px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 10px' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-tint)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-tint)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--danger)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--overlay)',
    color: 'var(--ink)',
    border: '1px solid var(--line-2)',
    borderRadius: '6px',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    maxWidth: 'min(90vw, 28rem)',
    maxHeight: 'none',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-solid)',
    color: 'var(--ink-inv)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--ink-3)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-tooltip.cm-completionInfo': { padding: '3px 8px' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--danger)' },
});

/** Colors of code and of Markdown. */
export const CODE_HIGHLIGHT = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--accent)' },
    { tag: [tags.string, tags.special(tags.string)], color: 'var(--ok)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
    { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--hot)' },
    { tag: tags.heading, color: 'var(--ink)', fontWeight: '600' },
    { tag: tags.strong, fontWeight: '600' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: tags.strikethrough, textDecoration: 'line-through' },
    { tag: [tags.link, tags.url], color: 'var(--accent)' },
    { tag: tags.monospace, color: 'var(--ok)' },
    { tag: tags.quote, color: 'var(--ink-2)' },
    { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--ink-3)' },
    { tag: tags.comment, color: 'var(--ink-3)', fontStyle: 'italic' },
  ]),
);
