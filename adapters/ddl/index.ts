export { MysqlDdlParser } from './mysql/mysql-ddl-parser.ts';
export { PostgresDdlParser } from './postgres/postgres-ddl-parser.ts';
export { SqliteDdlParser } from './sqlite/sqlite-ddl-parser.ts';
