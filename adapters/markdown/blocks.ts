import { parseAttributes, readBlock, renderedHtml, type Block } from '@toolyard/core/content';
import type { Env, MarkdownIt, StateBlock, Token } from 'markdown-it';
import { stateOf } from './text-state.ts';

const OPENING =
  /^(:{3,})[ \t]*([a-z][a-z-]*)(?:\[([^\]]*)\])?(?:[ \t]*\{(.*)\}|[ \t]+([^{].*))?[ \t]*$/;
const ALONE = /^::([a-z][a-z-]*)\{(.*)\}[ \t]*$/;
const CLOSING = /^:{3,}[ \t]*$/;
const FENCE = /^(?:`{3,}|~{3,})/;
const CALLOUT = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;

const blockOf = (token: Token | undefined) => token?.meta?.['block'] as Block;

const lineAt = ({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);

function blockNamed(name: string, title: string | undefined, attributes: string): Block | null {
  const given = parseAttributes(attributes);
  return (
    given && readBlock(name, title === undefined ? given : new Map([...given, ['title', title]]))
  );
}

/** The line that closes the block which opens before `from`, or the end of what it stands in. */
function closingLine(state: StateBlock, from: number, endLine: number): number {
  let depth = 1;
  let fence: string | null = null;
  for (let line = from; line < endLine; line += 1) {
    const text = lineAt(state, line);
    if (text !== '' && (state.sCount[line] ?? 0) < state.blkIndent) return line;
    const [mark] = FENCE.exec(text) ?? [];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
    } else if (mark !== undefined) fence = mark;
    else if (CLOSING.test(text)) depth -= 1;
    else if (OPENING.test(text)) depth += 1;
    if (depth === 0) return line;
  }
  return endLine;
}

/** `:::name` to `:::`, with other blocks in it. */
function textBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean) {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const [, , name = '', title, braced, bare] = OPENING.exec(lineAt(state, startLine)) ?? [];
  const block = blockNamed(name, title, braced ?? bare ?? '');
  if (block?.kind.holds !== 'text') return false;
  if (silent) return true;
  const last = closingLine(state, startLine + 1, endLine);
  state.push('article_block_open', '', 1).meta = { block };
  const { parentType, lineMax } = state;
  state.parentType = 'article_block';
  state.lineMax = last;
  state.md.block.tokenize(state, startLine + 1, last);
  state.parentType = parentType;
  state.lineMax = lineMax;
  state.push('article_block_close', '', -1).meta = { block };
  state.line = last < endLine && CLOSING.test(lineAt(state, last)) ? last + 1 : last;
  return true;
}

/** `::name{…}`. */
function loneBlock(state: StateBlock, startLine: number, _endLine: number, silent: boolean) {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const [, name = '', attributes = ''] = ALONE.exec(lineAt(state, startLine)) ?? [];
  const block = blockNamed(name, undefined, attributes);
  if (block?.kind.holds !== 'nothing') return false;
  if (silent) return true;
  state.push('article_block', '', 0).meta = { block };
  state.line = startLine + 1;
  return true;
}

/** The place of the token that closes the one at `from`. */
function closingToken(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    depth += tokens[index]?.nesting ?? 0;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

/** GitHub's callouts: a quotation whose first line is `[!TIP]` is the block of that name. */
function callouts(tokens: Token[]): void {
  tokens.forEach((token, index) => {
    const text = tokens[index + 2];
    const [marker = '', name = ''] = CALLOUT.exec(text?.content ?? '') ?? [];
    if (token.type !== 'blockquote_open' || text?.type !== 'inline' || name === '') return;
    const block = readBlock(name.toLowerCase(), new Map());
    const close = tokens[closingToken(tokens, index)];
    if (block?.kind.holds !== 'text' || !close) return;
    text.content = text.content.slice(marker.length);
    if (text.content === '')
      for (const part of tokens.slice(index + 1, index + 4)) part.hidden = true;
    token.type = 'article_block_open';
    close.type = 'article_block_close';
    token.meta = close.meta = { block };
  });
}

/** Addresses of pictures that blocks name stand in the list of the text's addresses. */
function pictureAddresses(block: Block): string[] {
  return Object.entries(block.kind.parameters).flatMap(([name, { kind }]) =>
    kind === 'picture' ? [String(block.values[name])] : [],
  );
}

/** The blocks of core's list; what each of them is stands there. */
export function articleBlocks(markdown: MarkdownIt): void {
  const alt = ['paragraph', 'reference', 'blockquote', 'list'];
  markdown.block.ruler.before('fence', 'article_text_block', textBlock, { alt });
  markdown.block.ruler.before('fence', 'article_block', loneBlock, { alt });
  markdown.core.ruler.after('block', 'callouts', ({ tokens }) => callouts(tokens));
  markdown.core.ruler.push('block_addresses', ({ tokens, env }) => {
    for (const token of tokens)
      if (/^article_block(?:_open)?$/.test(token.type))
        stateOf(env).addresses.push(...pictureAddresses(blockOf(token)));
  });
}

/** Joins what is written of each token; a block gets what was written of its own tokens. */
export function joinTokens(
  tokens: readonly Token[],
  write: (token: Token, index: number) => string,
  close: (block: Block, inner: string) => string,
): string {
  const open = [''];
  const add = (text: string) => open.push((open.pop() ?? '') + text);
  tokens.forEach((token, index) => {
    if (token.type === 'article_block_open') open.push('');
    else if (token.type === 'article_block_close') {
      const inner = open.pop() ?? '';
      add(close(blockOf(token), inner));
    } else if (token.type === 'article_block') add(close(blockOf(token), ''));
    else add(write(token, index));
  });
  return open.join('');
}

/** HTML of the tokens of a text. */
export function renderTokens(markdown: MarkdownIt, tokens: Token[], env: Env): string {
  const { renderer, options } = markdown;
  const write = (token: Token, index: number): string => {
    if (token.type === 'inline') return renderer.renderInline(token.children ?? [], options, env);
    const rule = renderer.rules[token.type];
    return rule
      ? rule(tokens, index, options, env, renderer)
      : renderer.renderToken(tokens, index, options);
  };
  const { locale } = stateOf(env);
  return joinTokens(
    tokens,
    write,
    ({ kind, values }, inner) => `${kind.html(values, renderedHtml(inner), locale).text}\n`,
  );
}
