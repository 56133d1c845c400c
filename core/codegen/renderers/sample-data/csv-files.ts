import { jsonText, type JsonNode } from '../../json/json-node.ts';
import type { OutputFile } from '../../renderer.ts';
import { FreeNames } from '../ddl/stored-names.ts';
import type { TableRows } from './table-rows.ts';

const cell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const valueCell = (node: JsonNode | undefined): string => {
  if (!node || node.kind === 'null') return '';
  return cell(node.kind === 'text' ? node.value : jsonText(node));
};

/** One file for each table; null is an empty cell. */
export function csvFiles(tables: readonly TableRows[]): readonly OutputFile[] {
  const names = new FreeNames(true);
  return tables.map(({ entity, rows }) => {
    const fields = entity.fields.filter(({ computed }) => !computed).map(({ name }) => name);
    const lines = [
      fields.map(cell).join(','),
      ...rows.map((row) => fields.map((field) => valueCell(row.get(field))).join(',')),
    ];
    const file = entity.name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-') || 'rows';
    return { path: `${names.add(file, 'rows')}.csv`, text: `${lines.join('\n')}\n` };
  });
}
