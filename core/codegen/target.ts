import type { Parameters, Texts, ValuesOf } from '../shared/index.ts';

/** What can be chosen as output, without what writes it. */
export interface Target<Id extends string, Set extends Parameters<unknown>> {
  readonly id: Id;
  readonly label: Texts;
  readonly parameters: Set;
  readonly defaults: ValuesOf<Set>;
}

/* @__NO_SIDE_EFFECTS__ */
export const target = <const Id extends string, Set extends Parameters<unknown>>(
  declared: Target<Id, Set>,
): Target<Id, Set> => declared;
