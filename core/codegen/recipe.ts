import type { Parameter } from '../shared/index.ts';
import { readEdits, type Edit } from './edits/edit.ts';
import { readChoices, type Choices } from './model/warning.ts';
import type { InputKind } from './recognise.ts';
import { SQL_DIALECTS } from './sql/sql-dialect.ts';
import { TARGETS, type TargetId } from './target-list.ts';

/** A template of a person's own, as recipes hold it. */
export interface RecipeTemplate {
  readonly name: string;
  readonly text: string;
}

/** Limits of templates: their number, and characters of each. */
export const RECIPE_TEMPLATES = { most: 30, longestName: 60, longestText: 200_000 } as const;

/** How code is generated: all that the page lets one choose. */
export interface Recipe {
  readonly version: 1;
  /** Null lets the text tell. */
  readonly kind: InputKind | null;
  readonly rootName: string;
  readonly target: TargetId;
  readonly values: Readonly<Record<string, unknown>>;
  readonly choices: Choices;
  readonly edits: readonly Edit[];
  /** Templates of the person's own. */
  readonly templates: readonly RecipeTemplate[];
  /** The input; null where it is not part of the recipe. */
  readonly text: string | null;
}

/** All kinds of input. */
export const INPUT_KINDS: readonly InputKind[] = [
  ...(['json-samples', 'json-schema', 'openapi', 'csv-columns'] as const),
  ...SQL_DIALECTS,
];

const LONGEST_ROOT_NAME = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values that the parameters of a target take; others are left out. */
function valuesOf(target: TargetId, given: Readonly<Record<string, unknown>>) {
  const parameters = TARGETS.find(({ id }) => id === target)!.parameters;
  return Object.fromEntries(
    Object.entries<Parameter<unknown>>(parameters).flatMap(([name, parameter]) => {
      const value = Object.hasOwn(given, name) ? parameter.read(given[name]) : undefined;
      const fits = value !== undefined && parameter.problem(value, undefined) === null;
      return fits ? [[name, value] as const] : [];
    }),
  );
}

const isTemplate = (value: unknown): value is RecipeTemplate =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  value['name'].length <= RECIPE_TEMPLATES.longestName &&
  typeof value['text'] === 'string' &&
  value['text'].length <= RECIPE_TEMPLATES.longestText;

/** Null where one of them is none. */
function readTemplates(value: unknown): readonly RecipeTemplate[] | null {
  // Earlier recipes have none.
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > RECIPE_TEMPLATES.most) return null;
  return value.every(isTemplate) ? value.map(({ name, text }) => ({ name, text })) : null;
}

/** A recipe in a value of unknown origin; null where it is none. */
export function readRecipe(value: unknown): Recipe | null {
  if (!isRecord(value) || value['version'] !== 1) return null;
  const { rootName, values, text } = value;
  const kind = value['kind'] === null ? null : INPUT_KINDS.find((each) => each === value['kind']);
  const target = TARGETS.find(({ id }) => id === value['target'])?.id;
  const [choices, edits] = [readChoices(value['choices']), readEdits(value['edits'])];
  if (kind === undefined || target === undefined) return null;
  const templates = readTemplates(value['templates']);
  if (choices === null || edits === null || templates === null) return null;
  if (typeof rootName !== 'string' || rootName.length > LONGEST_ROOT_NAME) return null;
  if (text !== null && typeof text !== 'string') return null;
  if (!isRecord(values)) return null;
  return {
    ...{ version: 1, kind, rootName, target, choices, edits, templates, text },
    values: valuesOf(target, values),
  };
}
