import { between, closing, isWord, type IndexPart, type SqlToken } from '@toolyard/core/codegen';

/** Where the tokens of what is indexed end: behind a name, behind the first parentheses, or before the first word of its order. */
function endOfSubject(tokens: readonly SqlToken[], end: 'name' | 'parenthesis' | 'order'): number {
  if (end === 'name') return 1;
  for (let at = 0; at < tokens.length; at += 1)
    if (isWord(tokens[at], '(')) {
      at = closing(tokens, at);
      if (end === 'parenthesis') return at + 1;
    } else if (end === 'order' && isWord(tokens[at], 'collate', 'asc', 'desc', 'nulls')) return at;
  return tokens.length;
}

/** Reads one part of an index. */
export function indexPart(
  sql: string,
  tokens: readonly SqlToken[],
  field: string | null,
  end: 'parenthesis' | 'order',
): IndexPart {
  const from = endOfSubject(tokens, field === null ? end : 'name');
  const order = tokens.findIndex(
    (token, at) => at >= from && isWord(token, 'asc', 'desc', 'nulls'),
  );
  const options = between(sql, tokens, from, order < 0 ? tokens.length : order);
  const rest = order < 0 ? [] : tokens.slice(order);
  const descending = isWord(rest[0], 'desc');
  const first = rest.some((token) => isWord(token, 'first'));
  const last = rest.some((token) => isWord(token, 'last'));
  return {
    ...(field === null
      ? { kind: 'expression', expression: between(sql, tokens, 0, from) }
      : { kind: 'field', field }),
    ...(descending ? { descending } : {}),
    // Null counts as larger than all else.
    ...(first && !descending ? { nulls: 'first' } : {}),
    ...(last && descending ? { nulls: 'last' } : {}),
    ...(options === '' ? {} : { options }),
  };
}
