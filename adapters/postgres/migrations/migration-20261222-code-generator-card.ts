import { Migration } from '@mikro-orm/migrations';

/** What the card of the Code Generator said before there was one, and what it says since; an edited text stays. */
const DESCRIPTIONS = [
  [
    'description',
    'Fill in a form, look at the files it gives, take them away as one archive.',
    'Paste JSON, a schema, SQL or a CSV header, and take types, validation and tables from it.',
  ],
  [
    'description_zh',
    '填写表单，预览生成的文件，打包下载。',
    '粘贴 JSON、schema、SQL 或 CSV 表头，生成类型、校验和数据表。',
  ],
] as const;

/** The card of the Code Generator says what the tool does. */
export class Migration20261222CodeGeneratorCard extends Migration {
  override name = 'Migration20261222CodeGeneratorCard';

  override up(): void {
    for (const [column, before, after] of DESCRIPTIONS)
      this.addSql(`update "tool" set "${column}" = '${after}' where "${column}" = '${before}'`);
  }
}
