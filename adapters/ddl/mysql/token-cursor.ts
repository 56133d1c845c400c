import {
  between,
  closing,
  isWord,
  sqlTokens,
  syntaxFault,
  type SqlDialect,
  type SqlToken,
  type SyntaxFault,
} from '@toolyard/core/codegen';

/** A statement that cannot be read. */
export class StatementFault extends Error {
  constructor(readonly fault: SyntaxFault) {
    super(fault.texts.en);
  }
}

/** Goes through the tokens of one statement. */
export class TokenCursor {
  at = 0;

  constructor(
    readonly sql: string,
    readonly tokens: readonly SqlToken[],
  ) {}

  get next(): SqlToken | undefined {
    return this.tokens[this.at];
  }

  get isDone(): boolean {
    return this.at >= this.tokens.length;
  }

  /** Whether these words follow. */
  follows(...words: readonly string[]): boolean {
    return words.every((word, at) => isWord(this.tokens[this.at + at], word));
  }

  /** Takes the words if they follow. */
  take(...words: readonly string[]): boolean {
    if (!this.follows(...words)) return false;
    this.at += words.length;
    return true;
  }

  takeAny(...words: readonly string[]): boolean {
    return words.some((word) => this.take(word));
  }

  expect(...words: readonly string[]): void {
    if (!this.take(...words)) this.refuse(words.join(' ').toUpperCase());
  }

  refuse(wanted: string): never {
    const offset = this.next?.start ?? this.tokens.at(-1)?.end ?? 0;
    throw new StatementFault(
      syntaxFault(this.sql, offset, {
        en: `${wanted} was expected here`,
        'zh-CN': `此处应为 ${wanted}`,
      }),
    );
  }

  name(): string {
    const token = this.next;
    if (token?.kind !== 'word' && token?.kind !== 'name') this.refuse('A name');
    this.at += 1;
    return token.value;
  }

  /** A name behind that of its schema, where there is one. */
  qualifiedName(): { readonly schema: string | null; readonly name: string } {
    const first = this.name();
    return this.take('.') ? { schema: first, name: this.name() } : { schema: null, name: first };
  }

  text(): string {
    const token = this.next;
    if (token?.kind !== 'text') this.refuse('A text');
    this.at += 1;
    return token.value;
  }

  /** The tokens in parentheses; the cursor goes behind them. */
  parenthesized(): { readonly expression: string; readonly tokens: readonly SqlToken[] } {
    if (!this.follows('(')) this.refuse('(');
    const from = this.at + 1;
    const to = closing(this.tokens, this.at);
    this.at = to + 1;
    return {
      expression: between(this.sql, this.tokens, from, to),
      tokens: this.tokens.slice(from, to),
    };
  }

  /** Goes behind one value: a literal, a name, a call, or what stands in parentheses. */
  value(): string {
    const from = this.at;
    this.takeAny('-', '+');
    if (this.follows('(')) this.parenthesized();
    else {
      const token = this.next;
      this.at += 1;
      // A literal may stand behind its form: b'0', x'ff', _utf8'a', DATE '2024-01-01'.
      if (token?.kind === 'word' && this.next?.kind === 'text') this.at += 1;
      while (this.take('.')) this.name();
      if (this.follows('(')) this.parenthesized();
    }
    return between(this.sql, this.tokens, from, this.at);
  }

  /** Goes behind one word with its value, which is not read. */
  unread(): string {
    const from = this.at;
    this.at += 1;
    if (this.follows('(')) this.parenthesized();
    else if (this.take('=') || ['number', 'text'].includes(this.next?.kind ?? '')) this.at += 1;
    else if (this.follows('keys')) this.at += 1;
    return this.textFrom(from);
  }

  /** What was passed since. */
  textFrom(from: number): string {
    return between(this.sql, this.tokens, from, this.at);
  }

  /** Goes to the next comma of the same depth, to a parenthesis that closes, or to the end; returns what it passed. */
  skipPart(): string {
    const from = this.at;
    while (!this.isDone && !this.follows(',') && !this.follows(')'))
      if (this.follows('(')) this.parenthesized();
      else this.at += 1;
    return between(this.sql, this.tokens, from, this.at);
  }
}

/** The statements of a text, each as its tokens. */
export function statementsOf(sql: string, dialect: SqlDialect): readonly (readonly SqlToken[])[] {
  const statements: SqlToken[][] = [[]];
  for (const token of sqlTokens(sql, dialect))
    if (isWord(token, ';')) statements.push([]);
    else statements.at(-1)!.push(token);
  return statements.filter((tokens) => tokens.length > 0);
}
