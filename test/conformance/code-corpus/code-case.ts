import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpectedSchema } from './ddl-facts.ts';

/** What the corpus says of one field. */
export interface ExpectedField {
  readonly types: readonly string[];
  readonly types_ok?: readonly string[];
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly format?: string;
  readonly format_ok?: readonly (string | null)[];
  readonly bits?: number | string;
  readonly value?: unknown;
  readonly values?: readonly unknown[];
  readonly default?: unknown;
}

export interface Instance {
  readonly schema: string;
  readonly value: unknown;
  readonly ok: boolean;
  readonly why?: string;
}

/** A row for an empty database, inserted after those before it. */
export interface ExpectedRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly ok: boolean;
  readonly why?: string;
}

/** What the corpus says of one operation of an API. */
interface ExpectedPath {
  readonly method: string;
  readonly path: string;
  readonly operationId?: string | null;
  readonly params?: readonly { readonly name: string; readonly in: string }[];
}

/** What the corpus says of one step of a migration. */
export interface ExpectedOperation {
  readonly op: string;
  readonly table?: string;
  readonly column?: string;
  readonly columns?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly enum?: string;
  readonly value?: string;
  readonly ask?: boolean;
}

export interface Expected extends ExpectedSchema {
  readonly rows?: readonly ExpectedRow[];
  readonly fields?: Readonly<Record<string, ExpectedField>>;
  readonly accept?: readonly unknown[];
  readonly reject?: readonly unknown[];
  readonly warn?: string | readonly string[];
  readonly entity_count?: number;
  readonly types?: Readonly<Record<string, Readonly<Record<string, ExpectedField>>>>;
  readonly instances?: readonly Instance[];
  readonly schemas?: Readonly<Record<string, Readonly<Record<string, ExpectedField>>>>;
  /** Of an OpenAPI document. */
  readonly operations?: readonly ExpectedPath[];
  readonly must_warn?: readonly string[];
  /** Queries behind a migration, with values as text. */
  readonly after?: readonly {
    readonly sql: string;
    readonly rows: readonly (readonly (string | null)[])[];
  }[];
  readonly discriminators?: readonly {
    readonly property: string;
    readonly values: Readonly<Record<string, string>>;
  }[];
  readonly fields_in_order?: readonly {
    readonly header: string;
    readonly type: string;
    readonly type_ok?: readonly string[];
    readonly nullable?: boolean;
  }[];
}

/** One case of the corpus. */
export interface CodeCase {
  readonly id: string;
  readonly input_kind: string;
  readonly expected: Expected;
  /** Texts of its files. */
  readonly texts: readonly string[];
}

/** The cases of the folder that `npm run conformance -- DIR` gives, or of CORPORA_DIR; none where it is not there. */
export function codeCases(): readonly CodeCase[] {
  const corpora = process.env['CORPORA_DIR'];
  const folder = process.env['CODE_CORPUS'] ?? (corpora && join(corpora, 'code/public'));
  if (folder === undefined || !existsSync(join(folder, 'cases.json'))) {
    console.log('skipped: CORPORA_DIR is not set, or holds no code/public/cases.json');
    return [];
  }
  const { cases } = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) as {
    cases: readonly (Omit<CodeCase, 'texts'> & { readonly files: readonly string[] })[];
  };
  return cases.map(({ files, ...each }) => ({
    ...each,
    texts: files.map((file) => readFileSync(join(folder, file), 'utf8')),
  }));
}
