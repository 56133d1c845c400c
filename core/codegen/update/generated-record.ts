import { readEdits, type Edit } from '../edits/edit.ts';
import type { Generation } from '../generate.ts';
import { readChoices, type Choices } from '../model/warning.ts';
import type { OutputFile } from '../renderer.ts';
import { TARGETS, type TargetId } from '../target-list.ts';

/** Where a project holds what was generated for it last. */
export const RECORD_PATH = '.toolyard/generated.json';

/** What was generated last: what edits are told apart from, and what the next migration starts from. */
export interface GeneratedRecord {
  readonly version: 1;
  /** Id of the renderer, and its values that differ from their defaults. */
  readonly target: TargetId;
  readonly values: Readonly<Record<string, unknown>>;
  /** How the model was made of its input; null in projects of before this was recorded. */
  readonly model: ModelSettings | null;
  readonly files: readonly OutputFile[];
}

/** All that makes a model, beside its input. */
export interface ModelSettings {
  readonly rootName: string;
  readonly choices: Choices;
  readonly edits: readonly Edit[];
}

/** The record of what was generated, of which these files were written. */
export const recordOf = (
  { target, values, rootName, choices, edits }: Generation,
  files: readonly OutputFile[],
): GeneratedRecord => ({
  ...{ version: 1, target, values },
  model: { rootName, choices, edits },
  files,
});

/** The file that holds it. */
export const recordFile = (record: GeneratedRecord): OutputFile => ({
  path: RECORD_PATH,
  text: `${JSON.stringify(record)}\n`,
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFile = (value: unknown): value is OutputFile =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['text'] === 'string';

function readSettings(value: unknown): ModelSettings | null {
  if (!isObject(value)) return null;
  const { rootName } = value;
  const [choices, edits] = [readChoices(value['choices']), readEdits(value['edits'])];
  if (typeof rootName !== 'string' || choices === null || edits === null) return null;
  return { rootName, choices, edits };
}

/** Null where the text is no such record, or one of another version. */
export function readRecord(text: string): GeneratedRecord | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (
    !isObject(value) ||
    value['version'] !== 1 ||
    !TARGETS.some(({ id }) => id === value['target'])
  )
    return null;
  const { values, files } = value;
  if (!isObject(values)) return null;
  if (!Array.isArray(files) || !files.every(isFile)) return null;
  const target = value['target'] as TargetId;
  return { version: 1, target, values, model: readSettings(value['model']), files };
}
