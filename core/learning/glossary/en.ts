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
  backspread: {
    name: 'Ratio backspread',
    text: 'One option sold and more of them bought further out of the money. It gains from a large move one way and loses most near the bought strike.',
  },
  'bid-ask-spread': {
    name: 'Bid–ask spread',
    text: 'The bid is what buyers offer, the ask is what sellers want. The difference is a cost of every trade.',
  },
  'black-scholes': {
    name: 'Black–Scholes model',
    text: 'A formula for the price of an option from the price of the stock, the strike, the time, the interest rate, dividends and one volatility. The lessons compute with it.',
  },
  'box-spread': {
    name: 'Box spread',
    text: 'A [synthetic](term:synthetic-position) purchase at one strike and a synthetic sale at another. It pays the distance of the strikes at every price of the stock, so it is a loan.',
  },
  breakeven: {
    name: 'Breakeven',
    text: 'A price of the stock at which a position neither gains nor loses at expiry. A position can have several.',
  },
  'broken-wing-butterfly': {
    name: 'Broken wing butterfly',
    text: 'A [butterfly](term:butterfly) with one wing further away than the other. The far side carries more risk and pays for the near side.',
  },
  butterfly: {
    name: 'Butterfly',
    text: 'One option bought at a low strike, two sold at a middle one, one bought at a high one, all of one type. It pays most at the middle strike.',
  },
  'calendar-spread': {
    name: 'Calendar spread',
    text: 'A near option sold and a later one bought at the same strike. It gains when the stock stays near the strike or when [implied volatility](term:implied-volatility) rises.',
  },
  call: {
    name: 'Call',
    text: 'The right to buy the stock at the [strike](term:strike) until the [expiry](term:expiry).',
  },
  'cash-secured-put': {
    name: 'Cash-secured put',
    text: 'A sold [put](term:put) with the cash for the shares set aside. The seller is paid to promise a purchase at the strike.',
  },
  closing: {
    name: 'Closing a position',
    text: 'To sell what was bought and buy back what was sold. It ends the rights and duties before the expiry.',
  },
  collar: {
    name: 'Collar',
    text: 'Shares with a bought [put](term:put) below the price and a sold [call](term:call) above it. The call pays for the put; loss and gain are both limited.',
  },
  condor: {
    name: 'Condor',
    text: 'Four options of one type at four strikes: the outer two bought, the inner two sold. It pays most between the inner strikes.',
  },
  'contract-multiplier': {
    name: 'Multiplier',
    text: 'The number of shares of a contract, 100 for standard options on US stocks. A quote times the multiplier is what the contract costs.',
  },
  'covered-call': {
    name: 'Covered call',
    text: 'Shares with a sold [call](term:call) against them: the premium is earned now, gains above the strike are given up.',
  },
  credit: {
    name: 'Net credit',
    text: 'Premiums received less premiums paid when a position is opened.',
  },
  'credit-spread': {
    name: 'Credit spread',
    text: 'A spread whose sold option costs more than the bought one, so that opening it brings money in. The credit is the most it can make.',
  },
  debit: {
    name: 'Net debit',
    text: 'Premiums paid less premiums received when a position is opened.',
  },
  'debit-spread': {
    name: 'Debit spread',
    text: 'A spread whose bought option costs more than the sold one, so that opening it costs money. The debit is the most it can lose.',
  },
  delta: {
    name: 'Delta',
    text: 'The change of an option’s value when the stock rises by a dollar. A position with a delta of 50 moves like 50 shares.',
  },
  'delta-neutral': {
    name: 'Delta neutral',
    text: 'A position whose [delta](term:delta) is about zero, so that small moves of the stock hardly matter. It does not stay neutral as the stock moves.',
  },
  'diagonal-spread': {
    name: 'Diagonal spread',
    text: 'A later option bought and a nearer one sold at another strike. A [calendar spread](term:calendar-spread) with a direction.',
  },
  dividend: {
    name: 'Dividend',
    text: 'Money that a company pays for each share. Owners of calls do not receive it, which makes calls cheaper and puts dearer.',
  },
  drawdown: {
    name: 'Drawdown',
    text: 'The fall of an account from its highest value so far. A loss of half needs a gain of the whole to be made good.',
  },
  'early-exercise': {
    name: 'Early exercise',
    text: '[Exercise](term:exercise) before the expiry. It gives up the time value, so it pays only for calls before a dividend and for puts deep in the money.',
  },
  'european-option': {
    name: 'European option',
    text: 'An option that can be exercised at expiry only. Most options on US indices are European; they settle in cash.',
  },
  'event-volatility': {
    name: 'Event volatility',
    text: 'The part of [implied volatility](term:implied-volatility) that belongs to one known event, such as an earnings report. It is gone once the event has passed.',
  },
  'ex-dividend-date': {
    name: 'Ex-dividend date',
    text: 'The first day on which a buyer of the stock no longer gets the next dividend. The price usually falls by about the dividend.',
  },
  exercise: {
    name: 'Exercise',
    text: 'To use the right of an option: shares change hands at the strike.',
  },
  expectancy: {
    name: 'Expectancy',
    text: 'The average result of a trade: chance of a win times its size, less chance of a loss times its size. A high [win rate](term:win-rate) alone does not make it positive.',
  },
  'expected-move': {
    name: 'Expected move',
    text: 'One [standard deviation](term:standard-deviation) of the price until an expiry, from the [implied volatility](term:implied-volatility). By the model the price ends within it about 68% of the time.',
  },
  expiry: {
    name: 'Expiry',
    text: 'The last day of an option. After it, the right is gone.',
  },
  'forward-volatility': {
    name: 'Forward volatility',
    text: 'The volatility that two expiries imply for the time between them. Variances add up over time, volatilities do not.',
  },
  'front-expiry': {
    name: 'Front expiry',
    text: 'The earliest expiry of a position. Charts of positions with several expiries show the result on that day, with a model’s value for what remains.',
  },
  gamma: {
    name: 'Gamma',
    text: 'The change of [delta](term:delta) when the stock rises by a dollar. It is largest at the money close to expiry.',
  },
  'gamma-scalping': {
    name: 'Gamma scalping',
    text: 'Hedging the [delta](term:delta) of bought options again and again: shares are sold after a rise and bought after a fall. It pays when the stock moves more than [theta](term:theta) costs.',
  },
  gap: {
    name: 'Gap',
    text: 'A jump of the price between one trade and the next, often overnight or upon news. No stop order can act inside it.',
  },
  hedge: {
    name: 'Hedge',
    text: 'A position that gains when another one loses. It lowers risk and costs money or profit.',
  },
  'implied-volatility': {
    name: 'Implied volatility',
    text: 'The volatility with which a pricing model gives the market’s price of an option. It is a size of expected moves, in percent per year.',
  },
  'in-the-money': {
    name: 'In the money',
    text: 'An option that would pay something if it ended now: a call whose strike is below the price of the stock, a put whose strike is above it.',
  },
  'intrinsic-value': {
    name: 'Intrinsic value',
    text: 'What an option would pay if it ended now; never less than zero.',
  },
  'iron-butterfly': {
    name: 'Iron butterfly',
    text: 'A sold [straddle](term:straddle) with a bought put below and a bought call above, which limit the loss.',
  },
  'iron-condor': {
    name: 'Iron condor',
    text: 'A sold put spread below the price and a sold call spread above it. It gains while the stock stays between the sold strikes.',
  },
  'iv-crush': {
    name: 'IV crush',
    text: 'The sudden fall of [implied volatility](term:implied-volatility) when awaited news is out. Options lose value although the stock may have moved the right way.',
  },
  'iv-percentile': {
    name: 'IV percentile',
    text: 'The share of the past year’s sessions on which [implied volatility](term:implied-volatility) was lower than now.',
  },
  'iv-rank': {
    name: 'IV rank',
    text: 'Where [implied volatility](term:implied-volatility) stands between its low (0%) and its high (100%) of the past year. One spike can hold it down for months.',
  },
  'jade-lizard': {
    name: 'Jade lizard',
    text: 'A sold put with a sold call spread above. If the credit is at least the width of the call spread, a rise cannot lose.',
  },
  leg: {
    name: 'Leg',
    text: 'One contract, or the shares, of a position that has several.',
  },
  'limit-order': {
    name: 'Limit order',
    text: 'An order with the worst price one accepts. For options it is the usual kind: a market order gives the price away.',
  },
  liquidity: {
    name: 'Liquidity',
    text: 'How easily a contract can be traded at a fair price: a narrow [bid–ask spread](term:bid-ask-spread), many contracts traded and open.',
  },
  long: {
    name: 'Long',
    text: 'Having bought an option or shares: to own the right.',
  },
  margin: {
    name: 'Margin',
    text: 'Money that a broker blocks so that a possible loss can be paid. For sold options it can rise when the market moves against them.',
  },
  'max-loss': {
    name: 'Maximum loss',
    text: 'The most that a position can lose at expiry over all prices of the stock. It may have no limit.',
  },
  'max-profit': {
    name: 'Maximum profit',
    text: 'The most that a position can gain at expiry over all prices of the stock.',
  },
  'mid-price': {
    name: 'Mid price',
    text: 'Halfway between bid and ask: a first guess of the fair price. Nobody has promised to trade there.',
  },
  'naked-option': {
    name: 'Naked option',
    text: 'A sold option without shares or another option that covers it. A naked call has a loss without a limit.',
  },
  'open-interest': {
    name: 'Open interest',
    text: 'The number of contracts that exist and have not been closed. It is counted once a day.',
  },
  'option-chain': {
    name: 'Option chain',
    text: 'The table of all strikes of an expiry, calls on one side and puts on the other, with their quotes.',
  },
  'out-of-the-money': {
    name: 'Out of the money',
    text: 'An option that would pay nothing if it ended now. All of its price is [time value](term:time-value).',
  },
  'payoff-chart': {
    name: 'Payoff chart',
    text: 'The profit of a position at expiry, drawn over the price of the stock.',
  },
  'pin-risk': {
    name: 'Pin risk',
    text: 'The doubt at expiry when the stock ends right at a sold strike: the seller does not know whether shares will come or go.',
  },
  'portfolio-greeks': {
    name: 'Portfolio greeks',
    text: 'The greeks of all positions added up. They show a risk that no single trade shows.',
  },
  'position-size': {
    name: 'Position size',
    text: 'How many contracts a trade has. It decides how much a wrong view costs.',
  },
  premium: {
    name: 'Premium',
    text: 'The price of an option, quoted per share. A contract of 100 shares costs a hundred times as much.',
  },
  'probability-of-profit': {
    name: 'Probability of profit',
    text: 'The chance that a position ends with a gain at expiry, by a model of prices. It says nothing of how large gains and losses are.',
  },
  'protective-put': {
    name: 'Protective put',
    text: 'Shares with a bought [put](term:put): an insurance that sets a floor and costs its premium.',
  },
  put: {
    name: 'Put',
    text: 'The right to sell the stock at the [strike](term:strike) until the [expiry](term:expiry).',
  },
  'put-call-parity': {
    name: 'Put–call parity',
    text: 'A call bought and a put sold at one strike are worth the stock less the strike’s value today. It holds for European options without dividends, or else there would be free money.',
  },
  'ratio-spread': {
    name: 'Ratio spread',
    text: 'One option bought and more of them sold further out of the money. Cheap or paid for, with an open risk beyond the sold strike.',
  },
  'realised-loss': {
    name: 'Realized loss',
    text: 'A loss on contracts that are closed. A later trade can earn it back, but cannot undo it.',
  },
  'realised-volatility': {
    name: 'Realized volatility',
    text: 'How much the stock has moved: the standard deviation of its daily returns, in percent per year.',
  },
  'return-on-risk': {
    name: 'Return on risk',
    text: 'The maximum profit in percent of the maximum loss.',
  },
  rho: {
    name: 'Rho',
    text: 'The change of an option’s value when interest rates rise by one point. It matters for long expiries.',
  },
  'risk-reversal': {
    name: 'Risk reversal',
    text: 'A put sold and a call bought further up, or the other way round. It takes a direction with little or no premium.',
  },
  rolling: {
    name: 'Rolling',
    text: 'To close an option and open another with a later expiry or another strike. It is two trades: one ends, one begins.',
  },
  settlement: {
    name: 'Settlement',
    text: 'How an option ends: by shares that change hands, or in cash.',
  },
  short: {
    name: 'Short',
    text: 'Having sold an option: to owe what its owner may claim.',
  },
  skew: {
    name: 'Skew',
    text: 'The difference of [implied volatility](term:implied-volatility) between puts below and calls above the price. On US stocks such puts usually have the higher one.',
  },
  slippage: {
    name: 'Slippage',
    text: 'The difference between the price one planned with and the price one got. Each leg adds to it.',
  },
  'standard-deviation': {
    name: 'Standard deviation',
    text: 'A usual size of deviations from the average. By a normal distribution about 68% of results lie within one of them.',
  },
  'stop-loss': {
    name: 'Stop-loss',
    text: 'A loss at which one closes, chosen before the trade. A [gap](term:gap) can jump over it.',
  },
  straddle: {
    name: 'Straddle',
    text: 'A call and a put at one strike, both bought or both sold. Bought, it gains from a large move in any direction.',
  },
  strangle: {
    name: 'Strangle',
    text: 'A put below the price and a call above it, both bought or both sold. Cheaper than a [straddle](term:straddle), and it needs a larger move.',
  },
  strike: {
    name: 'Strike',
    text: 'The fixed price at which an option lets its owner buy or sell.',
  },
  'synthetic-position': {
    name: 'Synthetic position',
    text: 'Options that together behave like something else: a bought call and a sold put at one strike move like the stock.',
  },
  'term-structure': {
    name: 'Term structure',
    text: '[Implied volatility](term:implied-volatility) at the money by expiry. It usually rises with time; before an event the near expiry stands out.',
  },
  theta: {
    name: 'Theta',
    text: 'What a position gains or loses in a day when nothing else changes: its [time decay](term:time-decay) in dollars.',
  },
  'time-decay': {
    name: 'Time decay',
    text: 'The loss of [time value](term:time-value) as the expiry comes closer. At the money it speeds up near the end.',
  },
  'time-value': {
    name: 'Time value',
    text: 'The part of the premium above the [intrinsic value](term:intrinsic-value): the price of what may still happen.',
  },
  underlying: {
    name: 'Underlying',
    text: 'The stock, fund or index that an option is about.',
  },
  'variance-risk-premium': {
    name: 'Variance risk premium',
    text: 'What [implied volatility](term:implied-volatility) has on average been above the later [realized volatility](term:realised-volatility): the price of insurance. It is an average, not a promise.',
  },
  vega: {
    name: 'Vega',
    text: 'The change of a value when [implied volatility](term:implied-volatility) rises by one point. Later expiries have more of it.',
  },
  'vertical-spread': {
    name: 'Vertical spread',
    text: 'One option bought and one sold, of the same type and expiry, at two [strikes](term:strike). Loss and profit are both limited.',
  },
  'volatility-smile': {
    name: 'Volatility smile',
    text: '[Implied volatility](term:implied-volatility) by strike within one expiry. Were the model exact, it would be a flat line.',
  },
  volga: {
    name: 'Volga',
    text: 'The change of [vega](term:vega) when [implied volatility](term:implied-volatility) rises by one point. Options far from the price have the most.',
  },
  volume: {
    name: 'Volume',
    text: 'The number of contracts or shares traded today.',
  },
  'win-rate': {
    name: 'Win rate',
    text: 'The share of trades that ended with a gain. It must be read with the size of wins and losses.',
  },
  wing: {
    name: 'Wing',
    text: 'A bought option at the outer strike of a butterfly or a condor. It limits the loss.',
  },
};
