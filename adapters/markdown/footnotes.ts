import type { Env, MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it';
import { stateOf } from './text-state.ts';

const CITATION = /\[\^([^\s\]^[]+)\]/y;
const DEFINITION = /\[\^([^\s\]^[]+)\]:/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** `[^label]: text`, and indented lines after it. */
function definition(state: StateBlock, startLine: number, endLine: number, silent: boolean) {
  const begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const match = matchAt(DEFINITION, state.src, begin);
  if (!match || match.index + match[0].length > (state.eMarks[startLine] ?? 0)) return false;
  if (silent) return true;
  const label = match[1] ?? '';
  stateOf(state.env).footnoteLabels.add(label);
  state.push('footnote_definition_open', '', 1).meta = { label };

  const { bMarks, tShift, sCount, parentType } = state;
  const before = [bMarks[startLine], tShift[startLine], sCount[startLine]] as const;
  const afterColon = begin + match[0].length;
  const text = state.skipSpaces(afterColon);
  bMarks[startLine] = afterColon;
  tShift[startLine] = text - afterColon;
  state.blkIndent += 4;
  sCount[startLine] = state.blkIndent;
  state.parentType = 'footnote';
  state.md.block.tokenize(state, startLine, endLine);
  state.parentType = parentType;
  state.blkIndent -= 4;
  [bMarks[startLine], tShift[startLine], sCount[startLine]] = before as [number, number, number];
  state.push('footnote_definition_close', '', -1);
  return true;
}

/** `[^label]` where the label has a definition; elsewhere it is plain text. */
function citation(state: StateInline, silent: boolean) {
  if (state.src.charCodeAt(state.pos) !== 0x5b) return false;
  const match = matchAt(CITATION, state.src, state.pos);
  const label = match?.[1] ?? '';
  if (!match || !stateOf(state.env).footnoteLabels.has(label)) return false;
  if (!silent) state.push('footnote_citation', 'sup', 0).meta = { label };
  state.pos += match[0].length;
  return true;
}

/** `^[text]`: a note that is written where it is cited. */
function noteInText(state: StateInline, silent: boolean) {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== 0x5e || src.charCodeAt(pos + 1) !== 0x5b) return false;
  const end = state.md.helpers.parseLinkLabel(state, pos + 1);
  if (end < 0) return false;
  if (!silent) {
    const children: Token[] = [];
    state.md.inline.parse(src.slice(pos + 2, end), state.md, state.env, children);
    state.push('footnote_citation', 'sup', 0).meta = { label: null, children };
  }
  state.pos = end + 1;
  return true;
}

/** The number of the note that is cited here, and which citation of it this is. */
interface Citation {
  readonly number: number;
  readonly citation: number;
  readonly isInLink: boolean;
}

/** A note leads back to so many of its citations at most. */
const MOST_BACK_LINKS = 20;

interface Note {
  readonly number: number;
  readonly tokens: Token[];
  citations: number;
}

/** Takes the definitions out of the text; the first of a label counts. */
function takeDefinitions(tokens: readonly Token[]) {
  const body: Token[] = [];
  const definitions = new Map<string, Token[]>();
  const open: Token[][] = [body];
  for (const token of tokens) {
    if (token.type === 'footnote_definition_open') {
      const label = token.meta?.['label'] as string;
      const taken: Token[] = [];
      if (!definitions.has(label)) definitions.set(label, taken);
      open.push(taken);
    } else if (token.type === 'footnote_definition_close') open.pop();
    else open.at(-1)?.push(token);
  }
  return { body, definitions };
}

/** Numbers the notes in the order of their citations: those of the text, then those of the notes themselves. */
function numberNotes(
  body: readonly Token[],
  definitions: ReadonlyMap<string, Token[]>,
  textNote: (children: Token[]) => Token[],
) {
  const notes: Note[] = [];
  const byLabel = new Map<string, Note>();
  const noteOf = (label: string | null, children: Token[]): Note => {
    const known = label === null ? undefined : byLabel.get(label);
    if (known) return known;
    const tokens = label === null ? textNote(children) : (definitions.get(label) ?? []);
    const note: Note = { number: notes.length + 1, tokens, citations: 0 };
    notes.push(note);
    if (label !== null) byLabel.set(label, note);
    return note;
  };
  const visit = (tokens: readonly Token[]) => {
    for (const { children } of tokens) {
      let links = 0;
      for (const child of children ?? []) {
        if (child.type === 'link_open') links += 1;
        if (child.type === 'link_close') links -= 1;
        if (child.type !== 'footnote_citation') continue;
        const note = noteOf(
          (child.meta?.['label'] as string | null) ?? null,
          (child.meta?.['children'] as Token[]) ?? [],
        );
        note.citations += 1;
        child.meta = { number: note.number, citation: note.citations, isInLink: links > 0 };
      }
    }
  };
  visit(body);
  for (let index = 0; index < notes.length; index += 1) visit(notes[index]?.tokens ?? []);
  return notes;
}

const NOTES = { en: 'Footnotes', 'zh-CN': '脚注' };
const BACK = { en: 'Back to the text', 'zh-CN': '返回正文' };

const noteId = (env: Env | undefined, number: number) => `${stateOf(env).idPrefix}fn:${number}`;
const citationId = (env: Env | undefined, number: number, citation: number) =>
  `${stateOf(env).idPrefix}fnref:${number}${citation === 1 ? '' : `:${citation}`}`;

/** Footnotes: `[^label]` with `[^label]: text`, and `^[text]`. Ids hold a colon, which no heading's anchor has. */
export function footnotes(markdown: MarkdownIt): void {
  markdown.block.ruler.before('reference', 'footnote_definition', definition, {
    alt: ['paragraph', 'reference'],
  });
  markdown.inline.ruler.before('link', 'footnote_citation', citation);
  markdown.inline.ruler.before('link', 'footnote_in_text', noteInText);
  markdown.core.ruler.push('footnotes', (state) => {
    const token = (type: string, tag: string, nesting: -1 | 0 | 1) =>
      new state.Token(type, tag, nesting);
    const paragraph = (children: Token[]) => {
      const inline = token('inline', '', 0);
      inline.children = children;
      return [token('paragraph_open', 'p', 1), inline, token('paragraph_close', 'p', -1)];
    };
    const { body, definitions } = takeDefinitions(state.tokens);
    const notes = numberNotes(body, definitions, paragraph);
    state.tokens = body;
    if (notes.length === 0) return;
    body.push(token('footnotes_open', 'section', 1));
    for (const note of notes) {
      const item = token('footnote_open', 'li', 1);
      item.attrs = [['id', noteId(state.env, note.number)]];
      const back = token('footnote_back', '', 0);
      back.meta = { number: note.number, citations: note.citations };
      const last = note.tokens.at(-1)?.type === 'paragraph_close' ? note.tokens.at(-2) : undefined;
      const text = last?.children ? note.tokens : [...note.tokens, ...paragraph([])];
      text.at(-2)?.children?.push(back);
      body.push(item, ...text, token('footnote_close', 'li', -1));
    }
    body.push(token('footnotes_close', 'section', -1));
  });
  const { rules } = markdown.renderer;
  rules['footnote_citation'] = (tokens, index, _, env) => {
    const { number, citation: nth, isInLink } = (tokens[index]?.meta ?? {}) as unknown as Citation;
    const shown = isInLink
      ? String(number)
      : `<a href="#${noteId(env, number)}">${String(number)}</a>`;
    return `<sup class="footnote-ref" id="${citationId(env, number, nth)}">${shown}</sup>`;
  };
  rules['footnotes_open'] = (_tokens, _index, _, env) =>
    `<section class="footnotes" aria-label="${NOTES[stateOf(env).locale]}">\n<ol dir="auto">\n`;
  rules['footnotes_close'] = () => '</ol>\n</section>\n';
  rules['footnote_back'] = (tokens, index, _, env) => {
    const { number, citations } = (tokens[index]?.meta ?? {}) as unknown as Note;
    const label = BACK[stateOf(env).locale];
    return Array.from(
      { length: Math.min(citations, MOST_BACK_LINKS) },
      (_each, at) =>
        ` <a class="footnote-back" href="#${citationId(env, number, at + 1)}" aria-label="${label}">↩</a>`,
    ).join('');
  };
}
