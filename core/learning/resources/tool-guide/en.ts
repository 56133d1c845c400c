import type { ResourceTextsOf, toolGuide } from '../resource-list.ts';

export const en: ResourceTextsOf<typeof toolGuide> = {
  overview: {
    title: 'Overview',
    text: [
      '**What it answers.** Which trades do I have, which need attention, and what do they come to together?',
      'The [overview](/options/strategies) lists plans and positions with their status, result and next expiry. Filter by status or by name.',
      'The portfolio line adds up delta, theta and vega of all positions, the result of the day and the capital in use. A calendar shows the expiries of the next nine weeks.',
    ],
  },
  market: {
    title: 'Market analysis',
    text: [
      '**What it answers.** What is the market doing, and where is there something to look at?',
      'The [market page](/options/market) has a search over stocks, the market’s hours, movers, sectors, indices, a chart of SPY and news.',
      'Trade ideas say by which rule and with which figures they were found. They are a starting point for a look, not a recommendation. One button opens an idea in the builder.',
    ],
  },
  'stock-and-chain': {
    title: 'Stock page and option chain',
    text: [
      '**What it answers.** What do this stock’s options cost, and are they dear against its own past?',
      'Open a stock from the [market page](/options/market) or the [watchlist](/options/watchlist). It shows price history, implied volatility with rank and percentile, expected move, skew, and the [chain](term:option-chain) of each expiry.',
      'In the chain a click on an ask buys and a click on a bid sells; the contracts gather beside it. Choose strikes and columns once, and signed-in users find them again on every device. [Reading the chain](lesson:reading-the-chain/the-table) explains the columns.',
      'Every price says where it comes from and how old it is. Simulated prices are marked.',
    ],
  },
  wizard: {
    title: 'Strategy wizard',
    text: [
      '**What it answers.** Which strategy fits my view, and which contracts does it take?',
      'The [wizard](/options/wizard) leads from a stock to a saved plan in three steps: stock and strategy, what the strategy does, and the contracts.',
      'Search a strategy by the name that you know, or go by outlook. The second step says when a strategy is used and what to watch for. In the third, one button fills the legs from the chain; each can be changed.',
      'It suits known structures. For anything else, open the same legs in the builder.',
    ],
  },
  builder: {
    title: 'Builder',
    text: [
      '**What it answers.** What happens to this trade if I change it, and what happens to it if the market changes?',
      'The [builder](/options/builder) is for trades of any shape: move strikes, change the price, the date and the volatility, and compare up to four pinned plans with the one at work.',
      'Drag a leg on the strike ruler, or select it and press the arrow keys. A leg can be left out for a moment without being removed.',
      'The sliders for date and volatility move every figure. Named scenarios keep a price, a date and a volatility, so that several plans can be read under the same ones.',
      'The price of the whole order can be the natural one, the middle, or your own. Commissions count in every figure; enter your broker’s rates once in the [settings](/options/settings).',
    ],
  },
  'reading-a-figure': {
    title: 'Explained figures',
    text: [
      '**What it answers.** Where does this number come from?',
      'Press a figure in the wizard, the [builder](/options/builder) or a position. It opens in one plain sentence, then the formula with your own numbers, the steps between, the source and the convention.',
      'Probabilities show several measures side by side: from the smile of all strikes, from one volatility, from your own view, from the past moves of the stock. They differ, and the difference is worth seeing.',
    ],
  },
  'after-the-plan': {
    title: 'Positions: open, adjust, close',
    text: [
      '**What it answers.** What did I trade, at which prices, and where does it stand now?',
      'A saved plan is opened with the prices of your fills, from its own page or from the [overview](/options/strategies). Nothing is sent to a broker: Toolyard records what you traded elsewhere.',
      'Adjusting records a roll, a leg added or closed, an exercise or an assignment, and shows curve, bounds, breakevens and cash before and after. Closing takes the whole position or an equal part of every leg, at a price of your own or at a share of the maximum profit. After expiry the position waits for its settlement price. A step recorded wrongly can be corrected.',
      'The page has the result since the start by day, the greeks, and the chance of [assignment](term:assignment) of each sold leg. [Recording fills](lesson:first-trades/record-the-fills) walks through it.',
    ],
  },
  watchlist: {
    title: 'Watchlist',
    text: [
      '**What it answers.** What happens on the stocks that I follow?',
      'The [watchlist](/options/watchlist) has several lists by name. Columns show price, implied and realized volatility, IV rank, expected move, volume and the next report.',
      'Stars work without an account, in this browser; upon signing in they move to the account.',
    ],
  },
  earnings: {
    title: 'Earnings calendar',
    text: [
      '**What it answers.** When does a company report, and what move do its options price in?',
      'The [calendar](/options/earnings) shows four weeks at a time, for all companies, for a watchlist or for your positions.',
      'For each report it sets what the straddle and the [term structure](term:term-structure) price in beside the moves upon past reports, and the implied volatility before and after. [The lesson on earnings](lesson:volatility-trading/earnings-and-the-crush) explains how to read it.',
    ],
  },
  history: {
    title: 'Trade history and journal',
    text: [
      '**What it answers.** What became of my trades, and why did I make them?',
      'The [history](/options/history) lists closed trades by period, type, underlying, result and direction. A note and tags can be written for each trade, searched and filtered.',
      'Trades come in from CSV files, also from those of several brokers, after a preview of each line. They go out as CSV.',
    ],
  },
  performance: {
    title: 'Performance',
    text: [
      '**What it answers.** Does what I do make money, and with which trades?',
      'The [performance page](/options/performance) shows win rate, [expectancy](term:expectancy), profit factor, [drawdown](term:drawdown) and the equity curve, by strategy, underlying, month, direction, tag and limit.',
      'The comparison with SPY covers the same days. With few trades all of these figures are mostly chance.',
    ],
  },
  capital: {
    title: 'Capital',
    text: [
      '**What it answers.** How much can I lose at once, and how large may the next trade be?',
      '[Capital](/options/capital) has deposits and withdrawals, the limits that you set, and open risk by underlying, expiry and direction.',
      'For a plan it computes sizes by maximum loss, Kelly, half Kelly and the average of the worst 5%. A trade without a limit of its loss has no size by maximum loss, and the page says so.',
    ],
  },
  alerts: {
    title: 'Alerts',
    text: [
      '**What it answers.** Can somebody tell me when it happens?',
      '[Alerts](/options/alerts) watch the price of a stock or an option, the result of a position, greeks, IV rank, days to expiry, the risk of assignment, your limits and earnings. They need an account.',
      'Make one from the bell beside a figure, or on the page. A notice appears on the site and can go out by mail. In quiet hours it is only listed.',
      'An alert is checked at intervals. It places no order, and a gap can jump over its threshold.',
    ],
  },
  settings: {
    title: 'Options settings',
    text: [
      '**What it answers.** How should the pages compute and behave for me?',
      'The [settings](/options/settings) hold the capital, the size of new trades, risk limits, the price of new legs, the measure of probability, alerts and quiet hours, charts and formats.',
      'They are stored with the account, or in this browser without one.',
    ],
  },
  sharing: {
    title: 'Sharing and printing',
    text: [
      '**What it answers.** How do I show a trade to somebody?',
      'From the [builder](/options/builder) a link opens the plan for anybody, without an account. A plan, a position or a closed trade can also be saved as a picture or printed.',
      'The picture is made in your browser and shows no account data. Amounts can be shown in percent only.',
    ],
  },
  learning: {
    title: 'Learning center',
    text: [
      '**What it answers.** How does this work, and have I understood it?',
      'The [learning center](/options/learn) has courses with calculators and checks, a glossary and these pages. Each course ends with a quiz; missed questions come back for review.',
      'Questions get new numbers each time, so that a remembered answer does not help.',
    ],
  },
};
