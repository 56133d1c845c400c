import type { StrategyTemplate } from '../strategy-template.ts';
import { option, text } from './template-parts.ts';

export const ADVANCED_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'custom',
    description: text(
      'Pick any legs from the chain. They are analyzed like a named strategy, and known structures are recognized by name.',
      '从期权链中自由组合。分析方式与标准策略相同，已知结构会自动识别名称。',
    ),
    marketOutlook: ['neutral'],
    volatilityOutlook: ['any'],
    risk: text(
      'Depends on your legs. Uncovered short calls have unlimited risk.',
      '取决于所选的合约腿；裸卖看涨的亏损没有上限。',
    ),
    profit: text(
      'Depends on your legs. Read it from the payoff chart.',
      '取决于所选的合约腿，以盈亏图为准。',
    ),
    complexity: 5,
    type: 'custom',
    tab: 'advanced',
    legs: [option('long', 'call', [])],
    scenarios: [
      text('No template has the payoff you want.', '没有模板符合你想要的盈亏形状。'),
      text('You want to add legs to an existing position.', '你想在现有持仓上添加合约腿进行调整。'),
      text('You want to explore ratios, ladders or boxes.', '你想研究比率、阶梯或箱式结构。'),
    ],
    steps: [
      text('Choose an expiry and buy or sell the first leg.', '选择到期日，买入或卖出第一条腿。'),
      text(
        'Add legs one at a time and watch the payoff change.',
        '逐条添加合约腿，观察盈亏图的变化。',
      ),
      text('Set the number of contracts per leg.', '设定每条腿的张数。'),
      text('Check the max loss before you save.', '保存前先确认最大亏损。'),
    ],
    cautions: [
      text(
        'Match short calls against long calls and shares; whatever is left over is naked.',
        '卖出的看涨要有买入的看涨或正股对应，多出来的部分就是裸卖。',
      ),
      text(
        'Legs with different expiries are valued by a model, so figures are estimates.',
        '多个到期日的组合按模型估值，不是精确值。',
      ),
      text(
        'Every extra leg adds trading costs on entry and exit.',
        '每多一条腿，进出场成本都会增加。',
      ),
    ],
  },
];
