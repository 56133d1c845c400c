import type { Texts } from '../../shared/index.ts';

/** A word of SQL as it stands in a text. */
export interface SqlToken {
  readonly kind: 'word' | 'quoted-name' | 'text' | 'number' | 'symbol';
  /** As typed. */
  readonly source: string;
  /** Without quotes. */
  readonly value: string;
  /** Offset in the text. */
  readonly at: number;
}

export interface SqlProblem {
  readonly at: number;
  readonly texts: Texts;
}

const UNTERMINATED: Texts = {
  en: 'this quote is never closed',
  'zh-CN': '此处的引号没有结束',
};
const UNTERMINATED_COMMENT: Texts = {
  en: 'this comment is never closed',
  'zh-CN': '此处的注释没有结束',
};
const UNKNOWN_CHARACTER: Texts = {
  en: 'this character has no meaning here',
  'zh-CN': '此处的字符没有意义',
};

const RULES: readonly { readonly kind: SqlToken['kind'] | 'space'; readonly rule: RegExp }[] = [
  { kind: 'space', rule: /\s+|--[^\n\r]*/y },
  { kind: 'text', rule: /[eE]'(?:[^'\\]|\\[\s\S]|'')*'/y },
  { kind: 'text', rule: /'(?:[^']|'')*'/y },
  { kind: 'quoted-name', rule: /"(?:[^"]|"")*"/y },
  { kind: 'number', rule: /(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y },
  { kind: 'word', rule: /[\p{L}_][\p{L}\p{N}\p{M}_]*/uy },
  {
    kind: 'symbol',
    rule: /::|<>|!=|<=|>=|==|\|\||->>|->|=>|:=|\/\/|\*\*|[-+*/%=<>(),.;[\]{}:?!&|^~@#]/y,
  },
];

const matchAt = (rule: RegExp, text: string, at: number): string | undefined => {
  rule.lastIndex = at;
  return rule.exec(text)?.[0];
};

/** Block comments nest. */
function endOfComment(text: string, from: number): number | null {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const two = text.slice(at, at + 2);
    if (two !== '/*' && two !== '*/') continue;
    depth += two === '/*' ? 1 : -1;
    if (depth === 0) return at + 2;
    at += 1;
  }
  return null;
}

/**
 * The words of a text of SQL without spaces and comments, or the place that cannot be one. `$` is refused, since texts
 * between `$tag$` could hide a bracket.
 */
export function sqlTokens(text: string): { tokens: readonly SqlToken[] } | { problem: SqlProblem } {
  const tokens: SqlToken[] = [];
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('/*', at)) {
      const end = endOfComment(text, at);
      if (end === null) return { problem: { at, texts: UNTERMINATED_COMMENT } };
      at = end;
      continue;
    }
    const found = RULES.map(({ kind, rule }) => ({ kind, source: matchAt(rule, text, at) })).find(
      ({ source }) => source !== undefined,
    );
    if (!found?.source) {
      const texts = /['"]/.test(text[at]!) ? UNTERMINATED : UNKNOWN_CHARACTER;
      return { problem: { at, texts } };
    }
    const { source } = found;
    if (found.kind !== 'space') {
      const quote = found.kind === 'quoted-name' ? '"' : "'";
      const value =
        found.kind === 'quoted-name' || (found.kind === 'text' && source.startsWith("'"))
          ? source.slice(1, -1).replaceAll(quote + quote, quote)
          : source;
      tokens.push({ kind: found.kind, source, value, at });
    }
    at += source.length;
  }
  return { tokens };
}

/**
 * Why a text cannot stand between brackets as one SELECT: a statement behind it, a bracket too many or too few, an open
 * quote. Null when it can; whether it means something, the engine says.
 */
export function selectProblem(text: string): SqlProblem | null {
  if (text.includes('\0')) return { at: text.indexOf('\0'), texts: UNKNOWN_CHARACTER };
  const read = sqlTokens(text);
  if ('problem' in read) return read.problem;
  const [first] = read.tokens;
  if (!first || !/^(select|with|from|values|\()$/i.test(first.source))
    return {
      at: first?.at ?? 0,
      texts: { en: 'must begin with SELECT', 'zh-CN': '必须以 SELECT 开头' },
    };
  const lastAt = read.tokens.findLastIndex((token) => token.source !== ';');
  const open: SqlToken[] = [];
  for (const token of read.tokens.slice(0, lastAt + 1)) {
    if (token.kind !== 'symbol') continue;
    if (token.source === ';')
      return {
        at: token.at,
        texts: { en: 'only one statement can stand here', 'zh-CN': '此处只能有一条语句' },
      };
    if ('([{'.includes(token.source)) open.push(token);
    if (!')]}'.includes(token.source)) continue;
    const opening = open.pop();
    if (!opening || '([{'.indexOf(opening.source) !== ')]}'.indexOf(token.source))
      return {
        at: token.at,
        texts: { en: 'this bracket was never opened', 'zh-CN': '此处的括号没有对应的开始括号' },
      };
  }
  const unclosed = open.at(-1);
  return unclosed
    ? {
        at: unclosed.at,
        texts: { en: 'this bracket is never closed', 'zh-CN': '此处的括号没有结束' },
      }
    : null;
}
