import { sqlTokens } from './tokens.ts';

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
  /** HH:MM:SS[.ffffff]. */
  | { readonly kind: 'time'; readonly value: string }
  | { readonly kind: 'null' };

const asSql = (text: string) => text as SqlText;

/** The name of a table or column, quoted so that it can hold any character. */
export const identifier = (name: string): SqlText => asSql(`"${name.replaceAll('"', '""')}"`);

/** A text in quotes. */
export const textLiteral = (value: string): SqlText => asSql(`'${value.replaceAll("'", "''")}'`);

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** A value, quoted as its kind requires. */
export function literal(value: SqlLiteral): SqlText {
  switch (value.kind) {
    case 'text':
      return textLiteral(value.value);
    case 'number':
      if (!PLAIN_NUMBER.test(value.value))
        throw new RangeError(`${value.value} is no number of SQL`);
      return asSql(value.value);
    case 'boolean':
      return asSql(String(value.value));
    case 'date':
      return sql`date ${textLiteral(value.value)}`;
    case 'datetime':
      return sql`timestamp ${textLiteral(value.value)}`;
    case 'time':
      return sql`time ${textLiteral(value.value)}`;
    case 'null':
      return asSql('null');
    default:
      return value satisfies never;
  }
}

/** A number of the product's own, such as a limit. */
export const numberLiteral = (value: number): SqlText => {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number of SQL`);
  return asSql(String(value));
};

/**
 * A SELECT that somebody wrote, without the semicolons and comments at its end. The engine runs it as a subquery, so that
 * nothing but a SELECT passes. Between brackets it may stand once `selectProblem` has found nothing.
 */
export function ownSelect(text: string): SqlText {
  const read = sqlTokens(text);
  if ('problem' in read) return asSql(text.trim());
  const last = read.tokens.findLast(({ source }) => source !== ';');
  return asSql(last ? text.slice(0, last.at + last.source.length) : '');
}

/**
 * SQL with parts that are SQL themselves: sql`select ${identifier(name)} from ${table}`. A bare text is no part, so it
 * does not compile.
 */
export function sql(words: TemplateStringsArray, ...parts: readonly SqlText[]): SqlText {
  return asSql(words.reduce((text, word, at) => text + parts[at - 1] + word));
}

/** Parts with a separator between them, e.g. the columns of a select. */
export const joined = (
  parts: readonly SqlText[],
  separator: ', ' | ' and ' | ' or ' | ' ' | ' + ' | ' || ' | ',\n' | '\n',
): SqlText => asSql(parts.join(separator));

/** A whole number of up to 38 digits. */
export const integerCast = (value: SqlText): SqlText => sql`cast(${value} as hugeint)`;
