/** A type as a database calls it. */
export interface DeclaredType {
  /** In lower case, without arguments: `varchar`, `int4`; names of one's own as they are stored. */
  readonly name: string;
  readonly arguments: readonly number[];
  /** Dimensions of an array. */
  readonly dimensions: number;
  readonly unsigned: boolean;
  /** Values of ENUM and SET. */
  readonly values: readonly string[];
}
