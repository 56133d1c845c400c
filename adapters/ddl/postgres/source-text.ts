import {
  between,
  closing,
  isWord,
  sqlTokens,
  type IndexPart,
  type SqlToken,
} from '@toolyard/core/codegen';
import { indexPart } from '../index-part.ts';

/** Words that end the expression of a DEFAULT. */
const ENDS =
  'not null constraint check unique primary references generated collate deferrable initially'.split(
    ' ',
  );

/** The text that was parsed, for expressions as they were written. The parser counts bytes of UTF-8. */
export class SourceText {
  private readonly tokens: readonly SqlToken[];
  /** Offset of each byte; null where all characters have one. */
  private readonly offsets: Uint32Array | null;

  constructor(private readonly sql: string) {
    this.tokens = sqlTokens(sql, 'postgresql');
    this.offsets = /[\u0080-\uffff]/.test(sql) ? byteOffsets(sql) : null;
  }

  /** Offset in the text of a location of the parser. */
  offset(location: number): number {
    return this.offsets ? (this.offsets[location] ?? this.sql.length) : location;
  }

  private indexAt(location: number): number {
    const offset = this.offset(location);
    const found = this.tokens.findIndex((token) => token.start >= offset);
    return found < 0 ? this.tokens.length : found;
  }

  /** What stands in the first parentheses behind a location; `word` stands before them. */
  parenthesized(location: number, word: string): string {
    const { tokens } = this;
    let at = this.indexAt(location);
    while (at < tokens.length && !isWord(tokens[at], word)) at += 1;
    while (at < tokens.length && !isWord(tokens[at], '(')) at += 1;
    return between(this.sql, tokens, at + 1, closing(tokens, at));
  }

  /** The expression of a DEFAULT at a location, or before it. */
  defaultAt(location: number): string {
    const { tokens } = this;
    let at = this.indexAt(location);
    while (at > 0 && !isWord(tokens[at], 'default')) at -= 1;
    const from = at + 1;
    let to = from;
    while (to < tokens.length && !this.isEnd(to, from))
      to = isWord(tokens[to], '(', '[') ? this.closingOf(to) + 1 : to + 1;
    return between(this.sql, tokens, from, to);
  }

  private closingOf(at: number): number {
    if (isWord(this.tokens[at], '(')) return closing(this.tokens, at);
    const end = this.tokens.findIndex((token, index) => index > at && isWord(token, ']'));
    return end < 0 ? at : end;
  }

  private isEnd(at: number, from: number): boolean {
    return (
      isWord(this.tokens[at], ',', ')', ';') || (at > from && isWord(this.tokens[at], ...ENDS))
    );
  }

  /** The element of a table at a location, as written. */
  elementAt(location: number): string {
    const { tokens } = this;
    const from = this.indexAt(location);
    let to = from;
    while (to < tokens.length && !isWord(tokens[to], ',', ')', ';'))
      to = isWord(tokens[to], '(') ? closing(tokens, to) + 1 : to + 1;
    return between(this.sql, tokens, from, to);
  }

  /** The parts of an index behind its table; `fields` are the columns, null where there is an expression. */
  indexParts(location: number, fields: readonly (string | null)[]): IndexPart[] {
    const { tokens } = this;
    let at = this.indexAt(location);
    while (at < tokens.length && !isWord(tokens[at], '(')) at += 1;
    const end = closing(tokens, at);
    const parts: IndexPart[] = [];
    let from = at + 1;
    for (let index = from; index <= end; index += 1)
      if (index === end || isWord(tokens[index], ',')) {
        const part = tokens.slice(from, index);
        parts.push(indexPart(this.sql, part, fields[parts.length] ?? null, 'parenthesis'));
        from = index + 1;
      } else if (isWord(tokens[index], '(')) index = closing(tokens, index);
    return parts;
  }

  /** The condition of a partial index. */
  conditionBehind(location: number): string {
    const { tokens } = this;
    let at = this.indexAt(location);
    while (at < tokens.length && !isWord(tokens[at], 'where', ';')) at += 1;
    let end = at;
    while (end < tokens.length && !isWord(tokens[end], ';')) end += 1;
    return between(this.sql, tokens, at + 1, end);
  }

  /** The first words of a statement, in capitals. */
  firstWords(location: number): string {
    const [first, second] = this.tokens.slice(this.indexAt(location));
    const isPair = isWord(first, 'create', 'alter', 'drop');
    return [first, isPair && second?.kind === 'word' ? second : null]
      .flatMap((token) => token?.value.toUpperCase() ?? [])
      .join(' ');
  }
}

function byteOffsets(text: string): Uint32Array {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const bytes = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
    for (let byte = 0; byte < bytes; byte += 1) offsets.push(at);
    at += character.length;
  }
  return Uint32Array.from(offsets);
}

const blank = (text: string): string => text.replaceAll(/[^\n]/gu, (c) => ' '.repeat(c.length));

/** The text without the rows of COPY and without commands of psql, which are no SQL; offsets stay what they are. */
export const withoutData = (sql: string): string =>
  sql
    .replaceAll(
      /(^COPY\s[^;]*?\bFROM\s+stdin\b[^;]*;)([\s\S]*?^\\\.[ \t]*$)/gim,
      (_, copy: string, rows: string) => copy + blank(rows),
    )
    .replaceAll(/^\\[a-z!?].*$/gim, blank);
