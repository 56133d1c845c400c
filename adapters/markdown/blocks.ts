import { blockReader, parseAttributes, renderedHtml, type Block } from '@toolyard/core/content';
import { articleBlockKinds } from '@toolyard/core/live-blocks';
import { refuse, type Result, type Texts } from '@toolyard/core/shared';
import type { Env, MarkdownIt, StateBlock, Token } from 'markdown-it';
import { stateOf } from './text-state.ts';

/** What begins a block of text; its attributes, in braces or bare, follow. */
const OPENING = /^:{3,}[ \t]*([a-z][a-z-]*)(?:\[([^\]]*)\])?/;
const ALONE = /^::([a-z][a-z-]*)\{(.*)\}[ \t]*$/;
const CLOSING = /^:{3,}[ \t]*$/;
const FENCE = /^(?:`{3,}|~{3,})/;
/** The beginning of a line that means to be a block. */
const BEGINNING = /^::([a-z][a-z-]*)[ \t]*(?:[{｛]|$)/;
const CALLOUT = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;

const blockOf = (token: Token | undefined) => token?.meta?.['block'] as Block;

const lineAt = ({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);

/** Name, title and attributes of the block that a line opens; null where it opens none. Linear, unlike one pattern. */
function openingOf(line: string): readonly [string, string | undefined, string] | null {
  const [begun, name, title] = OPENING.exec(line) ?? [];
  if (begun === undefined || name === undefined) return null;
  const rest = line.slice(begun.length);
  const attributes = rest.trim();
  if (attributes.startsWith('{') && attributes.endsWith('}'))
    return [name, title, attributes.slice(1, -1)];
  const isBare = attributes === '' || (/^[ \t]/.test(rest) && !attributes.startsWith('{'));
  return isBare ? [name, title, attributes] : null;
}

const readBlock = blockReader(articleBlockKinds());

const ATTRIBUTES_WRONG: Texts = {
  en: 'write attributes as name=value or name="a value", each once',
  'zh-CN': '属性应写成 name=value 或 name="值"，且不能重复',
};

const ALONE_WRONG: Texts = {
  en: 'write the block alone on its line, as ::name{…}',
  'zh-CN': '组件须独占一行，写成 ::name{…}',
};

function blockNamed(
  name: string,
  title: string | undefined,
  attributes: string,
): Result<Block, Texts> {
  const given = parseAttributes(attributes);
  if (given === null) return refuse(ATTRIBUTES_WRONG);
  return readBlock(name, title === undefined ? given : new Map([...given, ['title', title]]));
}

/** Maximum number of faults that a writer reads of. */
const MOST_FAULTS = 50;

/** Notes what is wrong with a line, so that its writer is informed. */
function noteFault({ env }: StateBlock, line: number, name: string, { en, ...rest }: Texts): void {
  const { faults } = stateOf(env);
  if (faults.size >= MOST_FAULTS) return;
  const texts = { en: `${name}: ${en}`, 'zh-CN': `${name}：${rest['zh-CN']}` };
  faults.set(line, { line: line + 1, texts });
}

/** The block that the name and the attributes of a line make; null, with a note, where they make none of this kind. */
function blockAt(
  state: StateBlock,
  line: number,
  holds: Block['kind']['holds'],
  [name, title, attributes]: readonly [string, string | undefined, string],
): Block | null {
  const read = blockNamed(name, title, attributes);
  if (read.ok && read.value.kind.holds === holds) return read.value;
  const colons = holds === 'text' ? '::' : ':::';
  const texts = read.ok
    ? { en: `write it with ${colons}`, 'zh-CN': `应使用 ${colons}` }
    : read.error;
  noteFault(state, line, name, texts);
  return null;
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
    else if (openingOf(text)) depth += 1;
    if (depth === 0) return line;
  }
  return endLine;
}

/** `:::name` to `:::`, with other blocks in it. */
function textBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean) {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const opening = openingOf(lineAt(state, startLine));
  if (opening === null) return false;
  const block = blockAt(state, startLine, 'text', opening);
  if (block === null) return false;
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
  const line = lineAt(state, startLine);
  const [, name, attributes = ''] = ALONE.exec(line) ?? [];
  if (name === undefined) {
    const [, meant] = BEGINNING.exec(line) ?? [];
    if (meant !== undefined) noteFault(state, startLine, meant, ALONE_WRONG);
    return false;
  }
  const block = blockAt(state, startLine, 'nothing', [name, undefined, attributes]);
  if (block === null) return false;
  if (silent) return true;
  const { blocks } = stateOf(state.env);
  const count = (blocks.get(block.kind.name) ?? 0) + 1;
  const { most = Infinity } = block.kind;
  if (count > most) {
    noteFault(state, startLine, name, {
      en: `a text has at most ${most} of these`,
      'zh-CN': `一篇文章最多 ${most} 个`,
    });
    return false;
  }
  blocks.set(block.kind.name, count);
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
    const read = readBlock(name.toLowerCase(), new Map());
    const block = read.ok ? read.value : null;
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
