import type { ResourceTextsOf, toolGuide } from '../resource-list.ts';

export const en: ResourceTextsOf<typeof toolGuide> = {
  wizard: {
    title: 'Strategy wizard',
    text: [
      'The [wizard](/options/wizard) leads from a stock to a saved plan in three steps: stock and strategy, what the strategy does, and the contracts.',
    ],
  },
  builder: {
    title: 'Builder',
    text: [
      'The [builder](/options/builder) is for trades of any shape: move strikes, change the price, the date and the volatility, and compare two plans.',
    ],
  },
};
