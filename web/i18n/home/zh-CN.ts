import type { HomeTexts } from './en.ts';

export const zhCN = {
  'home.title': '一站式工具平台',
  'home.boost': '提升工作效率',
  'home.subtitle': '汇集多种实用工具，为个人和企业提供高效便捷的解决方案',
  'home.start': '开始使用',
  'home.more': '了解更多',
  'home.factTemplates': '13 种策略模板',
  'home.factExact': '盈亏精确计算',
  'home.factLocal': '在你的浏览器里分析',
  'home.benchTitle': 'MSFT 铁鹰式',
  'home.benchWhen': '12月17日 · 25 天',
  'home.benchSpot': '现价 342.97',
  'home.benchNote': '示例：到期时不同股价下的盈亏',
  'home.tools': '精选工具',
  'home.toolsText': '拿起来就用。同一个账户，同一种用法。',
  'home.optionsText': '搜索股票，打开期权链，看清一个策略能赚多少、会亏多少、各有多大可能。',
  'home.straddle': '跨式',
  'home.ironCondor': '铁鹰式',
  'home.butterfly': '蝶式',
  'home.strangle': '宽跨式',
  'home.hot': '热门',
} satisfies HomeTexts;
