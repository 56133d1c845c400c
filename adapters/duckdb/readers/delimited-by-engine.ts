import {
  identifier,
  joined,
  numberLiteral,
  sql,
  textLiteral,
  usualForm,
} from '@toolyard/core/data';
import type { QueryEngine, ReadableFile, SqlText, UsualForm } from '@toolyard/core/data';
import type { DelimitedChoices, DelimitedPlan } from './delimited-plan.ts';
import { chunksOf } from './encoding.ts';
import type { OnProgress } from './encoding.ts';
import { rawColumn } from './raw-table.ts';
import type { RawColumn } from './raw-table.ts';
import { isFileFault } from './file-fault.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Columns of a table that may be read by their usual forms: each takes memory for some thousand rows. */
const MOST_FORMS = 200;

/** Columns whose faults one number of a row tells, a bit each. */
const FAULTS_IN_NUMBER = 8;

/** How the engine can read each column by itself, by the first rows; null where only the texts tell, or somebody chose. */
function usualForms(plan: DelimitedPlan, { types }: DelimitedChoices): (UsualForm | null)[] {
  if (plan.width > MOST_FORMS) return plan.names.map(() => null);
  return plan.names.map((name, at) =>
    types?.[name] === undefined
      ? usualForm(plan.sample.map(({ cells }) => cells[at] ?? null))
      : null,
  );
}

const valueColumn = (at: number): SqlText => identifier(`v${at}`);
const faultColumn = (at: number): SqlText => identifier(`faults ${at}`);

/**
 * Makes a table of a SELECT of texts, with the values of the columns that have a form.
 *
 * @returns the places of columns of which a text has another form
 */
async function readInForms(
  engine: QueryEngine,
  name: string,
  texts: SqlText,
  forms: readonly (UsualForm | null)[],
): Promise<ReadonlySet<number>> {
  const table = identifier(name);
  const places = forms.flatMap((form, at) => (form ? [at] : []));
  const values = places.map((at) => sql`${forms[at]!.value(rawColumn(at))} as ${valueColumn(at)}`);
  const columns = forms.map((form, at) =>
    form ? sql`${valueColumn(at)} as ${rawColumn(at)}` : rawColumn(at),
  );
  const numbers: SqlText[] = [];
  for (let first = 0; first < places.length; first += FAULTS_IN_NUMBER) {
    const faults = places.slice(first, first + FAULTS_IN_NUMBER).map((at, bit) => {
      const isExact = forms[at]!.isExact(rawColumn(at), valueColumn(at));
      return sql`case when ${rawColumn(at)} is null or (${isExact}) then 0 else ${numberLiteral(2 ** bit)} end`;
    });
    numbers.push(sql`(${joined(faults, ' + ')})::utinyint as ${faultColumn(numbers.length)}`);
  }
  await engine.execute(sql`drop table if exists ${table}`);
  await engine.execute(
    sql`create table ${table} as select ${joined([...columns, ...numbers], ', ')} from (select ${joined([sql`*`, ...values], ', ')} from (${texts}))`,
  );
  if (numbers.length === 0) return new Set();
  const { rows } = await engine.query(
    sql`select ${joined(
      numbers.map((_, at) => sql`bit_or(${faultColumn(at)}) as ${faultColumn(at)}`),
      ', ',
    )} from ${table}`,
  );
  for (const at of numbers.keys())
    await engine.execute(sql`alter table ${table} drop column ${faultColumn(at)}`);
  return new Set(
    places.filter(
      (_, place) =>
        Number(rows[0]![Math.floor(place / FAULTS_IN_NUMBER)]) & (2 ** (place % FAULTS_IN_NUMBER)),
    ),
  );
}

/** Reads the file by the engine itself, which names no lines; null where the file is not plain or the engine refuses it. */
export async function readByEngine(
  engine: QueryEngine,
  name: string,
  file: ReadableFile,
  plan: DelimitedPlan,
  choices: DelimitedChoices,
  onProgress?: OnProgress,
): Promise<readonly RawColumn[] | null> {
  const { dialect } = plan;
  const plain =
    dialect.delimiter?.length === 1 &&
    dialect.columnStarts === null &&
    dialect.escape === 'doubled' &&
    !dialect.trim &&
    dialect.comment === null &&
    plan.skippedText === 0 &&
    !plan.formulas &&
    plan.headerLine !== null &&
    Number.isFinite(plan.firstLine) &&
    plan.firstLine === plan.headerLine + 1 &&
    (await hasOneLineEnd(file, onProgress));
  if (!plain) return null;
  onProgress?.({ stage: 'rows', read: 0, of: 0 });
  const source = `${name}.source`;
  await engine.addFile(source, file);
  const columns = joined(
    plan.names.map((_, at) => sql`${textLiteral(`c${at}`)}: 'VARCHAR'`),
    ', ',
  );
  const texts = sql`select * from read_csv(${textLiteral(source)}, auto_detect = false, header = false,
    columns = {${columns}}, delim = ${textLiteral(dialect.delimiter)}, quote = ${textLiteral(dialect.quote ?? '')},
    escape = ${textLiteral(dialect.quote ?? '')}, skip = ${numberLiteral(plan.headerLine)}, strict_mode = true,
    null_padding = false, ignore_errors = false, allow_quoted_nulls = true)`;
  try {
    const forms = usualForms(plan, choices);
    const faulty = await readInForms(engine, name, texts, forms);
    const proven = forms.map((form, at) => (faulty.has(at) ? null : form));
    // Texts of other forms are needed as they are: a value that does not read is shown.
    if (faulty.size > 0) await readInForms(engine, name, texts, proven);
    const empty = joined(
      plan.names.map((_, at) => sql`${rawColumn(at)} is null`),
      ' and ',
    );
    const { rows } = await engine.query(
      sql`select count(*) as n from ${identifier(name)} where ${empty}`,
    );
    if (rows[0]![0] !== '0') return null;
    return plan.names.map((each, at): RawColumn => {
      const form = proven[at];
      return {
        name: each,
        declared: form
          ? { kind: 'read', rule: form.rule, offered: form.offered }
          : { kind: 'open' },
      };
    });
  } catch (error) {
    if (isFileFault(error)) throw error;
    return null;
  }
}

/** Whether all lines end in the same way, with LF or with CRLF. */
async function hasOneLineEnd(file: ReadableFile, onProgress?: OnProgress): Promise<boolean> {
  let feeds = 0;
  let both = 0;
  let returns = 0;
  let previous = 0;
  for await (const chunk of chunksOf(file, 'checking', onProgress)) {
    // Most files have no returns at all, which is found out at once.
    if (returns === 0 && !chunk.includes(CARRIAGE_RETURN)) {
      if (chunk.includes(LINE_FEED)) feeds += 1;
      continue;
    }
    for (const byte of chunk) {
      if (byte === LINE_FEED) {
        feeds += 1;
        if (previous === CARRIAGE_RETURN) both += 1;
      } else if (byte === CARRIAGE_RETURN) returns += 1;
      previous = byte;
    }
  }
  return returns === both && (both === 0 || both === feeds);
}
