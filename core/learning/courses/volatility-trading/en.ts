import type { TextsOf } from '../../course.ts';
import type { volatilityTrading } from './course.ts';

export const en: TextsOf<typeof volatilityTrading> = {
  'implied-and-realised': {
    'two-volatilities': {
      title: 'One word, two numbers',
      text: [
        '[Realized volatility](term:realised-volatility) looks back. It is computed from the closing prices of the past weeks: how much the stock did move.',
        '[Implied volatility](term:implied-volatility) looks forward. It is read out of option prices: how much movement they are paid for.',
        'Both are written in percent per year, so that they can be compared. But they never speak of the same days. What counts for an option that is bought today is the volatility that **will** be realized until its expiry, and nobody knows it yet.',
        'To trade volatility is to have a view of that difference, with as little view of the direction as possible.',
      ],
    },
    'two-months': {
      title: 'A quiet month in numbers',
      text: [
        'XYZ options with {calm.days} days are priced at a volatility of {calm.volatility}. In the weeks that follow the stock realizes only {calm.realisedVolatility}: {calm.pointsOverRealised} points less.',
        'The straddle in the chart costs {calm.debit}. After 26 days the stock is back at {calm.spot}, and by the model {calm.profitAfter(26, 100)} is the result.',
        'In another month the same stock realizes {lively.realisedVolatility}. It also ends at {lively.spot}. Whoever only held the straddle has the same result. What the movement on the way was worth, the lesson on [gamma scalping](lesson:volatility-trading/gamma-scalping) shows.',
      ],
    },
    'a-move-a-day': {
      title: 'Try it: from a year to a day',
      text: [
        'A year has about 252 trading days, and volatility grows with the square root of time. Divided by the root of 252, roughly 16, it becomes the typical move of one day.',
        'At {straddle.volatility} that is {straddle.dailyMove} on a stock at {straddle.spot}. On about one day in three the move is larger.',
        '- Set the volatility to 16. How large is a typical day?',
        '- Double the days. Does the expected move double?',
        '- Which change makes the straddle dearer: twice the volatility, or twice the days?',
      ],
    },
  },
  'rank-and-percentile': {
    'high-for-whom': {
      title: 'High or low, against what?',
      text: [
        'A volatility of 30% is much for a utility and little for a young technology stock. So traders compare a stock with itself.',
        '- [IV rank](term:iv-rank) says where today’s value lies between the low and the high of the past year.',
        '- [IV percentile](term:iv-percentile) says on how many of the year’s sessions it was lower than today.',
        'The example has twenty readings of a year, from {ranked.ivLow} to {ranked.ivHigh}. Today’s {ranked.volatility} has a rank of {ranked.ivRank} and a percentile of {ranked.ivPercentile}.',
      ],
    },
    'move-the-volatility': {
      title: 'Try it: move the volatility',
      text: [
        'Change today’s volatility and watch both measures.',
        '- At which value is the rank 0%? At which is it 100%?',
        '- Which of the two jumps, and which moves evenly?',
        '- How much more does the put bring at a rank of 100% than at 0%?',
      ],
    },
    'one-spike': {
      title: 'What one spike does',
      text: [
        'Add one reading to that year, from a panic, with a volatility of {afterSpike.ivHigh}. Everything else is as before, today’s {afterSpike.volatility} too.',
        'The rank falls from {ranked.ivRank} to {afterSpike.ivRank}. The percentile moves little: {afterSpike.ivPercentile}.',
        'The rank hangs on two days of the year, the lowest and the highest. Until the spike is more than a year old, it makes everything look cheap. On the day it drops out of the window, the rank jumps although nothing has happened.',
      ],
    },
    'what-a-rank-does-not-say': {
      title: 'What neither of them says',
      text: [
        '- A high rank does not say that options are **too** dear. Perhaps a report or a ruling is near, and the price is fair.',
        '- A low rank does not say that volatility must rise. It can stay low for a year.',
        '- Neither compares implied with realized volatility. An option at a high rank is still cheap if the stock then moves more than was paid for.',
        '- Providers measure volatility in different ways, at the money or over many strikes. Ranks of two providers may differ.',
        'Both are a first filter. The [market page](/options/market) and the [watchlist](/options/watchlist) show them for real symbols.',
      ],
    },
  },
  'term-structure': {
    upward: {
      title: 'The usual shape: upward',
      text: [
        'Each expiry has its own [implied volatility](term:implied-volatility). Side by side they are the [term structure](term:term-structure).',
        'In calm times it rises: here {upward.legVolatility(1)} for 30 days and {upward.legVolatility(2)} for 90 days. Much can happen in three months, and calm does not last for ever.',
        'From the two follows what the market pays for the time **between** them, the [forward volatility](term:forward-volatility): {upward.forwardVolatility}. It is higher than both, since the first 30 days pull the average of the 90 down.',
      ],
    },
    downward: {
      title: 'In fear: upside down',
      text: [
        'After a sharp fall the near expiry is the dear one: {downward.legVolatility(1)} against {downward.legVolatility(2)}. Large moves are expected now, and calmer times later. The forward volatility is {downward.forwardVolatility}.',
        'A single stock looks like this before a report. Then the bump belongs to one day, not to a month.',
        'Two mistakes are common here. One is to sell the dear front month without a thought of why it is dear. The other is to take a calendar of the two as free money: it is short exactly the days in which the stock moves most.',
      ],
    },
    'raise-the-front': {
      title: 'Try it: raise the front month',
      text: [
        'The slider changes the volatility of the near expiry; the later one stays at {upward.legVolatility(2)}.',
        '- Raise it slowly. The forward volatility falls. Why?',
        '- At which value does the calendar cost about half of its debit?',
        '- Go on until there is no forward volatility left. From there on, 30 days would contain more variance than 90, and that cannot be: the prices would allow an arbitrage.',
      ],
    },
  },
  skew: {
    'puts-below': {
      title: 'The same distance, another price',
      text: [
        'XYZ stands at {skewed.spot}. The {skewed.strike(1)} put and the {skewed.strike(2)} call are equally far away. At one volatility of {flat.volatility} the model asks {flat.premium(1)} for the put and {flat.premium(2)} for the call.',
        'The market asks {skewed.premium(1)} and {skewed.premium(2)}. In volatility that is {skewed.legVolatility(1)} against {skewed.legVolatility(2)}: the put is {skewed.pointsBetween(1, 2)} points dearer. This is [skew](term:skew).',
      ],
    },
    'why-it-is-there': {
      title: 'Why it is there',
      text: [
        '- Stocks fall faster than they rise, and volatility rises when they fall.',
        '- Large holders buy puts as insurance and sell calls against their shares. Both push in the same direction.',
        '- A company can lose half of its value in one night. It hardly ever doubles in one.',
        'Skew is not the same everywhere. Indices have the steepest. For grain or for a takeover candidate the calls may be the dear side.',
      ],
    },
    'without-skew': {
      title: 'Try it: a world without skew',
      text: [
        'Here put and call have the same volatility. Compare with the prices of the market, {skewed.premium(1)} for the put and {skewed.premium(2)} for the call.',
        '- To which volatility must you go until the put costs what the market asks?',
        '- To which for the call?',
        '- These two numbers are what an option chain shows in its IV column.',
      ],
    },
    'skew-in-a-trade': {
      title: 'Skew in a trade',
      text: [
        'Whoever sells the dear put and buys the cheap call, a [risk reversal](term:risk-reversal), sells skew. The position has a delta of {skewed.delta} shares: its main risk is the direction, not the skew.',
        'A credit spread of puts sells a strike with a high volatility and buys one below with a still higher one. The skew does not simply work for its seller.',
        'The [greeks](lesson:the-greeks/position-greeks) of a page assume that each strike keeps its volatility when the stock moves. In a fall the whole line usually shifts up. So a sold put loses more than its delta and gamma say.',
      ],
    },
  },
  'vega-of-a-position': {
    'who-has-vega': {
      title: 'Who has vega',
      text: [
        '[Vega](term:vega) is what one point of volatility is worth. It is largest at the money and grows with the square root of time.',
        'The straddle with {straddle.days} days has {straddle.vega} per point, the one with {halfYear.days} days {halfYear.vega}. [Gamma](term:gamma) is the other way round: {straddle.gamma} against {halfYear.gamma}.',
        'So there are two kinds of volatility trades. Options of near expiries react to the moves of the **stock**. Options of late expiries react to the change of the **implied volatility**. A view of one is no view of the other.',
      ],
    },
    'looks-balanced': {
      title: 'It looks balanced',
      text: [
        'Here two near straddles are sold and one of {halfYear.days} days is bought. The vega of the sum is only {twoMonths.vega} per point. Is it safe from volatility?',
        'Only if all expiries move by the same points. They do not: near ones move more. Suppose the near volatility rises by 10 points and the far one by 4. By vega alone a near straddle changes by {straddle.vegaProfit(10)}, the far one by {halfYear.vegaProfit(4)}. Two of the first were sold and one of the second is owned: the sum has lost about as much as one of them.',
        'A common rule weights each vega by the root of its time. And gamma, here {twoMonths.gamma}, is not in this sum at all.',
      ],
    },
    'points-and-days': {
      title: 'Try it: points and days',
      text: [
        'This is the straddle of {halfYear.days} days. The stock does not move.',
        '- Lower the volatility by 5 points. How many days of theta is that?',
        '- Let 120 days pass, then lower it by 5 points again. Vega has shrunk.',
        '- Raise it by 20 points. Is the gain four times that of 5 points?',
      ],
    },
  },
  'buying-volatility': {
    'a-straddle': {
      title: 'The long straddle',
      text: [
        'A [straddle](term:straddle) is a call and a put at one strike. Both are bought: {straddle.premium(1)} and {straddle.premium(2)} per share, {straddle.debit} together. That is also the most it can lose.',
        'At expiry it gains below {straddle.breakeven(1)} and above {straddle.breakeven(2)}. By the model the [probability](term:probability-of-profit) of that is {straddle.probabilityOfProfit}. Often a loss, sometimes a large gain.',
        'While nothing happens, its theta is {straddle.theta} a day.',
      ],
    },
    'a-strangle': {
      title: 'The long strangle',
      text: [
        'A [strangle](term:strangle) takes two strikes out of the money, here the {strangle.strike(1)} put and the {strangle.strike(2)} call. It costs {strangle.debit}, less than half.',
        'The price is low since more must happen: the breakevens are {strangle.breakeven(1)} and {strangle.breakeven(2)}, and the whole debit is lost anywhere between the strikes. The probability of a profit is {strangle.probabilityOfProfit}.',
        'For the same money one can have more than two strangles. They gain more from a very large move and lose everything more often. Neither is the better trade in itself.',
      ],
    },
    'hold-the-straddle': {
      title: 'Try it: hold the straddle',
      text: [
        'A straddle need not be held until expiry. Most are sold earlier.',
        '- Move the price to $108 on day 2, then on day 20. How much was the waiting?',
        '- Leave the price alone and raise the volatility by 8 points on day 5. Theta and vega work against each other.',
        '- What must happen in the first ten days to earn half of the debit?',
      ],
    },
  },
  'selling-volatility': {
    'a-sold-straddle': {
      title: 'The short straddle',
      text: [
        'The other side of the trade: both options at {soldStraddle.strike(1)} are sold for {soldStraddle.credit}, with {soldStraddle.days} days. It gains between {soldStraddle.breakeven(1)} and {soldStraddle.breakeven(2)}, by the model with a probability of {soldStraddle.probabilityOfProfit}.',
        'The whole credit stays only if the stock ends exactly at the strike. The loss above is {soldStraddle.maxLoss}, below it ends only at a price of zero.',
        'Many traders close at a quarter of the credit. With XYZ unchanged that takes about three weeks: {soldStraddle.profitAfter(21, 100)} after 21 days.',
      ],
    },
    'a-sold-strangle': {
      title: 'The short strangle',
      text: [
        'With strikes at {soldStrangle.strike(1)} and {soldStrangle.strike(2)}, about one [expected move](term:expected-move) of {soldStrangle.expectedMove} away, the credit is {soldStrangle.credit} and the probability {soldStrangle.probabilityOfProfit}.',
        'More room, less pay. The loss has the same shape: {soldStrangle.profitAt(75)} at $75, {soldStrangle.profitAt(125)} at $125. One such month takes back the credits of several good ones.',
      ],
    },
    'hold-the-strangle': {
      title: 'Try it: hold the strangle',
      text: [
        '- Let 20 days pass at $100. How much of the credit is earned?',
        '- Move the price to $92 on day 5. No strike is touched. What does the position show?',
        '- Add 10 points of volatility to that. This is how a fall really looks.',
        '- Find the day on which a price of $92 no longer shows a loss.',
      ],
    },
    'margin-and-assignment': {
      title: 'Margin, assignment, and the way out',
      text: [
        'A sold straddle or strangle is [naked](term:naked-option) on both sides. The broker blocks [margin](term:margin), usually for the side at risk, and **raises** it when the stock moves or volatility rises: just when the position loses. If the account cannot cover it, the broker closes the trade at any price.',
        'A sold option in the money can be [assigned](term:assignment) on any day: calls before an [ex-dividend date](term:ex-dividend-date), puts when their time value is gone. From then on it is a position in shares.',
        'Common rules are to close or move the tested side when its strike is reached, to close at a loss of one or two credits, and to be out about three weeks before expiry, before [gamma](term:gamma) grows. None of them helps against a [gap](term:gap).',
      ],
    },
  },
  'expected-move': {
    'one-standard-deviation': {
      title: 'One standard deviation',
      text: [
        'The [expected move](term:expected-move) until an expiry is price × volatility × √(days / 365). For XYZ at {straddle.spot} with {straddle.volatility} and {straddle.days} days that is {straddle.expectedMove}: from {straddle.expectedLow} to {straddle.expectedHigh}.',
        'By the model the stock ends within this range about two times out of three, and within twice the range about nineteen times out of twenty.',
        'It has no direction, and it is about the **end**. On the way the stock touches the edge of the range far more often than it ends beyond it.',
        'Real stocks have more small days and more huge ones than the model. By the model a day of four standard deviations comes once in decades. In real markets it comes every few years.',
      ],
    },
    'how-far': {
      title: 'Try it: how far',
      text: [
        '- Set the days to 7, then to 28. Four times the days, twice the move.',
        '- Which volatility makes a week as wide as a month at {straddle.volatility}?',
        '- Compare the expected move with the price of the straddle at several volatilities. How large is the one in terms of the other?',
      ],
    },
    'straddle-and-move': {
      title: 'The straddle as a ruler',
      text: [
        'The straddle at the money costs {straddle.debitPerShare}, about four fifths of the standard deviation of {straddle.expectedMove}. This is no accident: it is the average size of the move, and for a normal distribution that is √(2/π) or 0.8 standard deviations.',
        'So there are two “expected moves” in use. Some platforms show one standard deviation, others the price of the straddle or a part of it. It is worth knowing which, before strikes are placed at “the expected move”.',
        'A straddle that costs exactly the average move is a fair price, not a signal. It gains only if the coming move is larger than the one that everybody already expects.',
      ],
    },
  },
  'earnings-and-the-crush': {
    'what-the-report-costs': {
      title: 'What the report costs',
      text: [
        'XYZ reports in ten days. The expiry before the report has {report.legVolatility(1)}, the one after it {report.legVolatility(2)}. Most of the seven extra days are ordinary. One is not.',
        'If all other days have the volatility of the first expiry, the rest belongs to the report: [event volatility](term:event-volatility). It amounts to a move of {report.eventMove} in one day, as one standard deviation.',
        'That can be compared with how the stock moved after its past reports. The [earnings page](/options/earnings) does this for real symbols.',
      ],
    },
    'the-morning-after': {
      title: 'Try it: the morning after',
      text: [
        'The evening before the report, a straddle with {beforeReport.days} days costs {beforeReport.debit} at a volatility of {beforeReport.volatility}. The next morning the uncertainty is gone, and the volatility falls by 40 points: the [volatility drop](term:iv-crush), often called the crush.',
        '- Set one day and −40 points. At $105 the straddle shows {beforeReport.profitAfter(1, 105, -40)}, at $110 {beforeReport.profitAfter(1, 110, -40)}, at $115 {beforeReport.profitAfter(1, 115, -40)}.',
        '- Where are the two prices at which it is even? Compare with the expected move.',
        '- Leave the volatility unchanged. This is the profit that a beginner expects.',
      ],
    },
    'selling-the-report': {
      title: 'Selling the report',
      text: [
        'So sell it? The {soldBeforeReport.strike(1)} put and the {soldBeforeReport.strike(2)} call bring {soldBeforeReport.credit}. After a small move and the drop of volatility {soldBeforeReport.profitAfter(1, 103, -40)} is earned by the next morning.',
        'After a fall to $80 it is {soldBeforeReport.profitAfter(1, 80, -40)}. The drop of volatility is no help for an option deep in the money. The market closes in the afternoon and opens 20% lower: no [stop](term:stop-loss) and no hedge acts in between.',
        'The drop is not the profit of the seller. It is expected by all and already in the price. The seller earns only if the moves after reports are **smaller** on average than what was paid for them.',
        'An [iron condor](term:iron-condor) instead of a strangle limits the night’s loss. Its four legs pay the bid–ask spread twice as often, and spreads are wide before reports.',
      ],
    },
  },
  'variance-risk-premium': {
    'insurance-has-a-price': {
      title: 'Insurance has a price',
      text: [
        'Over long times, implied volatility on stock indices has been higher than what was realized afterward, by a few points on average. This difference is the [variance risk premium](term:variance-risk-premium).',
        'It exists for the reason for which fire insurance costs more than the average fire. Buyers of puts pay to be safe in a crash. Sellers want to be paid for losing in the very weeks in which everything else loses too.',
        'So it is not a mistake of the market that will be corrected. It is the pay for a risk.',
      ],
    },
    'a-premium-measured': {
      title: 'How it is measured',
      text: [
        'Take implied volatility at the start of a month and the volatility realized **in that month**, not in the month before. Here: {calm.volatility} implied, {calm.realisedVolatility} realized, {calm.pointsOverRealised} points for the seller.',
        'In the other month of this course, {lively.realisedVolatility} was realized at the same price: {lively.pointsOverRealised} points.',
        'The average of such differences says nothing about the next one. A typical record has many months of a few points, and single ones of minus thirty or more.',
      ],
    },
    'many-small-gains': {
      title: 'Try it: many small gains',
      text: [
        'This is the short straddle again. By the model, with a fair price, its average result is about zero: many small gains, few large losses.',
        '- Hold it for 30 days at $100. Note the gain.',
        '- Now a bad month: $80, 20 points of volatility more, 10 days. How many good months does it cost?',
        '- The premium must pay for this month before it is a profit.',
      ],
    },
    'not-a-free-lunch': {
      title: 'Not a free lunch',
      text: [
        '- It is largest for indices. For single stocks it is small, and after costs often nothing is left.',
        '- It can be negative for months, above all when a calm time ends. Volatility that is low in price is not low in risk.',
        '- The bid–ask spread of two or four legs can cost more than the premium.',
        '- Who sells volatility on ten stocks has not ten bets but one: in a crash they move together.',
        'A track record without a crash in it says little. It has collected premiums and has not paid a claim yet.',
      ],
    },
  },
  'delta-hedging': {
    'take-the-direction-out': {
      title: 'Take the direction out',
      text: [
        'A call is two bets in one: on the direction and on the movement. [Delta](term:delta) says how many shares the bet on the direction is worth. Selling that many shares takes it out. What remains is a bet on movement.',
        'The position is then [delta neutral](term:delta-neutral), but only at this price and on this day. [The greeks](lesson:the-greeks/delta-as-hedge) explain the hedge ratio.',
        'Professional desks trade volatility in this way. Few private traders hedge every day, but the idea explains what an option is worth: the cost of replicating it.',
      ],
    },
    'calls-and-sold-shares': {
      title: 'Calls and sold shares',
      text: [
        'Two calls with a strike of {hedged.strike(1)} are bought, and 100 shares are sold short at {hedged.spot}. The delta is only {hedged.delta} shares. Two calls less 100 shares have the payoff of a straddle.',
        'If XYZ rises to $105 at once, the delta becomes {hedged.deltaAfter(0, 105)}: the position is long. If it falls to $95, {hedged.deltaAfter(0, 95)}: it is short. [Gamma](term:gamma) makes it follow the move, whichever it is.',
        'Both moves gain: {hedged.profitAfter(0, 105)} above, {hedged.profitAfter(0, 95)} below. The price is theta: {hedged.theta} each day.',
        'Shares sold short must be borrowed. That costs a fee, and their [dividends](term:dividend) are owed to the lender. A bought straddle has the same payoff without borrowed shares.',
      ],
    },
    'two-ways-up': {
      title: 'Try it: move against time',
      text: [
        '- Stand still for 10 days. The position shows {hedged.profitAfter(10, 100)}.',
        '- Which move on day 10 makes it even? Try both directions.',
        '- By gamma and theta alone, a move of {hedged.thetaBreakeven} each day is even. Compare it with the typical day of {hedged.dailyMove}. Theta is paid on weekends too, so a trading day must earn more than one day of it.',
      ],
    },
  },
  'gamma-scalping': {
    'sell-high-buy-low': {
      title: 'Sell high, buy low, again and again',
      text: [
        'A bought straddle becomes long after a rise. To be neutral again one **sells** shares, at the higher price. After a fall one **buys** them, at the lower price. Each round trip leaves a small gain. This is [gamma scalping](term:gamma-scalping).',
        'The gain of a move is half of gamma times the move squared. For the straddle of {straddle.days} days, a day with a move of $1 makes {straddle.dayProfit(1)} after theta, a day with $3 {straddle.dayProfit(3)}. The day is even at {straddle.thetaBreakeven}.',
        'A seller of options does the same trades in reverse: buys after a rise, sells after a fall, loses each time, and is paid theta for it.',
      ],
    },
    'a-lively-month': {
      title: 'A lively month and a calm one',
      text: [
        'The straddle was bought at {lively.volatility} for {lively.debit}. In the lively month the stock realized {lively.realisedVolatility} and ended where it began.',
        'Held without a hedge for 26 days the straddle shows {lively.profitAfter(26, 100)}. Hedged at each close it shows {lively.hedgedProfit}.',
        'In the calm month, with {calm.realisedVolatility} realized, the hedged result is {calm.hedgedProfit}.',
        'The rule behind it: hedged, a bought option gains if realized volatility is above the implied volatility that was paid, and loses if it is below. The direction hardly matters.',
      ],
    },
    'same-path-other-price': {
      title: 'Try it: the same path at another price',
      text: [
        'The path of the lively month stays the same. The slider changes the volatility at which the straddle is bought and hedged.',
        '- At which volatility is the hedged result about zero? Compare with what was realized.',
        '- Why is it not exactly the same number? The hedges are made once a day, and the large moves did not all come where gamma was largest.',
      ],
    },
    'what-the-desk-has': {
      title: 'What a trading desk has',
      text: [
        'Each hedge pays a bid–ask spread and perhaps a commission. Hedging more often lowers the chance in the result, and raises the cost.',
        'When to hedge is a bet on the path. If the stock runs on in one direction, each early sale came too soon. If it turns around, who waited has missed the sale.',
        'Gamma is not constant. If the stock leaves the strike, the straddle has little of it left, and the movement there earns nothing. The result depends on **where** the stock moves, not only on how much.',
        'Day-trading rules, taxes on each trade and a working day are limits as well. For most private traders gamma scalping is a way to understand theta, not a business.',
      ],
    },
  },
  'sizing-short-volatility': {
    'not-by-the-credit': {
      title: 'Not by the credit, not by the margin',
      text: [
        'The most dangerous question is “how many contracts do I need to earn enough a month?”. The second is “how many does my margin allow?”. Margin is the smallest sum the broker accepts on a normal day. It is no measure of what can be lost.',
        'The useful question is what a bad day costs, and whether the account can carry it.',
        'A sold option grows against its seller: after a fall the delta is larger, the vega is larger, the margin is larger. Risk that was small at the start is not small in the middle.',
      ],
    },
    'a-stress-test': {
      title: 'A stress test',
      text: [
        'The strangle from {soldStrangle.strike(1)} to {soldStrangle.strike(2)} brought {soldStrangle.credit}. Three scenarios for the next day:',
        '- a bad day, 10% down and 10 points more volatility: {soldStrangle.profitAfter(1, 90, 10)},',
        '- a crash, 20% down and 30 points more: {soldStrangle.profitAfter(1, 80, 30)},',
        '- a takeover bid, 30% up at the same volatility: {soldStrangle.profitAfter(1, 130)}.',
        'If, for example, 2% of an account may be lost in the crash scenario, the number of contracts is that sum divided by the stress loss, rounded down. For many accounts the answer is zero. That is an answer too.',
      ],
    },
    'your-own-stress': {
      title: 'Try it: a stress of your own',
      text: [
        '- Find the price at which the loss reaches three times the credit, without a change of volatility.',
        '- Add 20 points. How much nearer is that price now?',
        '- Is it better to have more days left, or fewer, when it happens? Try day 1 and day 35.',
      ],
    },
    'rules-of-size': {
      title: 'Rules that traders use',
      text: [
        '- Positions that fall together are added up. Five strangles on five technology stocks are one position.',
        '- A large part of the account stays free of margin, many say half, so that a rise of margin does not force a close.',
        '- Low volatility means fewer contracts, not more. More contracts to keep the income constant is how accounts end.',
        '- The limit holds for the whole account, in vega and in the stress loss, not trade by trade. The [capital page](/options/capital) adds up positions.',
        '- The number is written down before the month begins.',
      ],
    },
  },
  'tail-risk': {
    'rare-and-large': {
      title: 'Rare and large',
      text: [
        'The **tail** is the part of the distribution that models describe worst: moves of five or ten standard deviations. For a seller of volatility nearly all of the risk is there.',
        'On 5 February 2018 the VIX more than doubled within a day. A popular product that sold volatility lost nearly all of its value by that evening and was closed soon after. It had gained for years.',
        'In the tail things go wrong together: the stock gaps, the volatility doubles, the bid–ask spread becomes wide, margin goes up, and everybody wants out at the same time.',
        'A high probability of profit is no comfort. It counts how often, not how much.',
      ],
    },
    wings: {
      title: 'Buy the wings',
      text: [
        'The surest protection is bought with the trade. The strangle with [wings](term:wing) at {condor.strike(1)} and {condor.strike(4)} is an [iron condor](term:iron-condor). The credit falls from {soldStrangle.credit} to {condor.credit}.',
        'For that the loss has an end: {condor.maxLoss}, whatever happens. In the crash of the last lesson it shows {condor.profitAfter(1, 80, 30)} instead of {soldStrangle.profitAfter(1, 80, 30)}.',
        'A defined loss also makes the size simple: the number of contracts times the maximum loss. And the broker blocks that sum, not one that grows.',
      ],
    },
    'a-put-far-away': {
      title: 'Try it: a put far away',
      text: [
        'Some add puts far out of the money for the whole account. The {crashPut.strike} put costs {crashPut.debit} at a volatility of {crashPut.volatility}: skew makes it dear.',
        '- Price $75, day 5, 30 points more: {crashPut.profitAfter(5, 75, 30)}.',
        '- A slow fall to $85 until the last day: everything is lost, though the stock fell by 15%.',
        '- Such a put protects from a **sudden** crash. Bought month after month it costs a part of each year’s income. That is the premium of the insurance, not a failure.',
      ],
    },
    'before-you-go': {
      title: 'Questions for each trade',
      text: [
        'Each volatility trade answers the same questions: which volatility is bought or sold, at what price against what is expected to be realized, in which expiry, with which event in it, and what the worst night costs.',
        'Long volatility loses often and a little. Short volatility gains often and a little. Neither is better; the price decides, and the price already knows the calendar.',
        'The [wizard](/options/wizard?template=straddle) shows a straddle on a real symbol with its breakevens, its vega and the volatility it is priced at. This course explains; it does not advise.',
      ],
    },
  },
};
