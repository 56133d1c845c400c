import { isWord, sqlTokens, type SqlToken } from './sql-tokens.ts';
import type { SqlDialect } from './sql-dialect.ts';

export type SqlScalar = number | string | boolean | null;

/** A condition of SQL that can be computed. */
export type SqlNode =
  | { readonly kind: 'value'; readonly value: SqlScalar }
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'not' | 'negative'; readonly of: SqlNode }
  | {
      readonly kind: 'and' | 'or' | 'compare' | 'arithmetic' | 'like' | 'matches';
      readonly operator: string;
      readonly left: SqlNode;
      readonly right: SqlNode;
    }
  | { readonly kind: 'isNull'; readonly of: SqlNode }
  | { readonly kind: 'in'; readonly of: SqlNode; readonly values: readonly SqlNode[] }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly SqlNode[] };

const COMPARISONS = ['=', '<>', '!=', '<', '<=', '>', '>='];

const TYPE_WORDS = ['varying', 'precision', 'without', 'with', 'time', 'zone'];

/** Thrown where a condition has something that is not understood. */
class NotUnderstood extends Error {}

class ConditionParser {
  private at = 0;

  constructor(
    private readonly tokens: readonly SqlToken[],
    private readonly columns: readonly string[],
  ) {}

  read(): SqlNode {
    const node = this.or();
    if (this.at < this.tokens.length) throw new NotUnderstood();
    return node;
  }

  private is(...words: readonly string[]): boolean {
    return isWord(this.tokens[this.at], ...words);
  }

  private take(...words: readonly string[]): boolean {
    const found = this.is(...words);
    if (found) this.at += 1;
    return found;
  }

  private expect(word: string): void {
    if (!this.take(word)) throw new NotUnderstood();
  }

  private or(): SqlNode {
    let left = this.and();
    while (this.take('or')) left = { kind: 'or', operator: 'or', left, right: this.and() };
    return left;
  }

  private and(): SqlNode {
    let left = this.not();
    while (this.take('and')) left = { kind: 'and', operator: 'and', left, right: this.not() };
    return left;
  }

  private not(): SqlNode {
    return this.take('not') ? { kind: 'not', of: this.not() } : this.predicate();
  }

  private predicate(): SqlNode {
    const left = this.sum();
    const operator = COMPARISONS.find((sign) => this.is(sign));
    if (operator !== undefined) {
      this.at += 1;
      if (operator === '=' && this.take('any'))
        return { kind: 'in', of: left, values: this.array() };
      return { kind: 'compare', operator, left, right: this.sum() };
    }
    if (this.take('is')) {
      const isNegative = this.take('not');
      this.expect('null');
      return negated({ kind: 'isNull', of: left }, isNegative);
    }
    if (this.take('~')) return { kind: 'matches', operator: '~', left, right: this.sum() };
    if (this.take('regexp')) return { kind: 'matches', operator: '~', left, right: this.sum() };
    const isNegative = this.take('not');
    if (this.take('in')) {
      this.expect('(');
      return negated({ kind: 'in', of: left, values: this.list(')') }, isNegative);
    }
    if (this.take('between')) {
      const least = this.sum();
      this.expect('and');
      const right = this.sum();
      return negated(
        {
          ...{ kind: 'and', operator: 'and' },
          left: { kind: 'compare', operator: '>=', left, right: least },
          right: { kind: 'compare', operator: '<=', left, right },
        },
        isNegative,
      );
    }
    if (this.is('like', 'ilike')) {
      const like = this.tokens[this.at]!.value.toLowerCase();
      this.at += 1;
      return negated({ kind: 'like', operator: like, left, right: this.sum() }, isNegative);
    }
    if (isNegative) throw new NotUnderstood();
    return left;
  }

  /** What stands after ANY: `(ARRAY['a', 'b'])`, with casts. */
  private array(): SqlNode[] {
    this.expect('(');
    const isWrapped = this.take('(');
    this.expect('array');
    this.expect('[');
    const values = this.list(']');
    this.casts();
    if (isWrapped) {
      this.expect(')');
      this.casts();
    }
    this.expect(')');
    return values;
  }

  private list(end: string): SqlNode[] {
    const values: SqlNode[] = [];
    if (this.take(end)) return values;
    do values.push(this.sum());
    while (this.take(','));
    this.expect(end);
    return values;
  }

  private sum(): SqlNode {
    let left = this.product();
    for (;;) {
      const operator = ['+', '-', '||'].find((sign) => this.is(sign));
      if (operator === undefined) return left;
      this.at += 1;
      left = { kind: 'arithmetic', operator, left, right: this.product() };
    }
  }

  private product(): SqlNode {
    let left = this.single();
    for (;;) {
      const operator = ['*', '/', '%'].find((sign) => this.is(sign));
      if (operator === undefined) return left;
      this.at += 1;
      left = { kind: 'arithmetic', operator, left, right: this.single() };
    }
  }

  private single(): SqlNode {
    if (this.take('-')) return { kind: 'negative', of: this.single() };
    const node = this.primary();
    this.casts();
    return node;
  }

  /** Skips `::type`, which changes no value that is compared. */
  private casts(): void {
    while (this.take('::')) {
      this.at += 1;
      while (this.is(...TYPE_WORDS)) this.at += 1;
      if (this.take('(')) while (!this.take(')')) this.next();
      if (this.take('[')) this.expect(']');
    }
  }

  private next(): SqlToken {
    const token = this.tokens[this.at];
    if (!token) throw new NotUnderstood();
    this.at += 1;
    return token;
  }

  private primary(): SqlNode {
    if (this.take('(')) {
      const node = this.or();
      this.expect(')');
      return node;
    }
    const token = this.next();
    if (token.kind === 'text') return { kind: 'value', value: token.value };
    if (token.kind === 'number') return { kind: 'value', value: Number(token.value) };
    if (token.kind === 'sign') throw new NotUnderstood();
    const name = token.value;
    if (token.kind === 'word' && isWord(token, 'true', 'false', 'null'))
      return { kind: 'value', value: name.toLowerCase() === 'null' ? null : /^t/i.test(name) };
    if (this.is('(') && token.kind === 'word') {
      this.at += 1;
      const values = this.list(')');
      if (!Object.hasOwn(CALLS, name.toLowerCase())) throw new NotUnderstood();
      return { kind: 'call', name: name.toLowerCase(), values };
    }
    const column =
      this.columns.find((each) => each === name) ??
      this.columns.find((each) => each.toLowerCase() === name.toLowerCase());
    if (column === undefined) throw new NotUnderstood();
    return { kind: 'column', name: column };
  }
}

const negated = (of: SqlNode, isNegative: boolean): SqlNode =>
  isNegative ? { kind: 'not', of } : of;

const lengthOf = ([text]: readonly SqlScalar[]): SqlScalar =>
  text === null || text === undefined ? null : [...String(text)].length;

const textCall =
  (change: (text: string) => string) =>
  ([text]: readonly SqlScalar[]): SqlScalar =>
    text === null || text === undefined ? null : change(String(text));

/** Functions that are the same in all databases. */
const CALLS: Readonly<Record<string, (values: readonly SqlScalar[]) => SqlScalar>> = {
  length: lengthOf,
  char_length: lengthOf,
  character_length: lengthOf,
  lower: textCall((text) => text.toLowerCase()),
  upper: textCall((text) => text.toUpperCase()),
  trim: textCall((text) => text.trim()),
  btrim: textCall((text) => text.trim()),
  abs: ([value]) => (value === null ? null : Math.abs(Number(value))),
  coalesce: (values) => values.find((value) => value !== null) ?? null,
};

/** The condition of a CHECK; null where it has something that is not understood. */
export function readCondition(
  expression: string,
  dialect: SqlDialect,
  columns: readonly string[],
): SqlNode | null {
  try {
    return new ConditionParser(sqlTokens(expression, dialect), columns).read();
  } catch (fault) {
    if (fault instanceof NotUnderstood) return null;
    throw fault;
  }
}

function comparison(left: SqlScalar, right: SqlScalar): number | null {
  if (left === null || right === null) return null;
  if (typeof left === 'string' && typeof right === 'string')
    return left < right ? -1 : left > right ? 1 : 0;
  const [one, other] = [Number(left), Number(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

function compared(operator: string, left: SqlScalar, right: SqlScalar): boolean | null {
  const order = comparison(left, right);
  if (order === null) return null;
  switch (operator) {
    case '=':
      return order === 0;
    case '<>':
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    default:
      return order >= 0;
  }
}

const likeForm = (pattern: string, flags: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('%', '[\\s\\S]*')
      .replaceAll('_', '[\\s\\S]')}$`,
    flags,
  );

function computed(operator: string, left: SqlScalar, right: SqlScalar): SqlScalar {
  if (left === null || right === null) return null;
  if (operator === '||') return `${String(left)}${String(right)}`;
  const [one, other] = [Number(left), Number(right)];
  switch (operator) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      return other === 0 ? null : one / other;
    default:
      return other === 0 ? null : one % other;
  }
}

const truth = (value: SqlScalar): boolean | null =>
  value === null
    ? null
    : typeof value === 'string'
      ? value !== '' && value !== '0'
      : Boolean(value);

/** The value of a condition for a row; null is unknown, as in SQL. */
export function sqlResult(node: SqlNode, row: (column: string) => SqlScalar): SqlScalar {
  const of = (each: SqlNode): SqlScalar => sqlResult(each, row);
  switch (node.kind) {
    case 'value':
      return node.value;
    case 'column':
      return row(node.name);
    case 'negative': {
      const value = of(node.of);
      return value === null ? null : -Number(value);
    }
    case 'not': {
      const value = truth(of(node.of));
      return value === null ? null : !value;
    }
    case 'and': {
      const [left, right] = [truth(of(node.left)), truth(of(node.right))];
      if (left === false || right === false) return false;
      return left === null || right === null ? null : true;
    }
    case 'or': {
      const [left, right] = [truth(of(node.left)), truth(of(node.right))];
      if (left === true || right === true) return true;
      return left === null || right === null ? null : false;
    }
    case 'compare':
      return compared(node.operator, of(node.left), of(node.right));
    case 'arithmetic':
      return computed(node.operator, of(node.left), of(node.right));
    case 'like':
    case 'matches': {
      const [text, pattern] = [of(node.left), of(node.right)];
      if (text === null || pattern === null) return null;
      const flags = node.operator === 'ilike' ? 'iu' : 'u';
      const form =
        node.kind === 'like' ? likeForm(String(pattern), flags) : new RegExp(String(pattern), 'u');
      return form.test(String(text));
    }
    case 'isNull':
      return of(node.of) === null;
    case 'in': {
      const value = of(node.of);
      const found = node.values.map((each) => compared('=', value, of(each)));
      if (found.includes(true)) return true;
      return found.includes(null) ? null : false;
    }
    case 'call':
      return CALLS[node.name]!(node.values.map(of));
    default:
      return node satisfies never;
  }
}
