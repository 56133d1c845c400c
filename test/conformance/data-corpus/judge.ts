import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { identifier, ownSelect, sql, textLiteral } from '@toolyard/core/data';
import type { Cell, QueryEngine, ReadingReport } from '@toolyard/core/data';
import { openFile } from '@toolyard/duckdb';
import type { OpenedFile, OpenedTable } from '@toolyard/duckdb';
import { parquetToArrow } from '../../support/parquet.ts';
import { canonical, canonicalNumber, same } from './canonical.ts';
import type { CorpusCase, Expected, ExpectedColumn, PivotExpectation } from './corpus-case.ts';

interface Read {
  readonly opened: OpenedFile;
  readonly table: OpenedTable;
  readonly rows: readonly (readonly Cell[])[];
}

const MOST_FAULTS = 6;

const allRows = async (engine: QueryEngine, name: string) =>
  (await engine.query(sql`select * from ${identifier(name)}`)).rows;

export function droppedFile(folder: string, path: string): File {
  return new File([readFileSync(join(folder, path))], basename(path));
}

/** What is compared of a case; one without any of it says nothing. */
const CHECKED = ['columns', 'conversions', 'error', 'must_report', 'sheets'] as const;

/**
 * What is wrong with how the product reads a case; nothing where it is right.
 *
 * @param timed whether a case that takes longer than it may is wrong
 */
export async function faultsOf(
  engine: QueryEngine,
  folder: string,
  each: CorpusCase,
  timed: boolean,
): Promise<string[]> {
  const { expected } = each;
  if (!CHECKED.some((name) => expected[name] !== undefined)) return ['nothing of it is checked'];
  // The time of the processor: other work on the machine does not count.
  const started = process.cpuUsage();
  let opened: OpenedFile;
  try {
    opened = await openFile(engine, droppedFile(folder, each.files[0]!), {
      parquet: parquetToArrow,
    });
  } catch (error) {
    if (expected.error)
      return 'texts' in (error as object) ? [] : [`an error without words: ${String(error)}`];
    return [`could not be read: ${(error as Error).message}`];
  }
  if (expected.error) return ['an error was expected'];
  const table = opened.tables[0]!;
  const read = { opened, table, rows: await allRows(engine, table.name) };
  const { user, system } = process.cpuUsage(started);
  const took = (user + system) / 1000;
  const faults = [
    ...(expected.sheets ? await sheetFaults(engine, opened, expected) : []),
    ...(expected.columns ? columnFaults(read, expected) : []),
    ...reportFaults(read, expected),
    ...(expected.columns ? await checkFaults(engine, read, expected) : []),
    ...(await conversionFaults(engine, folder, each, opened)),
  ];
  if (timed && expected.time_budget_ms !== undefined && took > expected.time_budget_ms)
    faults.push(`took ${Math.round(took)} ms of ${expected.time_budget_ms} ms`);
  return faults.slice(0, MOST_FAULTS);
}

async function sheetFaults(
  engine: QueryEngine,
  opened: OpenedFile,
  { sheets = [] }: Expected,
): Promise<string[]> {
  const held = opened.tables.map((table) => table.sheet);
  const visible = sheets.filter(
    ({ visible: isShown, rows = [], name }) => isShown && (rows.length > 0 || held.includes(name)),
  );
  const names = opened.tables.map((table) => table.sheet);
  if (visible.map(({ name }) => name).join('|') !== names.join('|'))
    return [`sheets ${names.join(', ')}`];
  const faults: string[] = [];
  for (const [at, sheet] of visible.entries()) {
    if (!sheet.rows) continue;
    const table = opened.tables[at]!;
    const rows = await allRows(engine, table.name);
    const columns = table.columns.map(({ name }) => name);
    if (columns.join('|') !== sheet.columns?.join('|'))
      faults.push(`${sheet.name}: columns ${columns.join(', ')}`);
    if (rows.length !== sheet.rows.length) faults.push(`${sheet.name}: ${rows.length} rows`);
    for (const [row, wanted] of sheet.rows.entries())
      for (const [column, value] of wanted.entries())
        if (!same(rows[row]?.[column], value, sheet.types?.[column] ?? 'text'))
          faults.push(`${sheet.name}[${row}][${column}]: ${String(rows[row]?.[column])}`);
  }
  return faults;
}

function columnFaults({ table, rows }: Read, expected: Expected): string[] {
  const columns = expected.columns!;
  const accepted = expected.accept?.row_count;
  const counts: readonly unknown[] = Array.isArray(accepted) ? accepted : [expected.row_count];
  const faults: string[] = [];
  if (!counts.includes(rows.length)) faults.push(`${rows.length} rows, not ${counts.join(' or ')}`);
  if (rows.length !== table.rowCount) faults.push(`rowCount is ${table.rowCount}`);
  if (table.columns.length !== columns.length)
    faults.push(`${table.columns.length} columns, not ${columns.length}`);
  const names = table.columns.map(({ name }) => name.toLowerCase());
  if (new Set(names).size !== names.length || names.includes(''))
    faults.push('names are not unique');
  for (const [at, wanted] of columns.entries()) {
    const got = table.columns[at];
    if (!got) break;
    const types = [wanted.type, ...(wanted.type_ok ?? [])];
    if (!types.includes('*') && !types.includes(got.type))
      faults.push(`${wanted.name}: ${got.type}, not ${types.join(' or ')}`);
    if (
      got.name !== wanted.name &&
      !wanted.name_ok?.some((name) => name === '*' || name === got.name)
    )
      faults.push(`column ${at} is called '${got.name}', not '${wanted.name}'`);
    if (wanted.unit && got.type === wanted.type && got.unit !== wanted.unit)
      faults.push(`${wanted.name}: unit ${got.unit}`);
    if (wanted.currency && got.type === wanted.type && got.currency === null)
      faults.push(`${wanted.name}: no currency`);
    const values = rows.map((row) => row[at]);
    faults.push(
      ...(got.type === wanted.type
        ? valueFaults(values, wanted, at, expected)
        : otherTypeFaults(values, wanted, got.type)),
    );
  }
  return faults;
}

function valueFaults(
  values: readonly unknown[],
  wanted: ExpectedColumn,
  at: number,
  expected: Expected,
): string[] {
  const faults: string[] = [];
  const compare = (row: number, value: unknown) => {
    if (!same(values[row], value, wanted.type))
      faults.push(
        `${wanted.name}[${row}]: ${JSON.stringify(values[row])}, not ${JSON.stringify(value)}`,
      );
  };
  if (expected.rows?.length === values.length)
    expected.rows.forEach((row, place) => compare(place, row[at]));
  if (values.length !== expected.row_count) return faults;
  for (const sample of expected.row_samples ?? []) compare(sample.index, sample.values[at]);
  const filled = values.filter(
    (value) => value !== null && (wanted.type !== 'text' || value !== ''),
  );
  if (
    wanted.nulls !== undefined &&
    values.length - filled.length !== wanted.nulls &&
    !(wanted.type === 'text' && expected.rows)
  )
    faults.push(`${wanted.name}: ${values.length - filled.length} nulls, not ${wanted.nulls}`);
  if (
    wanted.sha256 &&
    !expected.rows &&
    ['integer', 'decimal', 'text', 'boolean'].includes(wanted.type)
  ) {
    const hash = createHash('sha256');
    for (const value of values) {
      const text = canonical(value, wanted.type);
      hash.update(`${text === null || (text === '' && wanted.nulls) ? '\0' : String(text)}\u001f`);
    }
    if (hash.digest('hex') !== wanted.sha256) faults.push(`${wanted.name}: values differ`);
  }
  const distinct = new Set(filled.map((value) => canonical(value, wanted.type))).size;
  if (wanted.distinct !== undefined && wanted.type !== 'text' && distinct !== wanted.distinct)
    faults.push(`${wanted.name}: ${distinct} distinct, not ${wanted.distinct}`);
  return faults;
}

function otherTypeFaults(
  values: readonly unknown[],
  { alt, name }: ExpectedColumn,
  type: string,
): string[] {
  if (alt?.when !== type) return [];
  const sets = alt.values_any_of ?? (alt.values ? [alt.values] : []);
  return sets.length === 0 ||
    sets.some((set) => set.every((value, row) => same(values[row], value, type)))
    ? []
    : [`${name}: values do not fit the type ${type}`];
}

/** Lines, rows or cells that a report names. */
const placesOf = (report: ReadingReport): readonly (string | number)[] => {
  if ('lines' in report) return report.lines;
  if ('cells' in report) return report.cells;
  return report.code === 'ragged_rows' ? [...report.short, ...report.long] : [];
};

function reportFaults({ table }: Read, expected: Expected): string[] {
  return (expected.must_report ?? []).flatMap((wanted) => {
    const column =
      wanted.column === undefined
        ? undefined
        : table.columns.find(({ name }) => name === wanted.column);
    const isText = column?.type === 'text';
    if (wanted.required_if && isText) return [];
    const found = table.reports.filter(({ code }) => code === wanted.code);
    if (found.length === 0)
      return wanted.required_if && !column && wanted.column ? [] : [`no report ${wanted.code}`];
    const places = new Set(found.flatMap(placesOf));
    const missing = [
      ...(wanted.lines ?? []),
      ...(wanted.lines_short ?? []),
      ...(wanted.lines_long ?? []),
      ...(wanted.rows ?? []),
      ...(wanted.cells ?? []),
    ].filter((place) => !places.has(place));
    return missing.length > 0 ? [`report ${wanted.code} does not name ${missing.join(', ')}`] : [];
  });
}

const AGGREGATES: Readonly<Record<string, string>> = {
  sum: 'sum',
  avg: 'avg',
  min: 'min',
  max: 'max',
  count: 'count',
  count_distinct: 'count(distinct ',
};

const sameNumber = (got: unknown, wanted: unknown): boolean =>
  got === wanted ||
  (typeof got === 'string' &&
    typeof wanted === 'string' &&
    (canonicalNumber(got) ?? got) === (canonicalNumber(wanted) ?? wanted));

async function checkFaults(
  engine: QueryEngine,
  { table }: Read,
  expected: Expected,
): Promise<string[]> {
  const faults: string[] = [];
  const aggregate = (op: string, column: string) => {
    const call = AGGREGATES[op] ?? op;
    return ownSelect(`${call.includes('(') ? call : `${call}(`}${identifier(column)})`);
  };
  const from = identifier(table.name);
  for (const check of expected.checks ?? []) {
    const query = check.sql
      ? ownSelect(check.sql)
      : sql`select ${aggregate(check.op, check.column!)} as value from ${from}`;
    const got = (await engine.query(query)).rows[0]?.[0];
    if (!sameNumber(got, check.value))
      faults.push(`${check.op} ${check.column ?? check.sql}: ${String(got)}, not ${check.value}`);
  }
  for (const question of expected.sql ?? []) {
    const { rows } = await engine.query(ownSelect(question.sql));
    const right =
      rows.length === question.rows.length &&
      question.rows.every((row, at) =>
        row.every((value, column) => sameNumber(rows[at]![column], value)),
      );
    if (!right) faults.push(`${question.sql}: ${JSON.stringify(rows)}`);
  }
  const pivots = [...(expected.pivot ? [expected.pivot] : []), ...(expected.pivots ?? [])];
  for (const pivot of pivots)
    faults.push(...(await pivotFaults(engine, table, pivot, aggregate(pivot.agg, pivot.value))));
  return faults;
}

async function pivotFaults(
  engine: QueryEngine,
  table: OpenedTable,
  pivot: PivotExpectation,
  value: ReturnType<typeof sql>,
): Promise<string[]> {
  const from = identifier(table.name);
  const row = identifier(pivot.rows[0]!);
  const wanted = pivot.result ?? pivot.cells ?? [];
  const faults: string[] = [];
  for (const [key = null, ...cells] of wanted) {
    const isRow = key === null ? sql`${row} is null` : sql`${row} = ${textLiteral(key)}`;
    for (const [at, cell] of cells.entries()) {
      const heading = pivot.column_keys?.[at];
      const isColumn =
        heading === undefined
          ? sql`true`
          : sql`${identifier(pivot.columns![0]!)} = ${textLiteral(heading)}`;
      const got = (
        await engine.query(
          sql`select ${value} as value from ${from} where ${isRow} and ${isColumn}`,
        )
      ).rows[0]![0];
      if (!sameNumber(got, cell))
        faults.push(`pivot ${key} ${heading ?? ''}: ${String(got)}, not ${cell}`);
    }
  }
  if (pivot.grand_total !== undefined) {
    const got = (await engine.query(sql`select ${value} as value from ${from}`)).rows[0]![0];
    if (!sameNumber(got, pivot.grand_total)) faults.push(`grand total ${String(got)}`);
  }
  return faults;
}

const CONVERSIONS: readonly (readonly [RegExp, string])[] = [
  [/serial.*1904/i, 'date Excel day number since 1904'],
  [/serial/i, 'date Excel day number'],
  [/milli/i, 'datetime Unix milliseconds'],
  [/unix|epoch/i, 'datetime Unix seconds'],
  [/yyyymmdd|eight|compact/i, 'date of eight digits'],
];

/** Conversions that are offered must be among the alternatives and give the right values. */
async function conversionFaults(
  engine: QueryEngine,
  folder: string,
  each: CorpusCase,
  opened: OpenedFile,
): Promise<string[]> {
  const faults: string[] = [];
  for (const conversion of each.expected.conversions ?? []) {
    const rule = CONVERSIONS.find(([from]) => from.test(conversion.from))?.[1];
    const column = opened.tables[0]!.columns.find(({ name }) => name === conversion.column);
    if (!rule || !column?.alternatives.some((alternative) => alternative.ruleId === rule)) {
      faults.push(`${conversion.column}: '${conversion.from}' is not offered`);
      continue;
    }
    const again = await openFile(engine, droppedFile(folder, each.files[0]!), {
      parquet: parquetToArrow,
      choices: { types: { [conversion.column]: rule } },
    });
    const { rows } = await engine.query(
      sql`select ${identifier(conversion.column)} as value from ${identifier(again.tables[0]!.name)}`,
    );
    const wrong = conversion.values.findIndex(
      (value, at) => !same(rows[at]?.[0], value, 'datetime'),
    );
    if (wrong >= 0)
      faults.push(
        `${conversion.column}[${wrong}] as ${conversion.from}: ${String(rows[wrong]?.[0])}`,
      );
  }
  return faults;
}
