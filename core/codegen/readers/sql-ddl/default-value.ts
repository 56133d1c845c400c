import { textNode, type JsonNode } from '../../json/json-node.ts';
import type { Default } from '../../model/model.ts';
import { isWord, sqlTokens, type SqlToken } from '../../sql/sql-tokens.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';

/** A literal by its tokens; null if they are an expression. */
function literalOf(tokens: readonly SqlToken[]): JsonNode | null {
  const [first, second, ...more] = tokens;
  if (!first || more.length > 0) return null;
  if (isWord(first, '-', '+') && second?.kind === 'number')
    return numberOf((first.value === '-' ? '-' : '') + second.value);
  if (second) return null;
  if (first.kind === 'text') return textNode(first.value);
  if (first.kind === 'number') return numberOf(first.value);
  return isWord(first, 'true', 'false')
    ? { kind: 'boolean', at: 0, value: first.value.toLowerCase() === 'true' }
    : null;
}

const numberOf = (digits: string): JsonNode | null =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(digits) ? { kind: 'number', at: 0, digits } : null;

/** Without parentheses around the whole, and without casts behind it. */
function core(tokens: readonly SqlToken[]): readonly SqlToken[] {
  const cast = tokens.findIndex((token) => isWord(token, '::'));
  if (cast === 1 || (cast === 2 && tokens[1]?.kind === 'number')) return tokens.slice(0, cast);
  const isWrapped = isWord(tokens[0], '(') && isWord(tokens.at(-1), ')') && tokens.length <= 4;
  return isWrapped ? core(tokens.slice(1, -1)) : tokens;
}

/** What a DEFAULT says; null where it says NULL, which is no default. */
export function defaultOf(expression: string, dialect: SqlDialect): Default | null {
  const tokens = core(sqlTokens(expression, dialect));
  if (tokens.length === 1 && isWord(tokens[0], 'null')) return null;
  const value = literalOf(tokens);
  return value ? { kind: 'value', value } : { kind: 'expression', expression };
}
