import type { Texts } from '../../shared/index.ts';
import { listNode, objectNode, type JsonNode } from '../json/json-node.ts';
import { prettyJson } from '../json/write-json.ts';
import type { ValueType } from '../model/field-type.ts';
import type { Model } from '../model/model.ts';
import { relational } from '../model/relational.ts';
import { renderer, type OutputFile } from '../renderer.ts';
import { MOST_ROWS, sampleDataTarget } from '../targets/sample-data.ts';
import { csvFiles } from './sample-data/csv-files.ts';
import { InsertWriter } from './sample-data/insert-writer.ts';
import { Random } from './sample-data/random.ts';
import { Tables } from './sample-data/table-rows.ts';
import { ValueMaker } from './sample-data/value-maker.ts';
import { WORDS } from './sample-data/words.ts';

/** What one document is: the item of a list, else the whole. */
const documentOf = ({ root }: Model): ValueType | null =>
  root?.type.kind === 'list' ? root.type.of : root;

const notFollowed = (maker: ValueMaker): Texts[] =>
  [...maker.notFollowed].map((what) => ({
    en: `Not every value follows ${what}`,
    'zh-CN': `并非每个值都符合 ${what}`,
  }));

/** Documents of one type. */
function documents(root: ValueType, count: number, maker: ValueMaker): JsonNode {
  return listNode(
    Array.from({ length: count }, (_, row) =>
      maker.value(root, {
        ...{ entity: 'document', field: 'value', row, attempt: 0, unique: false, hint: {} },
        ...{ person: maker.person(), depth: 0 },
      }),
    ),
  );
}

/** Rows that look real, with all references, keys and conditions in order. */
export const sampleData = renderer({
  ...sampleDataTarget,
  render(model, { format, rows, seed, language }) {
    const of = format === 'json' ? model : relational(model);
    const random = new Random(seed);
    const maker = new ValueMaker(of, random, WORDS[language]);
    const root = format === 'json' ? documentOf(model) : null;
    const all = root ? 1 : Math.max(1, of.entities.length);
    const count = Math.max(1, Math.min(rows, Math.floor(MOST_ROWS / all)));
    if (root) {
      const text = `${prettyJson(documents(root, count, maker))}\n`;
      return [{ path: 'sample-data.json', text, notes: notFollowed(maker) }];
    }
    const tables = new Tables(of, maker, random, count);
    const notes = [...tables.notes, ...notFollowed(maker)];
    const noted = (files: readonly OutputFile[]): readonly OutputFile[] =>
      files.map((file, at) => (at === 0 ? { ...file, notes } : file));
    if (format === 'csv') return noted(csvFiles(tables.all()));
    if (format !== 'json') {
      const writer = new InsertWriter(of, format, tables.order);
      const text = `${writer.statements(tables.all()).join('\n\n')}\n`;
      return noted([{ path: 'sample-data.sql', text }]);
    }
    const document = objectNode(
      tables
        .all()
        .map((table) => [table.entity.name, listNode(table.rows.map((row) => objectNode(row)))]),
    );
    return noted([{ path: 'sample-data.json', text: `${prettyJson(document)}\n` }]);
  },
});
