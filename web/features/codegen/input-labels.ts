import type { InputKind } from '@toolyard/core/codegen';
import type { Texts } from '@toolyard/core/shared';

/** Names of what can be read. */
export const INPUT_LABELS: Readonly<Record<InputKind, Texts>> = {
  'json-samples': { en: 'JSON samples', 'zh-CN': 'JSON 示例' },
  'json-schema': { en: 'JSON Schema', 'zh-CN': 'JSON Schema' },
  openapi: { en: 'OpenAPI document', 'zh-CN': 'OpenAPI 文档' },
  'csv-columns': { en: 'CSV header and rows', 'zh-CN': 'CSV 表头与数据行' },
  postgresql: { en: 'SQL of PostgreSQL', 'zh-CN': 'PostgreSQL 的 SQL' },
  mysql: { en: 'SQL of MySQL', 'zh-CN': 'MySQL 的 SQL' },
  sqlite: { en: 'SQL of SQLite', 'zh-CN': 'SQLite 的 SQL' },
};
