import type { Result, Texts } from '../shared/index.ts';
import type { SyntaxFault } from './json/read-json.ts';
import type { Model } from './model/model.ts';
import type { Choices, Warning } from './model/warning.ts';

export interface ReadModel {
  readonly model: Model;
  readonly warnings: readonly Warning[];
}

export interface ReadingOptions {
  /** Name of what has none, such as the whole of a sample. */
  readonly rootName: string;
  readonly choices: Choices;
}

/** One kind of input: all that the product knows of it. */
export interface Reader<Id extends string, Input> {
  readonly id: Id;
  readonly label: Texts;
  read(input: Input, options: ReadingOptions): Result<ReadModel, SyntaxFault>;
}
