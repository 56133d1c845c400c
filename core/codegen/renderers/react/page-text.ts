import { wordsOf } from '../../names/identifier.ts';
import { importLine } from '../class-validator/helpers.ts';
import type { RowModel, Table } from '../mikro-orm/row-model.ts';
import type { ColumnTypes } from '../nest/columns.ts';
import { featureNames } from '../nest/feature-names.ts';
import { propertyKey, quoted } from '../text/source-text.ts';

/** What the files of all pages are written from. */
export interface PageSource {
  readonly rows: RowModel;
  readonly types: ColumnTypes;
}

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `Placed at` of `placed_at`. */
export const titleOf = (name: string): string =>
  capitalized(
    wordsOf(name)
      .map((word) => word.toLowerCase())
      .join(' ') || name,
  );

/** A text within an attribute of JSX. */
export const attribute = (text: string): string =>
  /["\\{}<>]/.test(text) ? `{${quoted(text)}}` : `"${text}"`;

/** A text between tags of JSX. */
export const jsxText = (text: string): string => (/[{}<>]/.test(text) ? `{${quoted(text)}}` : text);

export const member = (of: string, property: string): string => {
  const key = propertyKey(property);
  return key === property ? `${of}.${key}` : `${of}[${quoted(property)}]`;
};

/** Name of the hook that lists the rows of a table. */
export const listHook = (table: Table): string =>
  `useList${capitalized(featureNames(table).many)}Query`;

/** Name of the schema of the form of a table. */
export const schemaName = ({ className }: Table): string =>
  `${className.slice(0, 1).toLowerCase()}${className.slice(1)}Schema`;

/** The import of the enumerations that a text mentions. */
export function enumerationImport({ model, typeName }: RowModel, text: string): string {
  const names = model.enumerations
    .map(({ id }) => typeName(id))
    .filter((name) =>
      new RegExp(`(?<![\\p{L}\\w$'])${name.replaceAll('$', '\\$')}(?![\\p{L}\\w$'])`, 'u').test(
        text,
      ),
    );
  return importLine(names, '../enumerations.ts');
}

/** Imports, each on lines of its own, without those of nothing. */
export const importLines = (...lines: readonly string[]): string =>
  lines.filter((line) => line !== '').join('\n');
