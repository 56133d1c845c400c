import type { ValueType } from './field-type.ts';

export interface OperationParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly value: ValueType;
}

/** One request that an API answers. */
export interface Operation {
  /** As the document names it, else made of method and path; no two operations have the same. */
  readonly name: string;
  /** In lower case. */
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  readonly body: ValueType | null;
  readonly responses: readonly { readonly status: string; readonly value: ValueType | null }[];
}
