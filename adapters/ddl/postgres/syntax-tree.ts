import type { DdlType } from '@toolyard/core/codegen';
import type { Node, TypeName } from 'libpg-query';

/** The texts of a list of names. */
export const namesOf = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).flatMap((node) => ('String' in node ? (node.String.sval ?? '') : []));

/** The usual schema counts as none. */
export const schemaOf = (schema: string | undefined): string | null =>
  schema === undefined || schema === 'public' ? null : schema;

const numberOf = (node: Node): number[] => {
  if (!('A_Const' in node)) return [];
  const { ival } = node.A_Const;
  return ival ? [ival.ival ?? 0] : [];
};

/** A type as the parser gives it. */
export function typeOf({ names, typmods, arrayBounds }: TypeName): DdlType {
  const [first, ...more] = namesOf(names);
  const isOwn = first !== 'pg_catalog' && first !== 'public';
  const path = more.length > 0 && !isOwn ? more : [first ?? '', ...more];
  return {
    name: path.join('.'),
    arguments: (typmods ?? []).flatMap(numberOf),
    dimensions: Math.min(1, arrayBounds?.length ?? 0),
    unsigned: false,
    values: [],
  };
}

/** Everything below a node, itself included. */
export function* partsOf(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node as readonly unknown[]) yield* partsOf(each);
    return;
  }
  yield node as Record<string, unknown>;
  for (const value of Object.values(node)) yield* partsOf(value);
}

/** The collation of a column, as it is written. */
export function collationOf(names: readonly Node[] | undefined): string | null {
  const path = namesOf(names);
  const isUsual = path.length === 0 || path.at(-1) === 'default';
  return isUsual
    ? null
    : `COLLATE ${path.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')}`;
}

/** The columns that an expression names. */
export function columnsIn(node: unknown): ReadonlySet<string> {
  const names = [...partsOf(node)].flatMap((part) => {
    const fields = (part['ColumnRef'] as { fields?: readonly Node[] } | undefined)?.fields;
    return namesOf(fields).slice(-1);
  });
  return new Set(names);
}

/** The location of what stands first in a node. */
export const firstLocation = (node: unknown): number =>
  Math.min(
    ...[...partsOf(node)].flatMap(({ location }) => (typeof location === 'number' ? location : [])),
  );
