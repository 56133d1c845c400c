import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A value as the corpus writes it: null, true, false, a text, or nested JSON. */
export type Canonical = unknown;

export interface ExpectedColumn {
  readonly name: string;
  readonly type: string;
  readonly type_ok?: readonly string[];
  readonly name_ok?: readonly string[];
  readonly alt?: {
    readonly when: string;
    readonly values?: readonly Canonical[];
    readonly values_any_of?: readonly (readonly Canonical[])[];
  };
  readonly nulls?: number;
  readonly distinct?: number;
  readonly min?: string;
  readonly max?: string;
  readonly sum?: string;
  readonly true?: number;
  readonly unit?: string;
  readonly currency?: string;
  readonly sha256?: string;
}

export interface PivotExpectation {
  readonly rows: readonly string[];
  readonly columns?: readonly string[];
  readonly agg: string;
  readonly value: string;
  readonly result?: readonly (readonly (string | null)[])[];
  readonly cells?: readonly (readonly (string | null)[])[];
  readonly column_keys?: readonly string[];
  readonly grand_total?: string;
}

export interface Expected {
  readonly row_count?: number;
  readonly columns?: readonly ExpectedColumn[];
  readonly rows?: readonly (readonly Canonical[])[];
  readonly row_samples?: readonly {
    readonly index: number;
    readonly values: readonly Canonical[];
  }[];
  readonly must_report?: readonly {
    readonly code: string;
    readonly column?: string;
    readonly lines?: readonly number[];
    readonly lines_short?: readonly number[];
    readonly lines_long?: readonly number[];
    readonly cells?: readonly string[];
    readonly rows?: readonly number[];
    readonly required_if?: string;
  }[];
  readonly accept?: { readonly row_count?: unknown };
  readonly checks?: readonly {
    readonly op: string;
    readonly column?: string;
    readonly sql?: string;
    readonly value: string;
  }[];
  readonly pivot?: PivotExpectation;
  readonly pivots?: readonly PivotExpectation[];
  readonly sql?: readonly {
    readonly sql: string;
    readonly rows: readonly (readonly Canonical[])[];
  }[];
  readonly conversions?: readonly {
    readonly column: string;
    readonly from: string;
    readonly values: readonly Canonical[];
  }[];
  readonly error?: string;
  readonly sheets?: readonly {
    readonly name: string;
    readonly visible: boolean;
    readonly columns?: readonly string[];
    readonly types?: readonly string[];
    readonly rows?: readonly (readonly Canonical[])[];
  }[];
  readonly time_budget_ms?: number;
}

export interface CorpusCase {
  readonly id: string;
  readonly family: string;
  readonly files: readonly string[];
  readonly expected: Expected;
}

/** The cases of a folder that holds cases.json and files. */
export const casesOf = (folder: string): readonly CorpusCase[] =>
  (JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) as { cases: CorpusCase[] }).cases;
