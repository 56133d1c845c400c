import type { Default, Field } from '../model/model.ts';
import { sqlText } from '../renderers/ddl/postgres-text.ts';
import { isSerial } from '../renderers/ddl/postgres-writer.ts';

type Counter = Extract<Default, { readonly kind: 'generated' }>;

/** Options of a sequence with what each is where nothing is said. */
const USUAL: Readonly<Record<string, string>> = {
  'START WITH': 'START WITH 1',
  'INCREMENT BY': 'INCREMENT BY 1',
  MINVALUE: 'NO MINVALUE',
  MAXVALUE: 'NO MAXVALUE',
  CACHE: 'CACHE 1',
  CYCLE: 'NO CYCLE',
};

const optionsOf = ({ options = '' }: Counter): readonly string[] =>
  options.match(/[A-Z]+(?: (?:WITH|BY))?(?: -?\d+)?/g) ?? [];

const wordOf = (option: string): string => option.replace(/ -?\d+$/, '');

const numberOf = (counter: Counter, word: string): number | null => {
  const found = optionsOf(counter).find((option) => wordOf(option) === word);
  return found === undefined ? null : Number(/-?\d+$/.exec(found)?.[0]);
};

/** Makes an identity column count as another one. */
export function identityChange(before: Counter, after: Counter): string {
  const [old, now] = [optionsOf(before), optionsOf(after)];
  const words = [...new Set([...old, ...now].map(wordOf))];
  const options = words
    .map((word) => now.find((option) => wordOf(option) === word) ?? USUAL[word]!)
    .filter((option) => !old.includes(option));
  const always = before.always ?? false;
  return [
    ...(always === (after.always ?? false)
      ? []
      : [`SET GENERATED ${after.always ? 'ALWAYS' : 'BY DEFAULT'}`]),
    ...options.map((option) => `SET ${option}`),
  ].join(' ');
}

/** Makes a column count on from its largest value. */
export function counterSteps(
  field: Field,
  names: { readonly table: string; readonly column: string; readonly sequence: string },
  words: { readonly type: string; readonly identity: string },
): readonly string[] {
  const { table, column, sequence } = names;
  if (field.default?.kind !== 'generated') return [];
  const first = numberOf(field.default, 'START WITH') ?? numberOf(field.default, 'MINVALUE') ?? 1;
  const next = `coalesce(max(${column}), 0) + 1`;
  const start = `SELECT setval(pg_get_serial_sequence(${sqlText(table)}, ${sqlText(field.name)}), ${first === 1 ? next : `greatest(${next}, ${first})`}, false) FROM ${table};`;
  const counts = (numberOf(field.default, 'INCREMENT BY') ?? 1) > 0 ? [start] : [];
  const alter = `ALTER TABLE ${table} ALTER COLUMN ${column}`;
  if (!isSerial(field)) return [`${alter} ADD ${words.identity};`, ...counts];
  return [
    `CREATE SEQUENCE ${sequence} AS ${words.type} OWNED BY ${table}.${column};`,
    `${alter} SET DEFAULT nextval(${sqlText(sequence)});`,
    ...counts,
  ];
}
