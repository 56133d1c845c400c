/**
 * Text of SQL that is made of the product's own words, of quoted names and of quoted values. Only this file makes it from
 * texts of people and files.
 */
export type SqlText = string & { readonly sqlText: true };

/** A value that can be written into SQL. */
export type SqlLiteral =
  | { readonly kind: 'text'; readonly value: string }
  /** A whole number or a number with a fraction, in plain digits: '-12.50'. */
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** YYYY-MM-DD. */
  | { readonly kind: 'date'; readonly value: string }
  /** YYYY-MM-DDTHH:MM:SS[.ffffff], without a zone. */
  | { readonly kind: 'datetime'; readonly value: string }
  | { readonly kind: 'null' };

const asSql = (text: string) => text as SqlText;

/** The name of a table or column, quoted so that it can hold any character. */
export const identifier = (name: string): SqlText => asSql(`"${name.replaceAll('"', '""')}"`);

/** A text in quotes. */
export const textLiteral = (value: string): SqlText => asSql(`'${value.replaceAll("'", "''")}'`);

/** A number of the product's own, such as a limit. */
export const numberLiteral = (value: number): SqlText => {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number of SQL`);
  return asSql(String(value));
};

/**
 * A SELECT that somebody wrote. The engine runs it as a subquery, so that nothing but a SELECT passes; it must not be joined
 * with other statements.
 */
export const ownSelect = (text: string): SqlText => asSql(text.trim().replace(/(\s|;)+$/, ''));

/**
 * SQL with parts that are SQL themselves: sql`select ${identifier(name)} from ${table}`. A bare text is no part, so it
 * does not compile.
 */
export function sql(words: TemplateStringsArray, ...parts: readonly SqlText[]): SqlText {
  return asSql(words.reduce((text, word, at) => text + parts[at - 1] + word));
}

/** Parts with a separator between them, e.g. the columns of a select. */
export const joined = (parts: readonly SqlText[], separator: ', ' | ' and ' | ' or ' | '\n'): SqlText =>
  asSql(parts.join(separator));
