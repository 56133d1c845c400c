import type { caseAnalysis, ResourceTextsOf } from '../resource-list.ts';

export const en: ResourceTextsOf<typeof caseAnalysis> = {
  'right-direction-and-a-loss': {
    title: 'Right about the direction, and still a loss',
    text: [
      'Two weeks before expiry, and a day before earnings, a trader buys a {earningsCall.strike} call for {earningsCall.premium}; the stock trades at {earningsCall.spot}. The implied volatility is {earningsCall.volatility}.',
      'The next day the stock rises to $104, but the news is out and the volatility falls by 35 points. The call has lost: {earningsCall.profitAfter(1, 104, -35)}.',
      'The premium had paid for a large move. A rise of 4% was less than that.',
    ],
  },
};
