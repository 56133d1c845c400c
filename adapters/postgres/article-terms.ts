import type { SearchTerm } from '@toolyard/core/content';
import { sql, type RawBuilder } from 'kysely';

/** Begins the term of an article's space, so that one index finds the matches of one space. No other term begins with it. */
export const SPACE_MARK = '#';

/** Begins the terms of a title among all terms, so that titles are found by the same index. No other term begins with it. */
export const TITLE_MARK = '^';

/** A tsvector holds at most 1 MB of terms; a text of more is found by those that come first. */
const VECTOR_BYTES = 900_000;

export function vector(terms: readonly string[]) {
  let bytes = 0;
  const fitting = terms.filter((term) => (bytes += Buffer.byteLength(term) + 4) <= VECTOR_BYTES);
  return sql`array_to_tsvector(${fitting}::text[])`;
}

const quoted = (term: string): string => `'${term.replace(/['\\]/g, '$&$&')}'`;

const lexeme = ({ text, isPrefix, stem }: SearchTerm, mark = ''): string =>
  `(${quoted(mark + text)}${isPrefix ? ':*' : ''}${stem === null ? '' : ` | ${quoted(mark + stem)}`})`;

/** As PostgreSQL reads a tsquery: quoted, so that nothing in a term is an operator. */
export const queryOf = (spaceId: string, terms: readonly SearchTerm[]): string =>
  [quoted(SPACE_MARK + spaceId), ...terms.map((term) => lexeme(term))].join(' & ');

/** The same, where at least one term stands in the title. */
export const titleQueryOf = (spaceId: string, terms: readonly SearchTerm[]): string =>
  `${queryOf(spaceId, terms)} & (${terms.map((term) => lexeme(term, TITLE_MARK)).join(' | ')})`;

export const countOf = (column: RawBuilder<unknown>, term: SearchTerm) =>
  sql`(${column} @@ ${lexeme(term)}::tsquery)::int`;
