import type { Choice, Texts } from '../../shared/index.ts';
import type { Place } from './model.ts';

const WARNING_KINDS = [
  'big whole number',
  'keys as data',
  'duplicate key',
  'keys differ by case',
  'mixed types',
  'only null',
  'field never usable',
  'impossible type',
  'unresolved reference',
  'unsupported keyword',
  'made-up name',
  'statements left out',
  'unknown type',
  'nullable key',
  'renamed or new',
  'rows lost',
  'values lost',
  'may not fit',
  'rows without a value',
  'may not be unique',
  'may break a rule',
] as const;

export type WarningKind = (typeof WARNING_KINDS)[number];

/** What the reader was not sure of, with its place and, where there are any, the ways to go on. */
export interface Warning {
  /** The same for the same place of the same input, so that a choice can be remembered. */
  readonly id: string;
  readonly kind: WarningKind;
  readonly place: Place;
  readonly texts: Texts;
  readonly choices: readonly Choice<string>[];
}

/** Choices that were made, by id of the warning. */
export type Choices = Readonly<Record<string, string>>;

/** Choices in a value of unknown origin; null where it holds anything else. */
export const readChoices = (value: unknown): Choices | null =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((choice) => typeof choice === 'string')
    ? (value as Choices)
    : null;

export const warning = (
  kind: WarningKind,
  place: Place,
  texts: Texts,
  choices: readonly Choice<string>[] = [],
): Warning => ({ id: `${kind} ${place.path}`, kind, place, texts, choices });
