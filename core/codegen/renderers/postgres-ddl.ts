import { relational } from '../model/relational.ts';
import { renderer } from '../renderer.ts';
import { PostgresWriter } from './ddl/postgres-writer.ts';

/** Statements of PostgreSQL that make the tables. */
export const postgresDdl = renderer({
  id: 'postgres-ddl',
  label: { en: 'PostgreSQL tables', 'zh-CN': 'PostgreSQL 建表语句' },
  parameters: {},
  defaults: {},
  render: (model) => [
    {
      path: 'schema.sql',
      text: `${new PostgresWriter(relational(model)).statements().join('\n\n')}\n`,
    },
  ],
});
