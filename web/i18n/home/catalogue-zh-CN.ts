/** The product's own tools in Chinese, known by their words in the catalogue; an operator's words stand as written. */
export const catalogueZh: Readonly<Record<string, string>> = {
  'Options Deals': '期权交易',
  'Search a stock, open its option chain and see what a strategy can earn, can lose and how likely each is.':
    '搜索股票，打开期权链，看清一个策略能赚多少、会亏多少、各有多大可能。',
  'Lottery System': '抽奖系统',
  'Draws with published rules and prizes. Anyone can follow how the winners came about.':
    '规则和奖品公开的抽奖，谁都能看清中奖者是怎么产生的。',
  'Data Analysis': '数据分析',
  'Open a file of a million rows in your browser. Nothing is uploaded.':
    '在浏览器里打开百万行的文件，什么都不上传。',
  'Content Management': '内容管理',
  'Write, review and publish articles, with every version kept and compared.':
    '撰写、审阅、发布文章，每个版本都保留，可以对比。',
  'Code Generator': '代码生成器',
  'Fill in a form, look at the files it gives, take them away as one archive.':
    '填写表单，查看生成的文件，打包带走。',
};
