import type { Result } from '../../shared/index.ts';
import type { FrontMatterFault } from '../front-matter-faults.ts';

export type FrontMatterFormat = 'yaml' | 'toml' | 'json';

/** A value of front matter. Dates are texts: 2024-02-29, or an instant as 2024-02-29T15:30:00Z. */
export type FrontMatterValue =
  | string
  | number
  | boolean
  | null
  | readonly FrontMatterValue[]
  | { readonly [name: string]: FrontMatterValue };

export type FrontMatterFields = Readonly<Record<string, FrontMatterValue>>;

/** Why a header cannot be read. */
export interface FrontMatterProblem {
  /** In the header, from 1. */
  readonly line: number;
  readonly fault: FrontMatterFault;
  /** In English, as the parser says it. */
  readonly message: string;
}

/** Reads the header of a Markdown file. */
export interface FrontMatterParser {
  /**
   * The fields of a header; null when it holds something else than fields, such as a sentence between two rules. Values
   * of `textFields` are the texts as they are written, also where they look like numbers. Refuses a header whose aliases
   * multiply beyond 10,000 values.
   */
  parse(
    header: string,
    format: FrontMatterFormat,
    textFields: readonly string[],
  ): Result<FrontMatterFields | null, FrontMatterProblem>;
}
