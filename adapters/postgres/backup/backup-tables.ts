import type { EntityManager } from '@mikro-orm/postgresql';
import { MIGRATION_TABLES } from '../migrate.ts';

interface BackupColumn {
  readonly name: string;
  /** Type as PostgreSQL formats it, such as `character varying(100)`. */
  readonly type: string;
}

export interface BackupTable {
  readonly name: string;
  /** Ordered by name, since the order of creation differs between databases. */
  readonly columns: readonly BackupColumn[];
  readonly key: readonly string[];
}

interface TableRow {
  readonly name: string;
  readonly columns: string;
  readonly key: string;
  readonly parents: string;
}

const TABLES = `
  select c.relname as name,
    array_to_json(array(
      select json_build_array(a.attname, format_type(a.atttypid, a.atttypmod))
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      order by a.attname))::text as columns,
    array_to_json(array(
      select a.attname from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary
      order by array_position(i.indkey::int2[], a.attnum)))::text as key,
    array_to_json(array(
      select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid))::text as parents
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  order by c.relname`;

/** Every table with data of the product, referenced tables first. */
export async function backupTables(inside: EntityManager): Promise<BackupTable[]> {
  const rows = await inside.execute<TableRow[]>(TABLES);
  const stored = rows.filter(({ name }) => !MIGRATION_TABLES.includes(name));
  return parentsFirst(stored).map(({ name, columns, key }) => ({
    name,
    columns: (JSON.parse(columns) as [string, string][]).map(([column, type]) => ({
      name: column,
      type,
    })),
    key: JSON.parse(key) as string[],
  }));
}

function parentsFirst(rows: readonly TableRow[]): TableRow[] {
  const sorted: TableRow[] = [];
  const rest = new Set(rows);
  while (rest.size > 0) {
    const open = new Set([...rest].map(({ name }) => name));
    const next = [...rest].find(({ parents }) =>
      (JSON.parse(parents) as string[]).every((parent) => !open.has(parent)),
    );
    if (!next) throw new Error('tables refer to each other in a circle');
    sorted.push(next);
    rest.delete(next);
  }
  return sorted;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
