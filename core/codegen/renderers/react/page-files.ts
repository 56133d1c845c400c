import type { OutputFile } from '../../renderer.ts';
import type { Table } from '../mikro-orm/row-model.ts';
import { featureNames } from '../nest/feature-names.ts';
import { callsFile } from './calls-file.ts';
import { formFile } from './form-file.ts';
import { pageFile, tableFile } from './list-files.ts';
import type { PageSource } from './page-text.ts';
import { schemaFile } from './schema-file.ts';

/** The files of the page of one entity: calls, schema of the form, form, table. */
export function pageFiles(table: Table, source: PageSource): readonly OutputFile[] {
  const { file } = featureNames(table);
  const at = (ending: string, text: string): OutputFile => ({
    path: `src/${file}/${file}-${ending}`,
    text,
  });
  return [
    at('api.ts', callsFile(table, source)),
    at('schema.ts', schemaFile(table, source)),
    at('form.tsx', formFile(table, source)),
    at('table.tsx', tableFile(table)),
    at('page.tsx', pageFile(table)),
  ];
}
