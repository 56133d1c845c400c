import { relational } from '../model/relational.ts';
import { renderer } from '../renderer.ts';
import { SqliteWriter } from './ddl/sqlite-writer.ts';

/** Statements of SQLite that make the tables. */
export const sqliteDdl = renderer({
  id: 'sqlite-ddl',
  label: { en: 'SQLite tables', 'zh-CN': 'SQLite 建表语句' },
  parameters: {},
  defaults: {},
  render: (model) => [
    {
      path: 'schema.sqlite.sql',
      text: `${new SqliteWriter(relational(model)).statements().join('\n\n')}\n`,
    },
  ],
});
