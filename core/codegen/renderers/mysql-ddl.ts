import { relational } from '../model/relational.ts';
import { renderer } from '../renderer.ts';
import { MysqlWriter } from './ddl/mysql-writer.ts';

/** Statements of MySQL and MariaDB that make the tables. */
export const mysqlDdl = renderer({
  id: 'mysql-ddl',
  label: { en: 'MySQL tables', 'zh-CN': 'MySQL 建表语句' },
  parameters: {},
  defaults: {},
  render: (model) => [
    {
      path: 'schema.mysql.sql',
      text: `${new MysqlWriter(relational(model)).statements().join('\n\n')}\n`,
    },
  ],
});
