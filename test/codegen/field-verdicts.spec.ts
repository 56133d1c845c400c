import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  jsonSchema,
  sqlDdl,
  type Entity,
  type Field,
  type FieldType,
  type Model,
} from '@toolyard/core/codegen';
import { PostgresDdlParser } from '@toolyard/ddl';
import fc from 'fast-check';
import { codeCases } from '../conformance/code-corpus/code-case.ts';
import { dtoVerdicts, zodVerdicts } from '../conformance/code-corpus/compiled.ts';
import { JUDGES, modelOfCase } from '../conformance/code-corpus/judge.ts';
import { FULL_SIZE } from '../support/test-size.ts';
import { databaseVerdicts, modelOfField, plainType } from './database-verdicts.ts';
import { valuesOf } from './field-values.ts';
import { RunningFeature } from './running-feature.ts';

/** `npm run test:codegen` takes all cases and 10,000 values a field, `npm test` a tenth and 100. */
const all = codeCases().filter((each) => JUDGES[each.input_kind]);
const cases = all.filter((_, at) => FULL_SIZE || at % 10 === 2);
const VALUES = Number(process.env['VALUES'] ?? (FULL_SIZE ? 10_000 : 100));
/** Milliseconds of a test at full size. */
const LONGEST = 1_800_000;
const seed = Number(process.env['SEED'] ?? 23);

const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?`;

/** How texts of these types are spelled in JSON, by RFC 3339 and without its zone. */
const SPELLINGS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: new RegExp(`^${TIME}$`),
  datetime: new RegExp(`^\\d{4}-\\d{2}-\\d{2}[T ]${TIME}$`),
  instant: new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${TIME}(?:Z|[+-]\\d{2}:\\d{2})$`),
};

/** Where DTO and Zod rightly judge otherwise than PostgreSQL. */
const DIFFERENCES: readonly {
  readonly why: string;
  readonly is: (value: unknown, type: FieldType) => boolean;
  /** The verdict of both. */
  readonly inCode?: boolean;
}[] = [
  {
    why: 'JSON has neither NaN nor Infinity, of which PostgreSQL has columns',
    is: (value) => typeof value === 'number' && !Number.isFinite(value),
    inCode: false,
  },
  {
    why: 'PostgreSQL stores neither NUL nor half of a surrogate pair, which texts of JSON can hold',
    is: (value) => /\\u(?:0000|d[89a-f])/i.test(JSON.stringify(value)),
  },
  {
    why: 'class-validator counts no variation selectors, which its MaxLength says',
    is: (value, type) => type.kind === 'text' && /\ufe0f/.test(String(value)),
  },
  {
    why: 'PostgreSQL reads more spellings of times, such as 24:00, the second 60, and no zone',
    is: (value, { kind }) =>
      SPELLINGS[kind] !== undefined && typeof value === 'string' && !SPELLINGS[kind].test(value),
  },
  {
    why: 'a JavaScript number beyond 2^53 has not all its digits: Zod refuses it, JSON Schema and DTO do not',
    is: (value, type) =>
      type.kind === 'whole' &&
      type.bits === 53 &&
      Number.isInteger(value) &&
      !Number.isSafeInteger(value),
  },
  {
    why: 'PostgreSQL cuts off spaces at the end of a CHAR that are too many',
    is: (value, type) => type.kind === 'text' && type.fixed && / $/.test(String(value)),
  },
];

/** The difference that a value, or one in a list, makes. */
const differenceOf = (value: unknown, type: FieldType): (typeof DIFFERENCES)[number] | undefined =>
  type.kind === 'list' && Array.isArray(value)
    ? value.map((item) => differenceOf(item, type.of.type)).find((each) => each !== undefined)
    : DIFFERENCES.find(({ is }) => is(value, type));

/** A 64-bit number as a program of Zod has it. */
function forZod(type: FieldType, value: unknown): unknown {
  if (type.kind === 'list' && Array.isArray(value))
    return value.map((item) => forZod(type.of.type, item));
  const isBig = type.kind === 'whole' && (type.bits === 64 || type.bits === null);
  return isBig && typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : value;
}

/** Columns of PostgreSQL with limits that meet each other. */
const COLUMNS = [
  ...['smallint', 'integer', 'bigint', 'numeric', 'numeric(5,2)', 'numeric(3)', 'numeric(2,2)'],
  ...['numeric(15,4)', 'numeric(16,4)', 'numeric(30,10)', 'numeric(1)', 'real', 'double precision'],
  ...['boolean', 'varchar(1)', 'varchar(5)', 'char(3)', 'char', 'text', 'date', 'time', 'time(0)'],
  ...['time(3)', 'timestamp', 'timestamp(0)', 'timestamp(3)', 'timestamptz', 'timestamptz(3)'],
  ...['uuid', 'bytea', 'jsonb', 'mood', 'level', 'code', 'integer[]', 'varchar(3)[]'],
  ...['numeric(4,1)[]', 'date[]', 'mood[]', 'bigint[]', 'boolean[]', 'timestamptz[]', 'uuid[]'],
];

/** Columns of random precisions, lengths and conditions. */
const RANDOM_COLUMNS = fc
  .sample(
    fc.oneof(
      fc
        .tuple(fc.integer({ min: 1, max: 24 }), fc.nat(24))
        .map(([precision, scale]) => `numeric(${precision},${Math.min(scale, precision)})`),
      fc.integer({ min: 1, max: 40 }).map((length) => `varchar(${length})`),
      fc
        .tuple(fc.constantFrom('time', 'timestamp', 'timestamptz'), fc.nat(6))
        .map(([type, digits]) => `${type}(${digits})`),
      fc
        .tuple(fc.constantFrom('smallint', 'integer', 'bigint'), fc.integer({ min: -99, max: 99 }))
        .map(([type, least]) => `${type} CHECK (r >= ${least} AND ${least + 50} > r)`),
      fc
        .tuple(fc.nat(9), fc.integer({ min: 1, max: 9 }))
        .map(([least, more]) => `text CHECK (char_length(r) BETWEEN ${least} AND ${least + more})`),
      fc
        .uniqueArray(fc.integer({ min: -9, max: 9 }), { minLength: 1 })
        .map((values) => `real CHECK (r IN (${values.join(', ')}))`),
    ),
    { numRuns: FULL_SIZE ? 60 : 6, seed },
  )
  .map((type, at) => `r${at} ${type.replaceAll(/\br\b/g, `r${at}`)}`);

const TABLE = `CREATE TYPE mood AS ENUM ('sad', 'it''s fine', '好');
CREATE DOMAIN level AS smallint CHECK (VALUE BETWEEN 1 AND 9);
CREATE DOMAIN code AS varchar(4) CHECK (char_length(VALUE) > 1);
CREATE TABLE columns (
${COLUMNS.map((type, at) => `  c${at} ${type}${at % 2 === 0 ? ' NOT NULL' : ''}`).join(',\n')},
  age integer CHECK (age >= 18 AND age < 100), price numeric(8,2) NOT NULL CHECK (price > 0),
  state text CHECK (state IN ('new', 'old')), rank smallint CHECK (rank = 1 OR rank = 3),
  ${RANDOM_COLUMNS.join(',\n  ')},
  word varchar(9) NOT NULL CHECK (length(word) >= 2), share real CHECK (share BETWEEN 0 AND 1)
);`;

const SCHEMA = {
  type: 'object',
  required: ['short', 'percent', 'count', 'small', 'above', 'long'],
  properties: {
    short: { type: 'string', minLength: 2, maxLength: 5 },
    long: { type: 'string', minLength: 1 },
    percent: { type: 'number', minimum: 0, maximum: 100 },
    above: { type: 'number', exclusiveMinimum: 0 },
    count: { type: 'integer', minimum: 1 },
    small: { type: 'integer', format: 'int32', minimum: 0, exclusiveMaximum: 10 },
    any32: { type: 'integer', format: 'int32' },
    any64: { type: 'integer', format: 'int64' },
    float: { type: 'number', format: 'float' },
    steps: { type: 'integer', multipleOf: 5 },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    id2: { type: 'string', format: 'uuid' },
    file: { type: 'string', format: 'byte' },
    mood: { enum: ['sad', 'fine', null] },
    tags: { type: 'array', items: { type: 'string', maxLength: 3 } },
  },
};

async function modelOfTables(sql: string): Promise<Model> {
  const read = await sqlDdl.read(sql, new PostgresDdlParser());
  if (!read.ok) throw new Error(read.error.texts.en);
  return read.value.model;
}

function modelOfSchema(schema: object, rootName = 'Root'): Model {
  const read = jsonSchema.read(JSON.stringify(schema), { rootName, choices: {} });
  if (!read.ok) throw new Error(read.error.texts.en);
  return read.value.model;
}

async function ownModels(): Promise<readonly (readonly [string, Model])[]> {
  return [
    ['columns', await modelOfTables(TABLE)],
    ['schema', modelOfSchema(SCHEMA)],
  ];
}

const PRICES = `CREATE TABLE price (id serial PRIMARY KEY, a numeric(5,2) NOT NULL, b numeric(3) NOT NULL,
  c numeric(2,2) NOT NULL, d numeric(2,5) NOT NULL, e numeric(10,8) NOT NULL,
  f numeric(15,4) NOT NULL, g numeric(3,-2) NOT NULL);`;

const SHARE = {
  type: 'object',
  required: ['id', 'open', 'above', 'below', 'one', 'small'],
  properties: {
    id: { type: 'string' },
    open: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    above: { type: 'number', exclusiveMinimum: 0.1 },
    below: { type: 'number', exclusiveMaximum: 0 },
    one: { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 2 },
    small: { type: 'integer', format: 'int32', exclusiveMinimum: -3, maximum: 100 },
  },
};

const NUMBERS = [
  ...[0, -0, 1e-7, 1.5e-7, 0.1, 0.12, 0.123, -0.005, 0.00099, 0.00999, 0.99, 999.99, -999.999],
  ...[-3, -2, 1, 2, 100, 120, 1000, 99_900, 99_999_999_999.9999, 1e11, 1e21, NaN, Infinity],
];

describe('a value of a field', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await PGlite.create();
  });
  afterAll(() => database.close());

  /** Values that one takes and another does not. */
  async function differing(model: Model, entity: Entity, field: Field): Promise<string[]> {
    const type = plainType(model, field.type);
    const made = valuesOf(model, type);
    if (!made) return [];
    const only = modelOfField(model, entity, field);
    const { name } = only.entities[0]!.fields[0]!;
    const values = fc.sample(fc.oneof({ weight: 30, arbitrary: made }, fc.constant(null)), {
      numRuns: VALUES,
      seed,
    });
    const inDatabase = await databaseVerdicts(database, only, values);
    const [inDto, inZod] = [dtoVerdicts(only)('row'), zodVerdicts(only)('row')];
    const faults = new Set<string>();
    for (const [at, value] of values.entries()) {
      const [dto, zod] = [inDto({ [name]: value }), inZod({ [name]: forZod(type, value) })];
      const found = differenceOf(value, type);
      const wanted = found ? (found.inCode ?? dto) : inDatabase[at];
      if (
        dto !== wanted ||
        (zod !== wanted && found?.inCode !== undefined) ||
        (!found && zod !== dto)
      )
        faults.add(`${JSON.stringify(value)}: database ${inDatabase[at]}, DTO ${dto}, Zod ${zod}`);
    }
    return [...faults].slice(0, 5);
  }

  async function faultsOf(model: Model): Promise<Record<string, string[]>> {
    const faults: Record<string, string[]> = {};
    for (const entity of model.entities)
      for (const field of entity.fields) {
        const found = await differing(model, entity, field);
        if (found.length > 0)
          faults[
            `${entity.name}.${field.name} ${JSON.stringify(field.declared?.name ?? field.type.kind)}`
          ] = found;
      }
    return faults;
  }

  it(
    'is taken by DTO, Zod and PostgreSQL alike, or by none: columns and schemas with limits',
    async () => {
      for (const [name, model] of await ownModels())
        expect([name, await faultsOf(model)]).toEqual([name, {}]);
    },
    LONGEST,
  );

  it('is taken by a generated API and PostgreSQL alike: decimals, and exclusive limits', async () => {
    const models = { Price: await modelOfTables(PRICES), Share: modelOfSchema(SHARE, 'Share') };
    for (const [className, model] of Object.entries(models)) {
      const feature = new RunningFeature(model, className);
      const rows = await feature.rows();
      const [entity] = model.entities;
      for (const field of entity!.fields.slice(1)) {
        const { name } = field;
        const sample = rows.map((row) => row[name]);
        const values = [...sample, ...NUMBERS];
        const inDatabase = await databaseVerdicts(
          database,
          modelOfField(model, entity!, field),
          values,
        );
        const inApi = values.map(feature.verdicts(name));
        const taken = (verdicts: readonly boolean[]) => values.filter((_, at) => verdicts[at]);
        expect([name, taken(inApi)]).toEqual([name, taken(inDatabase)]);
        expect([name, taken(inDatabase)]).toEqual([name, expect.arrayContaining(sample)]);
      }
    }
  });

  (cases.length > 0 ? it : it.skip)(
    'is taken by all or none of them: the inputs of the corpus',
    async () => {
      for (const each of cases)
        expect([each.id, await faultsOf(await modelOfCase(each))]).toEqual([each.id, {}]);
    },
    LONGEST,
  );
});
