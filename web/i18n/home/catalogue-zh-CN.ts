/** The product's own tools in Chinese, known by their words in the catalogue; an operator's words stand as written. */
export const catalogueZh: Readonly<Record<string, string>> = {
  'Options Deals': '期权交易',
  'Search a stock, open its option chain and see what a strategy can earn, can lose and how likely each is.':
    '搜索股票，打开期权链，了解一个策略能赚多少、会亏多少、概率各有多大。',
  'Lottery System': '抽奖系统',
  'Draws with published rules and prizes. Anyone can follow how the winners came about.':
    '规则和奖品公开的抽奖，人人都能核实中奖结果。',
  'Data Analysis': '数据分析',
  'Open a file of a million rows in your browser. Nothing is uploaded.':
    '在浏览器中打开百万行的文件，不上传任何内容。',
  'Content Management': '内容管理',
  'Write, review and publish articles, with every version kept and compared.':
    '撰写、审阅和发布文章，所有版本都会保留，并可对比。',
  'Code Generator': '代码生成器',
  'Fill in a form, look at the files it gives, take them away as one archive.':
    '填写表单，预览生成的文件，打包下载。',
};
