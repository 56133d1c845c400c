import {
  between,
  closing,
  isWord,
  namedColumns,
  sqlTokens,
  type Check,
  type Deferral,
  type IndexPart,
  type SqlToken,
} from '@toolyard/core/codegen';
import { indexPart } from '../index-part.ts';

/** What only the text of CREATE TABLE tells. */
export interface TableText {
  readonly checks: readonly Check[];
  /** Expressions of computed columns, by column. */
  readonly computed: ReadonlyMap<string, string>;
  /** By column. */
  readonly collations: ReadonlyMap<string, string>;
  /** Whether a number is never given again. */
  readonly isAutoincrement: boolean;
  /** By the columns of the reference. */
  readonly deferrals: ReadonlyMap<string, Deferral>;
  /** What stands behind the columns. */
  readonly options: string | null;
  readonly unread: readonly string[];
}

/** The elements of a table, each as its tokens. */
function elementsOf(tokens: readonly SqlToken[]): readonly (readonly SqlToken[])[] {
  const open = tokens.findIndex((token) => isWord(token, '('));
  const end = closing(tokens, open);
  const elements: SqlToken[][] = [[]];
  for (let at = open + 1; at < end; at += 1) {
    const token = tokens[at]!;
    if (isWord(token, ',')) elements.push([]);
    else if (isWord(token, '(')) {
      const to = closing(tokens, at);
      elements.at(-1)!.push(...tokens.slice(at, to + 1));
      at = to;
    } else elements.at(-1)!.push(token);
  }
  return elements;
}

/** The key of a reference among the deferrals. */
export const referenceKey = (columns: readonly string[]): string =>
  columns.join('\0').toLowerCase();

/** Reads the text of CREATE TABLE as the database stores it. */
export function readTableText(sql: string, columns: readonly string[]): TableText {
  const checks: Check[] = [];
  const computed = new Map<string, string>();
  const collations = new Map<string, string>();
  const deferrals = new Map<string, Deferral>();
  const unread: string[] = [];
  let isAutoincrement = false;
  const all = sqlTokens(sql, 'sqlite');
  for (const tokens of elementsOf(all)) {
    const column = columns.find((name) => name === tokens[0]?.value);
    let name: string | null = null;
    let source: readonly string[] = column === undefined ? [] : [column];
    for (let at = 0; at < tokens.length; at += 1) {
      const [token, next] = [tokens[at], tokens[at + 1]];
      if (isWord(token, 'constraint')) name = next?.value ?? null;
      if (isWord(token, 'autoincrement')) isAutoincrement = true;
      if (isWord(token, 'collate') && column !== undefined)
        collations.set(column, `COLLATE ${between(sql, tokens, at + 1, at + 2)}`);
      if (isWord(token, 'deferrable') && !isWord(tokens[at - 1], 'not')) {
        const isDeferred = isWord(next, 'initially') && isWord(tokens[at + 2], 'deferred');
        deferrals.set(referenceKey(source), isDeferred ? 'deferred' : 'immediate');
      }
      if (isWord(token, 'conflict')) unread.push(`ON CONFLICT ${next?.value.toUpperCase()}`);
      if (!isWord(next, '(')) continue;
      const end = closing(tokens, at + 1);
      const inner = tokens.slice(at + 2, end);
      const expression = between(sql, tokens, at + 2, end);
      if (isWord(token, 'as') && column !== undefined) computed.set(column, expression);
      if (isWord(token, 'check')) {
        checks.push({ name, expression, fields: namedColumns(inner, columns) });
        name = null;
      }
      const isKey = isWord(token, 'key', 'unique');
      if (isKey && isWord(tokens[at - 1], 'foreign'))
        source = inner.filter((each) => !isWord(each, ',')).map(({ value }) => value);
      else if (isKey && inner.some((each) => isWord(each, 'collate', 'desc')))
        unread.push(between(sql, tokens, 0, end + 1));
      at = end;
    }
  }
  const end = closing(
    all,
    all.findIndex((token) => isWord(token, '(')),
  );
  const rest = between(sql, all, end + 1, all.length).toUpperCase();
  const options = ['STRICT', 'WITHOUT ROWID'].filter((word) =>
    rest.replaceAll(/\s+/g, ' ').includes(word),
  );
  return {
    ...{ checks, computed, collations, isAutoincrement, deferrals, unread },
    options: options.length > 0 ? options.join(', ') : null,
  };
}

/** Reads CREATE INDEX; `fields` are the columns of its parts, null where there is an expression. */
export function readIndexText(
  sql: string,
  fields: readonly (string | null)[],
): { readonly parts: readonly IndexPart[]; readonly where: string | null } {
  const tokens = sqlTokens(sql, 'sqlite');
  const open = tokens.findIndex((token) => isWord(token, '('));
  const end = closing(tokens, open);
  const parts = elementsOf(tokens).map((part, at) =>
    indexPart(sql, part, fields[at] ?? null, 'order'),
  );
  const where = isWord(tokens[end + 1], 'where')
    ? between(sql, tokens, end + 2, tokens.length)
    : null;
  return { parts, where };
}
