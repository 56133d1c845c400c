import type { TermTexts } from './terms.ts';

export const en: TermTexts = {
  'american-option': {
    name: 'American option',
    text: 'An option that its owner can exercise on any day up to the [expiry](term:expiry). Options on US stocks are American.',
  },
  assignment: {
    name: 'Assignment',
    text: 'The seller’s side of an [exercise](term:exercise): a seller is chosen and must deliver or take the shares at the strike.',
  },
  'at-the-money': {
    name: 'At the money',
    text: 'An option whose strike is about the price of the stock. Its [time value](term:time-value) is the largest of its expiry.',
  },
  'bid-ask-spread': {
    name: 'Bid–ask spread',
    text: 'The bid is what buyers offer, the ask is what sellers want. The difference is a cost of every trade.',
  },
  breakeven: {
    name: 'Breakeven',
    text: 'A price of the stock at which a position neither gains nor loses at expiry. A position can have several.',
  },
  call: {
    name: 'Call',
    text: 'The right to buy the stock at the [strike](term:strike) until the [expiry](term:expiry).',
  },
  'covered-call': {
    name: 'Covered call',
    text: 'Shares with a sold [call](term:call) against them: the premium is earned now, gains above the strike are given up.',
  },
  'ex-dividend-date': {
    name: 'Ex-dividend date',
    text: 'The first day on which a buyer of the stock no longer gets the next dividend. The price usually falls by about the dividend.',
  },
  exercise: {
    name: 'Exercise',
    text: 'To use the right of an option: shares change hands at the strike.',
  },
  expiry: {
    name: 'Expiry',
    text: 'The last day of an option. After it, the right is gone.',
  },
  'implied-volatility': {
    name: 'Implied volatility',
    text: 'The volatility with which a pricing model gives the market’s price of an option. It is a size of expected moves, in percent per year.',
  },
  'in-the-money': {
    name: 'In the money',
    text: 'An option that would pay something if it ended now: a call below the price of the stock, a put above it.',
  },
  'intrinsic-value': {
    name: 'Intrinsic value',
    text: 'What an option would pay if it ended now; never less than zero.',
  },
  'out-of-the-money': {
    name: 'Out of the money',
    text: 'An option that would pay nothing if it ended now. All of its price is [time value](term:time-value).',
  },
  'payoff-chart': {
    name: 'Payoff chart',
    text: 'The profit of a position at expiry, drawn over the price of the stock.',
  },
  premium: {
    name: 'Premium',
    text: 'The price of an option, quoted per share. A contract of 100 shares costs a hundred times as much.',
  },
  'probability-of-profit': {
    name: 'Probability of profit',
    text: 'The chance that a position ends with a gain at expiry, by a model of prices. It says nothing of how large gains and losses are.',
  },
  put: {
    name: 'Put',
    text: 'The right to sell the stock at the [strike](term:strike) until the [expiry](term:expiry).',
  },
  'return-on-risk': {
    name: 'Return on risk',
    text: 'The maximum profit in percent of the maximum loss.',
  },
  strike: {
    name: 'Strike',
    text: 'The fixed price at which an option lets its owner buy or sell.',
  },
  theta: {
    name: 'Theta',
    text: 'What a position gains or loses in a day when nothing else changes: its [time decay](term:time-decay) in dollars.',
  },
  'time-decay': {
    name: 'Time decay',
    text: 'The loss of [time value](term:time-value) as the expiry comes closer. It speeds up near the end.',
  },
  'time-value': {
    name: 'Time value',
    text: 'The part of the premium above the [intrinsic value](term:intrinsic-value): the price of what may still happen.',
  },
  'vertical-spread': {
    name: 'Vertical spread',
    text: 'One option bought and one sold, of the same type and expiry, at two [strikes](term:strike). Loss and profit are both limited.',
  },
};
