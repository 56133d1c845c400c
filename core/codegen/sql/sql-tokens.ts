import type { SqlDialect } from './sql-dialect.ts';

/** A piece of SQL between spaces and comments. */
export interface SqlToken {
  /** `name` is a quoted name, `text` a literal in single quotes. */
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'sign';
  /** Names and texts without their quotes. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const SPACE = /\s+/y;
const WORD = /[\p{L}_$\u0080-\uffff][\p{L}\p{M}\p{N}_$]*/uy;
const NUMBER = /(?:0x[\da-f]+|(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)/iy;
const SIGN = /::|<=>|<>|!=|>=|<=|\|\||->>?|[\s\S]/y;
const LINE_COMMENT = /--[^\r\n]*/y;
const HASH_COMMENT = /#[^\r\n]*/y;
const DOLLAR_QUOTE = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;

/** Splits SQL into tokens as its dialect quotes and comments. */
class Tokens {
  readonly found: SqlToken[] = [];
  private at = 0;

  constructor(
    private readonly sql: string,
    private readonly dialect: SqlDialect,
  ) {}

  read(): readonly SqlToken[] {
    while (this.at < this.sql.length) if (!this.skip()) this.token();
    return this.found;
  }

  private match(form: RegExp): string | null {
    form.lastIndex = this.at;
    return form.exec(this.sql)?.[0] ?? null;
  }

  /** Skips spaces or a comment. */
  private skip(): boolean {
    const { sql, at, dialect } = this;
    const comment =
      this.match(SPACE) ??
      this.match(LINE_COMMENT) ??
      (dialect === 'mysql' ? this.match(HASH_COMMENT) : null);
    if (comment !== null) {
      this.at += comment.length;
      return true;
    }
    if (dialect === 'mysql' && sql.startsWith('/*!', at)) {
      // MySQL runs what stands in such a comment.
      this.at += /^\/\*!\d*/.exec(sql.slice(at, at + 12))![0].length;
      return true;
    }
    if (dialect === 'mysql' && sql.startsWith('*/', at)) {
      this.at += 2;
      return true;
    }
    if (!sql.startsWith('/*', at)) return false;
    this.at = this.endOfComment();
    return true;
  }

  private endOfComment(): number {
    const { sql } = this;
    let depth = 0;
    for (let at = this.at; at < sql.length; at += 1) {
      if (sql.startsWith('/*', at) && (depth === 0 || this.dialect === 'postgresql')) {
        depth += 1;
        at += 1;
      } else if (sql.startsWith('*/', at)) {
        depth -= 1;
        at += 1;
        if (depth === 0) return at + 1;
      }
    }
    return sql.length;
  }

  private token(): void {
    const { sql, at, dialect } = this;
    const first = sql[at]!;
    const escapes = dialect === 'mysql' || (first.toLowerCase() === 'e' && sql[at + 1] === "'");
    if (first === "'" || (escapes && dialect === 'postgresql'))
      return this.quoted('text', first === "'" ? at : at + 1, "'", escapes);
    if (first === '"') return this.quoted(dialect === 'mysql' ? 'text' : 'name', at, '"', escapes);
    if (first === '`' && dialect !== 'postgresql') return this.quoted('name', at, '`', false);
    if (first === '[' && dialect === 'sqlite') return this.quoted('name', at, ']', false);
    const dollar = dialect === 'postgresql' && first === '$' ? this.match(DOLLAR_QUOTE) : null;
    if (dollar !== null) {
      const end = sql.indexOf(dollar, at + dollar.length);
      const close = end < 0 ? sql.length : end;
      return this.add('text', sql.slice(at + dollar.length, close), close + dollar.length);
    }
    const number = /[\d.]/.test(first) ? this.match(NUMBER) : null;
    if (number !== null) return this.add('number', number, at + number.length);
    const word = this.match(WORD);
    if (word !== null) return this.add('word', word, at + word.length);
    const sign = this.match(SIGN)!;
    return this.add('sign', sign, at + sign.length);
  }

  private quoted(kind: 'name' | 'text', start: number, close: string, escapes: boolean): void {
    const { sql } = this;
    let value = '';
    let at = start + 1;
    for (; at < sql.length; at += 1) {
      const sign = sql[at]!;
      if (escapes && sign === '\\') {
        at += 1;
        value += ESCAPES[sql[at] ?? ''] ?? sql[at] ?? '';
      } else if (sign !== close) value += sign;
      else if (sql[at + 1] === close) {
        at += 1;
        value += close;
      } else break;
    }
    this.add(kind, value, at + 1);
  }

  private add(kind: SqlToken['kind'], value: string, end: number): void {
    this.found.push({ kind, value, start: this.at, end: Math.min(end, this.sql.length) });
    this.at = end;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  '0': '\0',
  Z: '\u001a',
};

export const sqlTokens = (sql: string, dialect: SqlDialect): readonly SqlToken[] =>
  new Tokens(sql, dialect).read();

/** Whether a token is this keyword or sign. */
export const isWord = (token: SqlToken | undefined, ...values: readonly string[]): boolean =>
  (token?.kind === 'word' || token?.kind === 'sign') && values.includes(token.value.toLowerCase());

/** Position of the token that closes the parenthesis at `from`. */
export function closing(tokens: readonly SqlToken[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    if (isWord(tokens[at], '(')) depth += 1;
    if (isWord(tokens[at], ')')) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length - 1;
}

/** SQL between two tokens, the last one left out. */
export const between = (
  sql: string,
  tokens: readonly SqlToken[],
  from: number,
  to: number,
): string =>
  to <= from ? '' : sql.slice(tokens[from]!.start, tokens[Math.min(to, tokens.length) - 1]!.end);

/** The columns that an expression names, in the order of the table. */
export function namedColumns(
  tokens: readonly SqlToken[],
  columns: readonly string[],
): readonly string[] {
  const names = new Set(
    tokens.filter(({ kind }) => kind === 'word' || kind === 'name').map(({ value }) => value),
  );
  const lower = new Set([...names].map((name) => name.toLowerCase()));
  return columns.filter((column) => names.has(column) || lower.has(column.toLowerCase()));
}
