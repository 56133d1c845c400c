import type { Parameters, Texts, ValuesOf } from '../shared/index.ts';
import type { Model } from './model/model.ts';
import type { Target } from './target.ts';

export interface OutputFile {
  readonly path: string;
  readonly text: string;
  /** What the output could not say or fulfill. */
  readonly notes?: readonly Texts[];
}

/** One kind of output: all that the product knows of it. */
export interface Renderer<Id extends string, Set extends Parameters<unknown>> extends Target<
  Id,
  Set
> {
  /** The same files, byte for byte, for the same model and values. */
  render(model: Model, values: ValuesOf<Set>): readonly OutputFile[];
}

/* @__NO_SIDE_EFFECTS__ */
export const renderer = <const Id extends string, Set extends Parameters<unknown>>(
  declared: Renderer<Id, Set>,
): Renderer<Id, Set> => declared;
