export const en = {
  'home.title': 'All-in-One Tool Platform',
  'home.boost': 'Boost Work Efficiency',
  'home.subtitle':
    'Integrating multiple practical tools to provide efficient and convenient solutions for individuals and businesses',
  'home.start': 'Get Started',
  'home.more': 'Learn More',
  'home.factTemplates': '13 strategy templates',
  'home.factExact': 'Exact payoff',
  'home.factLocal': 'Analysed in your browser',
  'home.benchTitle': 'MSFT Iron Condor',
  'home.benchWhen': 'Dec 17 · 25 days',
  'home.benchSpot': 'Spot 342.97',
  'home.benchNote': 'An example: what the position gains or loses by the price at expiry',
  'home.tools': 'Featured tools',
  'home.toolsText': 'Pick one up. They share one account and one way of working.',
  'home.optionsText':
    'Search a stock, open its option chain and see what a strategy can earn, can lose and how likely each is.',
  'home.straddle': 'Straddle',
  'home.ironCondor': 'Iron Condor',
  'home.butterfly': 'Butterfly',
  'home.strangle': 'Strangle',
  'home.hot': 'Hot',
} as const;

export type HomeTexts = Record<keyof typeof en, string>;
