import type { FieldType } from '../model/field-type.ts';

const NUMBERS: readonly FieldType['kind'][] = ['whole', 'decimal', 'float'];
const MOMENTS: readonly FieldType['kind'][] = ['date', 'datetime', 'instant'];

/** How values of one type become those of another; null where PostgreSQL knows, and refuses what does not fit. */
export function castOf(
  before: FieldType,
  after: FieldType,
  column: string,
  written: string,
): string | null {
  const isNumber = NUMBERS.includes(before.kind);
  if (isNumber && NUMBERS.includes(after.kind)) return null;
  if (before.kind === 'bytes' && after.kind === 'text') return `convert_from(${column}, 'UTF8')`;
  if (before.kind === 'json' && after.kind === 'text') return `${column} #>> '{}'`;
  if (after.kind === 'text') return null;
  if (MOMENTS.includes(before.kind) && [...MOMENTS, 'time'].includes(after.kind)) return null;
  if (isNumber && after.kind === 'boolean') return `${column} <> 0`;
  if (before.kind === 'boolean' && NUMBERS.includes(after.kind))
    return written === 'integer' ? `${column}::integer` : `${column}::integer::${written}`;
  if (before.kind === 'whole' && MOMENTS.includes(after.kind))
    return after.kind === 'instant'
      ? `to_timestamp(${column})`
      : `to_timestamp(${column})::${written}`;
  if (after.kind === 'json') {
    if (before.kind === 'json') return `${column}::${written}`;
    return before.kind === 'text' ? `${column}::${written}` : `to_jsonb(${column})`;
  }
  if (before.kind === 'json') return `(${column} #>> '{}')::${written}`;
  if (before.kind === 'text' && after.kind === 'bytes') return `convert_to(${column}, 'UTF8')`;
  if (before.kind === 'list' && after.kind === 'list') return `${column}::text[]::${written}`;
  if (after.kind === 'list')
    return `CASE WHEN ${column} IS NOT NULL THEN ARRAY[${column}]::${written} END`;
  return before.kind === 'text' ? `${column}::${written}` : `${column}::text::${written}`;
}
