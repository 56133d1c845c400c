import type { TextsOf } from '../../course.ts';
import type { calendarsAndRolls } from './course.ts';

export const en: TextsOf<typeof calendarsAndRolls> = {
  'two-expiries': {
    'near-and-far': {
      title: 'Sell the near one, buy the far one',
      text: [
        'A vertical spread ends on one day. A [calendar spread](term:calendar-spread) has two: you sell an option that ends soon and buy the same [strike](term:strike) with a later [expiry](term:expiry).',
        'Both are of the same type, two calls or two puts. The later option costs more, since more can happen until its end. So a calendar is a [debit](term:debit).',
        'Why would anybody do this? Options lose [time value](term:time-value) at different speeds. The near one, which you sold, loses it faster.',
      ],
    },
    'a-calendar': {
      title: 'One calendar in numbers',
      text: [
        'XYZ trades at {calendar.spot}. You sell the {calendar.strike(1)} call that ends in {calendar.days} days, for {calendar.premium(1)}. You buy the {calendar.strike(2)} call that ends four weeks later, for {calendar.premium(2)}.',
        'Together they cost {calendar.debit}. If XYZ stands at {calendar.strike(1)} on the day of the [front expiry](term:front-expiry), the sold call ends worthless, and the bought one still has four weeks of time value. By the model, the position has then made {calendar.profitAfter(30, 100)}.',
        'If XYZ has moved far away, both calls are worth about the same, much or nothing. Then most of the debit is lost: {calendar.profitAfter(30, 85)} at $85, {calendar.profitAfter(30, 115)} at $115.',
      ],
    },
    'time-runs-faster-in-front': {
      title: 'Time runs faster in front',
      text: [
        'Look at the [theta](term:theta) per share and day: {calendar.theta(1)} for the sold call, {calendar.theta(2)} for the bought one. For the whole position that is {calendar.theta} a day.',
        'It is a small sum at first. It grows as the front expiry comes closer, if the stock stays near the strike. Away from the strike there is little time value left to earn.',
        'So a calendar needs a stock that **stays**. It has no view of up or down; it has a view of a place.',
      ],
    },
    'open-it-elsewhere': {
      title: 'Try it: open it in another market',
      text: [
        'The strike stays at {calendar.strike(1)}. Change the price of the stock and the volatility at which the calendar is opened.',
        '- Move the price to $85. The calendar is cheap. What is left of its theta?',
        '- Double the volatility. Both calls cost twice as much. Does the debit double too?',
        '- At which side of the strike is the delta above zero?',
      ],
    },
  },
  'the-front-expiry': {
    'half-fact-half-model': {
      title: 'Half fact, half model',
      text: [
        'For a position with one expiry, the [payoff chart](term:payoff-chart) is arithmetic. On the last day each option is worth its [intrinsic value](term:intrinsic-value), and nobody can argue.',
        'With two expiries there is no day on which everything ends. The chart shows the day of the front expiry. The near option is arithmetic there. The later option still lives, and its value is an **estimate**: what the model says with today’s [implied volatility](term:implied-volatility).',
        'That is why the line is a curve and not straight, and why its top is not a fixed number.',
      ],
    },
    'hold-it': {
      title: 'Try it: the tent',
      text: [
        'This is the calendar at {calendar.strike(1)}. Set the days to {calendar.days}: that is the front expiry.',
        '- Leave the price at $100. Then lower the volatility by 10 points. What is left of the profit?',
        '- Raise the volatility by 10 points. Where do the two breakevens of the curve go?',
        '- Go back to day 0 and move only the price. Which way does the profit go, up or down?',
      ],
    },
    'a-tent-not-a-promise': {
      title: 'A tent, not a promise',
      text: [
        'At $100 on that day, the model says {calendar.profitAfter(30, 100)} if the volatility has not changed. If it is 5 points lower, the profit is {calendar.profitAfter(30, 100, -5)}. If it is 10 points lower, {calendar.profitAfter(30, 100, -10)}.',
        'The [breakevens](term:breakeven) move too. Here they are {calendar.breakeven} and {calendar.breakeven(2)} with today’s volatility. The pages of this site write “at front expiry” beside figures of this kind.',
        'What does not depend on the model: the debit of {calendar.debit} is the most you can lose, as long as both legs are closed together. An option with more time is never worth less than the same option with less time, if both can be exercised on any day.',
      ],
    },
  },
  'what-moves-it': {
    'three-forces': {
      title: 'Three forces',
      text: [
        'A calendar has three things to watch:',
        '- **Price**: a large move in any direction hurts. The position is worth most at its strike.',
        '- **Time**: near the strike time works for you, until the front expiry.',
        '- **Volatility**: the later option has more [vega](term:vega), so a rise of the [implied volatility](term:implied-volatility) helps. Here it is {calendar.vega} per point for the whole position.',
        'A calendar is unusual in this: it earns from time and still gains when volatility rises. An [iron condor](term:iron-condor) earns from time and loses from volatility.',
      ],
    },
    'not-the-same-points': {
      title: 'The two months do not move alike',
      text: [
        'The vega of a calendar adds up two numbers: {calendar.vega(1)} per share for the sold call, {calendar.vega(2)} for the bought one. That sum is right only if both volatilities change by the same points.',
        'They seldom do. Near expiries react more. In a sell-off the near month may gain ten points while the later one gains four, and the calendar loses in spite of its vega.',
        'The fall of the stock comes on top: the price has left the strike. A calendar is no insurance against a crash.',
      ],
    },
    'volatility-alone': {
      title: 'Try it: volatility alone',
      text: [
        'The stock does not move here. Change the volatility, then let days pass.',
        '- How many points of volatility cost as much as ten days of time earn?',
        '- Is the answer the same close to the front expiry?',
      ],
    },
    'a-dear-front-month': {
      title: 'When the front month is dear',
      text: [
        'Volatility need not be the same for both expiries. Here the near call has {dearFront.legVolatility(1)}, the later one {dearFront.legVolatility(2)}. The calendar costs only {dearFront.debit}, and the model shows {dearFront.profitAfter(30, 100)} at the strike.',
        'That looks like a gift, and it is not. The front month is dear for a reason, often an [earnings report](lesson:volatility-trading/earnings-and-the-crush) before its expiry. That part of the volatility belongs to [one event](term:event-volatility). The market pays more for that month since it expects a larger move, and a large move is what a calendar cannot stand.',
        'The chart also takes today’s volatility for the later call. After the event that one usually falls as well.',
      ],
    },
  },
  'placing-the-strike': {
    'the-strike-is-the-view': {
      title: 'The strike is the view',
      text: [
        'A calendar pays most at its strike. So the strike says where you expect the stock to be on the day of the front expiry.',
        '- A strike at the price of the stock: you expect it to stay.',
        '- A strike above it: a slow rise. A strike below it: a slow fall.',
        'For a strike above the price traders mostly use calls, below it puts: the option out of the money. Both types have nearly the same payoff, but the one out of the money has narrower quotes and is hardly ever [assigned](term:assignment) early.',
      ],
    },
    'above-the-price': {
      title: 'A calendar above the price',
      text: [
        'The same expiries with a strike of {higher.strike(1)}: the debit is {higher.debit}. At {higher.strike(1)} on the day of the front expiry the model shows {higher.profitAfter(30, 105)}; at $100 it is only {higher.profitAfter(30, 100)}.',
        'It has a [delta](term:delta) of {higher.delta} shares: a small bet on a rise. A rise that goes too far still loses, {higher.profitAfter(30, 120)} at $120.',
      ],
    },
    'walk-to-the-strike': {
      title: 'Try it: walk to the strike',
      text: [
        'This is the calendar at {higher.strike(1)}, opened with XYZ at {higher.spot}.',
        '- Raise the price to $105 on day 0, then on day 20, then on day {higher.days}. When does the same price pay most?',
        '- Leave the price at {higher.spot} for {higher.days} days. Waiting in the wrong place earns little.',
        '- Go on to $115. How fast does the profit disappear on the other side?',
      ],
    },
    'two-tents': {
      title: 'Two tents',
      text: [
        'A put calendar below and a call calendar above the price make a **double calendar**. It costs {twoTents.debit} here and has a wider range between its breakevens of {twoTents.breakeven} and {twoTents.breakeven(2)}.',
        'The price for the wider range is a lower tent. At one of its strikes the model shows {twoTents.profitAfter(30, 105)}, in the middle, at $100, only {twoTents.profitAfter(30, 100)}. And there are four legs to trade, each with its own [bid–ask spread](term:bid-ask-spread).',
      ],
    },
  },
  diagonals: {
    'a-calendar-with-a-direction': {
      title: 'A calendar with a direction',
      text: [
        'A [diagonal spread](term:diagonal-spread) has two expiries **and** two strikes. You buy the later option and sell a nearer one at another strike.',
        'The best-known form buys a call deep [in the money](term:in-the-money) with many months left, and sells a near call above the price. The deep call moves nearly like shares. So it is a [covered call](term:covered-call) with an option in place of the shares.',
      ],
    },
    'in-place-of-shares': {
      title: 'An option in place of shares',
      text: [
        'You buy the {diagonal.strike(1)} call with 150 days for {diagonal.premium(1)} per share. Of this {diagonal.intrinsic(1)} is intrinsic value. You sell the {diagonal.strike(2)} call with {diagonal.days} days for {diagonal.premium(2)}. The debit is {diagonal.debit}.',
        'A covered call with the same sold call ties up {coveredCall.cost}. The bought call has a [delta](term:delta) of {diagonal.delta(1)}: it follows the stock with about that part of each dollar.',
        'At $110 on the day of the front expiry the model shows {diagonal.profitAfter(30, 110)}. At $100 it is about even, {diagonal.profitAfter(30, 100)}; at $90 it shows {diagonal.profitAfter(30, 90)}.',
        'Less money is not less risk. The shares can wait for years for the price to come back, and they receive [dividends](term:dividend). The call does neither.',
      ],
    },
    'hold-the-diagonal': {
      title: 'Try it: hold the diagonal',
      text: [
        'Let time pass and move the price.',
        '- Where is the best price on the day of the front expiry?',
        '- Raise the price to $130 at once. Is it still a profit?',
        '- Let the price stand still for {diagonal.days} days. The [theta](term:theta) of the sold call nearly pays for that of the bought one, not more.',
      ],
    },
    'too-narrow': {
      title: 'The debit and the distance',
      text: [
        'Check one thing before each diagonal of this kind: the debit per share against the distance of the strikes.',
        'The diagonal above costs {diagonal.debitPerShare} for a distance of {diagonal.width}. However high the stock jumps, the spread stays worth at least that distance, so a sharp rise leaves a profit: {diagonal.profitAfter(5, 130)} at $130 after five days.',
        'This one costs {tooNarrow.debitPerShare} for a distance of only {tooNarrow.width}. At $100 it makes {tooNarrow.profitAfter(30, 100)}. At $140 it shows a **loss**, {tooNarrow.profitAfter(30, 140)}, although the stock rose.',
        'If the bought strike is the worse one, a put below the sold put or a call above the sold call, the broker also blocks the distance of the strikes as [margin](term:margin).',
      ],
    },
  },
  'the-day-of-the-front-expiry': {
    'three-choices': {
      title: 'Three choices, before the day',
      text: [
        'When the front expiry comes near, there are three ways on:',
        '- **Close both legs** with one order. The trade is over, and its result is known.',
        '- **Roll the front leg**: buy it back and sell the next expiry. The position is a calendar again. More about [rolling](term:rolling) follows.',
        '- **Let the front leg expire** and keep the later option. That is a new trade with a new risk.',
        'Many traders close a calendar when it has earned a quarter or a third of its debit, some days before the front expiry. In the last days the tent is high and narrow: a small move decides over most of the profit.',
      ],
    },
    'what-is-left': {
      title: 'What is left is another trade',
      text: [
        'Suppose the sold call expires worthless with XYZ just below {leftOver.spot}. You now own a call with a strike of {leftOver.strike} and {leftOver.days} days. By the model it is worth {leftOver.premium} per share.',
        'Nothing sold stands against it any more. Its theta is {leftOver.theta} a day, and {leftOver.legCost} can be lost.',
        '- Let ten days pass with the price unchanged. How much of the profit of the calendar is gone?',
        '- Who would not buy this call today for that price has no reason to keep it either.',
      ],
    },
    'assignment-comes-first': {
      title: 'Assignment comes first',
      text: [
        'A sold option [in the money](term:in-the-money) can be assigned: after its last day almost surely, and before it on any day. For a call the usual time is the day before the [ex-dividend date](term:ex-dividend-date), for a put deep in the money any day on which its time value is gone.',
        'After an assignment on a calendar of calls you are short 100 shares and own the later call. The call still limits the loss. To exercise it in order to deliver the shares would throw its time value away. Buying the shares and selling the call keeps it.',
        'At the strike itself there is [pin risk](term:pin-risk): nobody knows until the next morning whether the short option was exercised. The best price for the calendar is also its most awkward one. This is why most calendars are closed before that day.',
      ],
    },
  },
  'what-a-roll-is': {
    'two-trades-in-one-order': {
      title: 'Two trades in one order',
      text: [
        'To [roll](term:rolling) means to close an option and to open another one in the same order. The new one has a later expiry, another strike, or both.',
        '- **Out**: the same strike, a later expiry.',
        '- **Down** or **up**: another strike.',
        '- **Down and out**, **up and out**: both.',
        'Brokers show a roll as one price, a credit or a debit. Keep the two halves apart in your head. The first half ends a trade, and its result is final. The second half is a new trade.',
      ],
    },
    'the-sold-put': {
      title: 'A sold put that went wrong',
      text: [
        'With XYZ at {soldPut.spot}, somebody sold the {soldPut.strike} put with {soldPut.days} days for {soldPut.premium} per share: {soldPut.credit} received.',
        'After 30 days XYZ stands at $90. The put is [in the money](term:in-the-money), and the position shows {soldPut.profitAfter(30, 90)}. Set the calculator to that day and that price, then look what other prices would have meant.',
      ],
    },
    'the-roll': {
      title: 'The roll in numbers',
      text: [
        'Now the put is rolled out by 30 days at the same strike. The old one, with {roll.days} days left, is bought back for {roll.premium(1)}. The new one, with 45 days, is sold for {roll.premium(2)}.',
        'The broker shows a credit of {roll.credit}. It feels like a gain. But the first half has closed a put that was sold at {soldPut.premium} for {roll.premium(1)}. That is a [realized loss](term:realised-loss): {afterRoll.realised}.',
      ],
    },
  },
  'credit-or-debit': {
    'same-strike-later': {
      title: 'Same strike, later: a credit',
      text: [
        'After the roll the position is a sold {afterRoll.strike} put with {afterRoll.days} days, with XYZ at {afterRoll.spot} and {afterRoll.realised} already realized.',
        'Everything counted, the most it can make is {afterRoll.maxProfit}: the first credit of {soldPut.credit} and the {roll.credit} of the roll. For that XYZ must climb back above {afterRoll.strike}.',
        'The [breakeven](term:breakeven) of the whole story is now {afterRoll.breakeven}. Before the roll it was {soldPut.breakeven}. A credit lowers it a little, and it buys time. The risk below is as large as before.',
      ],
    },
    'lower-strike-later': {
      title: 'Lower strike, later: often a debit',
      text: [
        'Somebody else rolls down and out, to the {afterRollDown.strike} put with the same 45 days. That put brings only {rollDown.premium(2)}, less than the {rollDown.premium(1)} of the old one. So the roll **costs** {rollDown.debit}.',
        'The breakeven falls to {afterRollDown.breakeven}. The price for it: of all that was ever received, {afterRollDown.maxProfit} is the most that can remain.',
        'This is the choice in each roll. Less risk costs money. Money received means that the risk was kept, or made larger, or made longer.',
      ],
    },
    'what-a-credit-hides': {
      title: 'What “always roll for a credit” hides',
      text: [
        '“Never roll for a debit” is a popular rule. It has a sound core: paying again and again to stay in a losing trade adds up.',
        'But a credit is no proof of a good roll. A later expiry at the same strike nearly always brings a credit, since time has a price. It says nothing about whether the trade is still a good one.',
        'Write both numbers down: what has been realized, and what can still be made and lost. The position page of this site does so: it books the result of the closed leg and keeps it in every figure.',
        'The tax office keeps books of its own. In the US, for example, the wash-sale rule can defer the loss of an option that is replaced by a similar one within 30 days.',
      ],
    },
    'after-the-roll': {
      title: 'Try it: after the roll',
      text: [
        'This is the put after the roll to the same strike. The realized loss is part of each figure.',
        '- At which price is the whole story even on the last day?',
        '- Let the price fall to $80. Compare the loss with the {roll.credit} that the roll brought in.',
      ],
    },
  },
  'when-it-only-postpones': {
    'nothing-left-to-sell': {
      title: 'Nothing left to sell',
      text: [
        'Suppose XYZ has fallen to {deepRoll.spot} instead, with {deepRoll.days} days left and a volatility of {deepRoll.volatility}. The sold {deepRoll.strike(1)} put now costs {deepRoll.premium(1)}, and the one with five weeks more brings {deepRoll.premium(2)}. The roll pays {deepRoll.credit}.',
        'Nearly all of both prices is [intrinsic value](term:intrinsic-value). There is hardly any [time value](term:time-value) to sell, so waiting is hardly paid, while the position follows each further dollar down nearly in full. On a wide [bid–ask spread](term:bid-ask-spread) the credit may be gone at once. And a put this deep can be [assigned](term:assignment) on any day.',
        'Such a roll changes nothing but the date on which the loss is looked at.',
      ],
    },
    'wait-with-it': {
      title: 'Try it: wait with it',
      text: [
        'The put after that roll, with the realized loss in each figure. Its time value is {afterDeepRoll.timeValue} per share.',
        '- Let all {afterDeepRoll.days} days pass at $80. What did the waiting earn?',
        '- Take $5 off the price. Compare.',
        '- How far must the stock climb before the whole story is even?',
      ],
    },
    'a-test-for-each-roll': {
      title: 'A test for each roll',
      text: [
        'One question tells good rolls from bad ones: **without the old position, would I open the new one today, at this price?**',
        '- If yes, the roll is a good trade that happens to follow a bad one.',
        '- If no, the only purpose is not to see the loss. Then closing is the honest step.',
        'Three signs that a roll only postpones: the new option has little time value; the reason for the first trade is gone; the next roll is already part of the plan.',
        'The costs count too. Each roll crosses the [bid–ask spread](term:bid-ask-spread) of two options, and it keeps [margin](term:margin) blocked that another trade could use.',
      ],
    },
    'rules-made-before': {
      title: 'Rules made before the trade',
      text: [
        'In a loss nobody thinks clearly. Rules that were written before the first trade help:',
        '- the loss or the price at which the trade is closed without a roll,',
        '- how often it is rolled at most; many say once,',
        '- how many days before expiry to act, for example three weeks, while there is still time value to sell,',
        '- that the number of contracts is never raised in order to get a credit. Twice the contracts are twice the risk, at the worst moment.',
        'A roll is a tool for a view that needs more time. It is no tool for a view that was wrong.',
      ],
    },
  },
  'rolling-a-covered-call': {
    'a-gain-that-looks-like-a-loss': {
      title: 'A gain that looks like a loss',
      text: [
        'Rolls are not only for losers. You own 100 shares of XYZ at {held.spot} and sold the {held.strike(2)} call with {held.days} days for {held.premium(2)}. After 35 days XYZ stands at $110.',
        'The call alone shows {soldCall.profitAfter(35, 110)}. The whole position, shares included, shows {held.profitAfter(35, 110)}, close to the most it can make, {held.maxProfit}. This trade went **well**. Shares that are called away at {held.strike(2)} are the result it was opened for.',
      ],
    },
    'up-and-out': {
      title: 'Up and out: pay for a higher ceiling',
      text: [
        'Who wants to keep the shares can roll up and out: buy back the {rollUp.strike(1)} call for {rollUp.premium(1)} and sell the {rollUp.strike(2)} call with 45 days for {rollUp.premium(2)}. That costs {rollUp.debit}.',
        'For this money the price at which your shares may be called away rises by {rollUp.width} per share. The most that shares and calls can make together rises from {held.maxProfit} to {afterRollUp.maxProfit}. If XYZ falls back below {rollUp.strike(1)}, the debit is gone and the shares lose too.',
      ],
    },
    'the-new-ceiling': {
      title: 'Try it: the new ceiling',
      text: [
        'The shares, bought at $100, with the new {afterRollUp.strike(2)} call. The loss of the old call is part of each figure.',
        '- What is left at the last day if XYZ stays at {afterRollUp.spot}?',
        '- What if it falls back to $105, where the old call would have made its full profit of {held.maxProfit} with the shares?',
      ],
    },
    'out-only': {
      title: 'Out only: a little income, a long wait',
      text: [
        'At the same strike with 45 days the roll would bring a credit of {rollOut.credit}. The ceiling stays at {rollOut.strike(1)}, below the price of the stock. It is the pay for five more weeks in which the position can lose from a fall, but hardly gain from a rise.',
        'Dividends matter here: a call in the money is often assigned on the day before the [ex-dividend date](term:ex-dividend-date), if its time value is smaller than the dividend.',
        'You can try a roll on the page of a saved position: “Adjust strategy” shows cash, result and the payoff before and after. Plan a first calendar in the [wizard](/options/wizard?template=calendar-spread). This course explains; it does not advise.',
      ],
    },
  },
};
