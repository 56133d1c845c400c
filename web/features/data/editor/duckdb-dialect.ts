import { PostgreSQL, SQLDialect } from '@codemirror/lang-sql';

/** DuckDB reads the SQL of PostgreSQL and some words of its own. */
export const duckDb = SQLDialect.define({
  ...PostgreSQL.spec,
  keywords: `${PostgreSQL.spec.keywords} anti asof columns exclude ilike pivot positional qualify sample semi summarize try_cast unpivot`,
  types: `${PostgreSQL.spec.types} hugeint ubigint uinteger usmallint utinyint tinyint struct map list union`,
});
