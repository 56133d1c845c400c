import { Migration } from '@mikro-orm/migrations';

/** What the card of the Code Generator said before, and what it says since; an edited text stays. */
const DESCRIPTIONS = [
  [
    'description',
    'Paste JSON, a schema, SQL or a CSV header, and take types, validation and tables from it.',
    'Paste JSON, a schema, an OpenAPI document, SQL or a CSV header, and take types, validation, tables, forms or a whole project that runs.',
  ],
  [
    'description_zh',
    '粘贴 JSON、schema、SQL 或 CSV 表头，生成类型、校验和数据表。',
    '粘贴 JSON、schema、OpenAPI 文档、SQL 或 CSV 表头，生成类型、校验、数据表、表单，或可直接运行的完整项目。',
  ],
] as const;

/** The card of the Code Generator names forms and projects. */
export class Migration20261225CodeGeneratorProjects extends Migration {
  override name = 'Migration20261225CodeGeneratorProjects';

  override up(): void {
    for (const [column, before, after] of DESCRIPTIONS)
      this.addSql(`update "tool" set "${column}" = '${after}' where "${column}" = '${before}'`);
  }
}
