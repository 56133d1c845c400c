import { Migration } from '@mikro-orm/migrations';

/** Chinese texts of the seeded tools, by their English ones; a text that was edited has none. */
const CHINESE = [
  ['title', 'Options Deals', '期权交易'],
  [
    'description',
    'Search a stock, open its option chain and see what a strategy can earn, can lose and how likely each is.',
    '搜索股票，打开期权链，了解一个策略能赚多少、会亏多少、概率各有多大。',
  ],
  ['title', 'Lottery System', '抽奖系统'],
  [
    'description',
    'Draws with published rules and prizes. Anyone can follow how the winners came about.',
    '规则和奖品公开的抽奖，人人都能核实中奖结果。',
  ],
  ['title', 'Data Analysis', '数据分析'],
  [
    'description',
    'Open a file of a million rows in your browser. Nothing is uploaded.',
    '在浏览器中打开百万行的文件，不上传任何内容。',
  ],
  ['title', 'Content Management', '内容管理'],
  [
    'description',
    'Write, review and publish articles, with every version kept and compared.',
    '撰写、审阅和发布文章，所有版本都会保留，并可对比。',
  ],
  ['title', 'Code Generator', '代码生成器'],
  [
    'description',
    'Fill in a form, look at the files it gives, take them away as one archive.',
    '填写表单，预览生成的文件，打包下载。',
  ],
] as const;

/** Titles and descriptions of tools in English and Chinese, of which one must be there. */
export class Migration20261128ToolLanguages extends Migration {
  override name = 'Migration20261128ToolLanguages';

  override up(): void {
    this.addSql(`alter table "tool" add column "title_zh" varchar(100) not null default '',
      add column "description_zh" varchar(500) not null default '',
      drop constraint "tool_title",
      drop constraint "tool_description",
      add constraint "tool_title" check ("title" <> '' or "title_zh" <> ''),
      add constraint "tool_description" check ("description" <> '' or "description_zh" <> '')`);
    for (const [column, english, chinese] of CHINESE)
      this.addSql(
        `update "tool" set "${column}_zh" = '${chinese}' where "${column}" = '${english}'`,
      );
  }
}
