import type { StrategyTemplate } from '../strategy-template.ts';
import { option, text } from './template-parts.ts';

export const ADVANCED_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'custom',
    name: '自定义',
    nameEn: 'Custom',
    description: text(
      'Any legs that you choose from the chain. The analysis is the same as for a named strategy, and a known structure gets its name.',
      '从期权链自由选腿。分析方式与标准策略相同，若恰好是已知结构会自动识别名称。',
    ),
    marketOutlook: ['neutral'],
    volatilityOutlook: ['any'],
    risk: text(
      'It follows from your legs; uncovered sold calls have no bound.',
      '取决于你选的腿；裸卖看涨的亏损没有上限。',
    ),
    profit: text(
      'Read it from the payoff of the legs you have chosen.',
      '以所选各腿的盈亏图为准。',
    ),
    complexity: 5,
    type: 'custom',
    tab: 'advanced',
    legs: [option('long', 'call', [])],
    scenarios: [
      text('No template has the shape that you want.', '没有模板符合你想要的盈亏形状。'),
      text('You adjust a position by adding legs to it.', '你想给已有仓位加腿调整。'),
      text('You want to study ratios, ladders or boxes.', '你想研究比率、阶梯或箱式结构。'),
    ],
    steps: [
      text('Choose an expiry and buy or sell the first leg.', '选择到期日，买入或卖出第一条腿。'),
      text('Add legs one by one and watch the payoff change.', '逐条加腿，观察盈亏图的变化。'),
      text('Set the numbers of contracts.', '设定每条腿的张数。'),
      text('Read the greatest loss before you save.', '保存前先确认最大亏损。'),
    ],
    cautions: [
      text(
        'Count sold calls against bought calls and shares: what is left over is naked.',
        '卖出看涨要与买入看涨和正股对照，多出来的就是裸卖。',
      ),
      text(
        'Legs of several expiries are valued by a model and not exactly.',
        '多个到期日的组合按模型估值，不是精确值。',
      ),
      text(
        'Every further leg adds cost to enter and to leave.',
        '每多一条腿，进出场成本都会增加。',
      ),
    ],
  },
];
