import type { PGlite } from '@electric-sql/pglite';
import {
  postgresDdl,
  type Entity,
  type Field,
  type FieldType,
  type Model,
} from '@toolyard/core/codegen';
import { clear } from '../conformance/code-corpus/tables.ts';

/** For each row of JSON, whether the table takes its value and holds it as it was given. */
const functionOf = (column: string): string => `
CREATE FUNCTION verdicts(given text[]) RETURNS SETOF boolean LANGUAGE plpgsql AS $$
DECLARE
  one text;
  stored jsonb;
BEGIN
  FOREACH one IN ARRAY given LOOP
    BEGIN
      INSERT INTO "row" (${column}) SELECT ${column} FROM jsonb_populate_record(NULL::"row", one::jsonb)
      RETURNING to_jsonb(${column}) INTO stored;
      RETURN NEXT stored IS NOT DISTINCT FROM
        (SELECT to_jsonb(${column}) FROM jsonb_populate_record(NULL::plain, one::jsonb));
    EXCEPTION WHEN OTHERS THEN
      RETURN NEXT false;
    END;
  END LOOP;
END $$`;

const NO_RANGE = { least: null, most: null, multipleOf: null };
const NO_SIZE = { least: null, most: null };
const ANY_NUMBER = { precision: null, scale: null, unsigned: false, range: NO_RANGE } as const;

/** The type without domains. */
export function plainType(model: Model, type: FieldType): FieldType {
  const alias =
    type.kind === 'alias' ? model.aliases.find(({ id }) => id === type.alias) : undefined;
  return alias ? plainType(model, alias.value.type) : type;
}

/** The type without any limits. */
function unlimited(model: Model, given: FieldType): FieldType {
  const type = plainType(model, given);
  switch (type.kind) {
    case 'text':
      return type.fixed ? type : { ...type, size: NO_SIZE };
    case 'whole':
    case 'decimal':
      return { kind: 'decimal', ...ANY_NUMBER };
    case 'float':
      return { ...type, range: NO_RANGE };
    case 'time':
    case 'datetime':
    case 'instant':
      return { ...type, precision: null };
    case 'bytes':
      return { ...type, size: NO_SIZE };
    case 'list':
      return { ...type, of: { ...type.of, type: unlimited(model, type.of.type) }, size: NO_SIZE };
    default:
      return type;
  }
}

const NO_RULES = { schema: null, keys: [], indexes: [], rules: [], comment: null } as const;

/** A model of one table of one field, which has nothing to do with others. */
export function modelOfField(model: Model, entity: Entity, field: Field): Model {
  const checks = entity.checks.filter(({ fields }) => fields.every((name) => name === field.name));
  // Conditions name the column; other names may be such as no column or class can have.
  const name = checks.length > 0 ? field.name : 'value';
  const none = { optional: false, default: null, computed: null, onUpdate: null } as const;
  const only: Entity = {
    ...entity,
    ...NO_RULES,
    name: 'row',
    fields: [{ ...field, ...none, name }],
    others: { patterns: [], rest: null },
    checks,
  };
  return { ...model, root: null, entities: [only], relations: [], operations: [] };
}

function plainModel(model: Model): Model {
  const [entity] = model.entities;
  const fields = entity!.fields.map((field) => ({
    ...field,
    type: unlimited(model, field.type),
    declared: null,
    nullable: true,
  }));
  return { ...model, entities: [{ ...entity!, name: 'plain', fields, checks: [] }], aliases: [] };
}

/** A value as the database reads it: bytes are Base64 in JSON, and hexadecimal there. */
function bound(type: FieldType, value: unknown): unknown {
  if (type.kind === 'list')
    return Array.isArray(value) ? value.map((item) => bound(type.of.type, item)) : value;
  if (type.kind !== 'bytes' || typeof value !== 'string') return value;
  const bytes = Buffer.from(value, 'base64');
  return bytes.toString('base64') === value ? `\\x${bytes.toString('hex')}` : '\\xz';
}

/** Whether the table that is generated for a model of one field takes the values. */
export async function databaseVerdicts(
  database: PGlite,
  model: Model,
  values: readonly unknown[],
): Promise<readonly boolean[]> {
  const { name, type } = model.entities[0]!.fields[0]!;
  await clear(database);
  await database.exec(postgresDdl.render(model, {})[0]!.text);
  const plain = postgresDdl.render(plainModel(model), {})[0]!.text;
  await database.exec(plain.slice(plain.indexOf('CREATE TABLE')));
  await database.exec(functionOf(`"${name.replaceAll('"', '""')}"`));
  const written = plainType(model, type);
  const rows = values.map((value) => JSON.stringify({ [name]: bound(written, value) }));
  const { rows: found } = await database.query<{ verdicts: boolean }>(
    'SELECT verdicts($1::text[])',
    [rows],
  );
  return found.map(({ verdicts }) => verdicts);
}
