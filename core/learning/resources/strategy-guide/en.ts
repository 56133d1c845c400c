import type { ResourceTextsOf, strategyGuide } from '../resource-list.ts';

export const en: ResourceTextsOf<typeof strategyGuide> = {
  'how-to-choose': {
    title: 'How to choose',
    text: [
      'Begin with your view, not with a strategy: where the stock may go, by when, and how sure you are.',
      'Then decide what you can lose. Every strategy of the [wizard](/options/wizard) shows its greatest loss before you save it.',
    ],
  },
  rising: {
    title: 'You expect a moderate rise',
    text: [
      'A bull call spread costs {bullCall.debit} here and makes {bullCall.maxProfit} at most. It breaks even at {bullCall.breakeven}.',
    ],
  },
};
