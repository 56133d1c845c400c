import type { TextsOf } from '../../course.ts';
import type { ironCondor } from './course.ts';

export const en: TextsOf<typeof ironCondor> = {
  'two-spreads': {
    'a-view-on-a-range': {
      title: 'A view on a range',
      text: [
        'A vertical spread has a view on the direction. An [iron condor](term:iron-condor) has another view: the stock **stays in a range** until expiry.',
        'It is built from two spreads that you know from [credit spreads](lesson:vertical-spread/credit-spreads): a bull put spread below the price and a bear call spread above it. Both have the same [expiry](term:expiry).',
        'Time and falling [implied volatility](term:implied-volatility) help it. A large move hurts it, up or down.',
      ],
    },
    'the-put-side': {
      title: 'The put side: it must not fall far',
      text: [
        'XYZ trades at {bullPut.spot}, with {bullPut.days} days to expiry. Sell the {bullPut.strike(1)} [put](term:put) for {bullPut.premium(1)} and buy the {bullPut.strike(2)} put for {bullPut.premium(2)}.',
        'The [credit](term:credit) is {bullPut.credit}. All of it stays if XYZ ends at {bullPut.strike(1)} or above.',
      ],
    },
    'the-call-side': {
      title: 'The call side: it must not rise far',
      text: [
        'Now sell the {bearCall.strike(1)} [call](term:call) for {bearCall.premium(1)} and buy the {bearCall.strike(2)} call for {bearCall.premium(2)}.',
        'This credit is {bearCall.credit}. All of it stays if XYZ ends at {bearCall.strike(1)} or below.',
      ],
    },
    'both-sides': {
      title: 'Together: an iron condor',
      text: [
        'The two credits add up: {bullPut.credit} and {bearCall.credit} make {condor.credit}.',
        'Between {condor.strike(2)} and {condor.strike(3)} all four options end worthless, and the whole credit is earned. The chart is a flat roof with a slope on each side.',
        'The sold options are the **short strikes**. The bought ones are the [wings](term:wing): they cost a part of the credit and limit the loss.',
      ],
    },
  },
  'gain-and-loss': {
    'only-one-side-loses': {
      title: 'Only one side can lose',
      text: [
        'At expiry the stock has one price. It can be below the puts or above the calls, never both. So the two risks do not add up, but the two credits do.',
        '- **Maximum profit** is the credit: {condor.credit}.',
        '- **Maximum loss** is the width of one side less the whole credit: {condor.maxLoss}. If the sides differ, the wider one counts.',
        '- **Breakevens** are the short strikes moved outwards by the credit per share: {condor.strike(2)} less {condor.creditPerShare} is {condor.breakeven(1)}, and {condor.strike(3)} plus {condor.creditPerShare} is {condor.breakeven(2)}.',
      ],
    },
    'hold-it': {
      title: 'Try it: move the price',
      text: [
        'This is the condor with {condor.strike(2)} and {condor.strike(3)} as short strikes. Move the price, then let days pass.',
        '- At which two prices is the profit zero on the last day?',
        '- Set the price to $230 on the last day. Does a further rise cost anything?',
        '- Compare that with $230 after ten days. Why is the loss smaller?',
      ],
    },
    margin: {
      title: 'What the broker blocks',
      text: [
        'Since only one side can lose, most brokers block the [margin](term:margin) of one side: the wider width, {condor.strikeGap(1, 2)} per share here. The credit counts toward it, so {condor.maxLoss} of your own money is tied up.',
        'The loss has a limit as long as all four legs are open. Whoever buys back one leg alone has another position with another risk.',
      ],
    },
  },
  'short-strikes': {
    'by-delta': {
      title: 'By delta',
      text: [
        'The short strikes decide how often the condor wins and how much it is paid. Many traders choose them by [delta](term:delta), often between 0.10 and 0.30.',
        'The delta of an option is a rough guide to the chance that it ends in the money. Here the sold legs have deltas of {condor.delta(2)} and {condor.delta(3)}; a sold put has a positive delta, a sold call a negative one. The model’s chances of ending in the money are {condor.probabilityInTheMoney(2)} and {condor.probabilityInTheMoney(3)}.',
        'Deltas of equal size keep the condor about neutral at the start. Equal distances in dollars often do not.',
      ],
    },
    'by-expected-move': {
      title: 'By expected move',
      text: [
        'The [expected move](term:expected-move) turns the volatility into dollars: {condor.expectedMove} in {condor.days} days at {condor.volatility}. From {condor.spot} it reaches from {condor.expectedLow} to {condor.expectedHigh}, and by the model the stock ends within it about two times out of three.',
        'Short strikes near its edges have deltas of about 0.16. Here {condor.strike(3)} lies just outside, {condor.strike(2)} just inside.',
        'The example uses one volatility for all strikes. On most stocks the [skew](term:skew) gives low puts a higher one, so a put with the same delta lies further from the price than here.',
        'Traders look for [earnings reports](/options/earnings) and other dates before the expiry. A report can make the price jump, and the credit looks rich for that reason.',
      ],
    },
    'near-and-far': {
      title: 'Near and far',
      text: [
        'With short strikes of {near.strike(2)} and {near.strike(3)} the credit is {near.credit}, the most one can lose {near.maxLoss}, and the [probability of profit](term:probability-of-profit) {near.probabilityOfProfit}.',
        'With {far.strike(2)} and {far.strike(3)} the credit is only {far.credit} against a loss of {far.maxLoss}, and the probability is {far.probabilityOfProfit}.',
        'Further away is not safer in every sense. One full loss of the far condor costs as much as many of its wins bring in.',
      ],
    },
    'another-market': {
      title: 'Try it: open it in another market',
      text: [
        'The strikes stay where they are. Change the market in which the condor is opened.',
        '- Raise the volatility to 40%. The credit grows, but compare the expected move with the distance to the strikes.',
        '- Set the days to 10. What is left of the credit?',
        '- Move the price to $212. Which side pays most of the credit now?',
      ],
    },
  },
  'wings-and-width': {
    'what-wings-buy': {
      title: 'What the wings buy',
      text: [
        'Without wings the position is a short [strangle](term:strangle). It brings in {strangle.credit}, and its loss is {strangle.maxLoss}.',
        'The wings cost {condor.legCost(1)} for the put and {condor.legCost(4)} for the call. That leaves {condor.credit}, and the loss has a limit of {condor.maxLoss}, also after a [gap](term:gap) overnight.',
      ],
    },
    'narrow-and-wide': {
      title: 'Narrow and wide wings',
      text: [
        'Leave the short strikes alone and move only the wings:',
        '- {narrow.strikeGap(1, 2)} wide: credit {narrow.credit}, loss {narrow.maxLoss}, probability of profit {narrow.probabilityOfProfit}.',
        '- {condor.strikeGap(1, 2)} wide: credit {condor.credit}, loss {condor.maxLoss}, probability of profit {condor.probabilityOfProfit}.',
        '- {wide.strikeGap(1, 2)} wide: credit {wide.credit}, loss {wide.maxLoss}, probability of profit {wide.probabilityOfProfit}.',
        'Wide wings earn more per contract and risk far more. One wide condor replaces several narrow ones and has fewer legs to trade, but a full loss is rarer and larger.',
      ],
    },
    'credit-against-width': {
      title: 'Credit against width',
      text: [
        'The credit in percent of the width compares condors of any size. It is {narrow.creditToWidth} for the narrow one, {condor.creditToWidth} for the middle one, {wide.creditToWidth} for the wide one.',
        'Some traders ask for a third of the width. No rule makes the odds better: at fair prices the credit is the average amount that has to be paid back at expiry. More credit for the same width means that a loss is more likely.',
        'The [return on risk](term:return-on-risk) says the same in another way: {condor.roi} for the middle one.',
      ],
    },
    'uneven-wings': {
      title: 'Uneven wings',
      text: [
        'The sides need not be equally wide. Here the put side is {uneven.strikeGap(1, 2)} wide and the call side {uneven.strikeGap(3, 4)}.',
        'The credit is {uneven.credit}. A large fall loses {uneven.maxLoss}, a large rise only the width of the call side less the credit: {uneven.profitAt(240)} at $240.',
        'Such a condor leans upwards. The broker blocks the width of the wider side.',
      ],
    },
  },
  'one-order': {
    'four-legs-at-once': {
      title: 'Four legs, one limit order',
      text: [
        'Brokers take all four legs as one order with one net price. A [limit order](term:limit-order) for the net credit fills as complete condors or not at all.',
        'Opening one side first and waiting for a better price on the other is a bet on the direction, with one spread open while you wait.',
        'The usual start is the [mid price](term:mid-price) of the four legs. If nothing happens, traders give way by a cent or a nickel at a time, down to a limit set beforehand.',
      ],
    },
    'four-times-the-spread': {
      title: 'Four times the bid–ask spread',
      text: [
        'Suppose every option is quoted {quoted.quotedSpread} wide. In the middle the condor pays {quoted.credit}. With each sale at the bid and each purchase at the ask, it pays {quoted.creditAtQuotes}.',
        'To cross the [spread](term:bid-ask-spread) of all legs at the start and again at the end costs {quoted.spreadCost}: a large part of {quoted.credit}. Commissions on four contracts come on top, twice.',
        'On the wing of {quoted.premium(4)} alone, {quoted.quotedSpread} is {quoted.spreadPercent(4)} of its price.',
      ],
    },
    'where-it-can-be-traded': {
      title: 'Where it can be traded',
      text: [
        'With four legs, [liquidity](term:liquidity) decides. Traders look for quotes a few cents wide and for [open interest](term:open-interest) at all four strikes, which large index funds and heavily traded stocks have.',
        'Monthly expiries usually have more of it than weekly ones. Getting out counts as much as getting in: in a fast market the quotes of the tested side grow wider.',
      ],
    },
  },
  probability: {
    'what-it-counts': {
      title: 'What it counts',
      text: [
        'The [probability of profit](term:probability-of-profit) of this condor is {condor.probabilityOfProfit}: the chance that XYZ ends between {condor.breakeven(1)} and {condor.breakeven(2)}.',
        'It looks at one moment, the expiry. It uses one model, with the volatility that option prices imply, and it takes for granted that you hold to the end.',
      ],
    },
    'what-it-leaves-out': {
      title: 'What it leaves out',
      text: [
        '- **Size.** A win brings at most {condor.credit}, a loss costs up to {condor.maxLoss}. By the model the average is {condor.expectedProfit}: about zero, before all costs.',
        '- **The way there.** The chance that the {condor.strike(3)} call ends in the money is {condor.probabilityInTheMoney(3)}. The chance that the stock touches {condor.strike(3)} at some time before is {condor.probabilityOfTouch(3)}, about twice as large. Many condors that win look bad on the way.',
        '- **Your own exit.** Closing early at a gain or at a loss changes both how often you win and how much.',
        '- **Jumps.** Real prices have more large moves than the model, above all upon news.',
        '- **Costs** of four legs.',
        'An edge can only come from elsewhere: from an implied volatility that turns out to be higher than the moves that follow. That has often been so on broad indices, and there have been stretches in which it was not.',
      ],
    },
    'chance-and-size': {
      title: 'Try it: chance and size',
      text: [
        'Change the market and watch the probability together with the amounts.',
        '- Lower the volatility to 15%. The probability rises. What happens to the credit?',
        '- Find two markets with very different probabilities. How far is the expected profit from zero in each?',
      ],
    },
  },
  'greeks-over-time': {
    'on-the-first-day': {
      title: 'On the first day',
      text: [
        'The greeks of the whole position, in dollars:',
        '- [Delta](term:delta) {condor.delta}: it moves like that many shares, so small moves hardly matter.',
        '- [Theta](term:theta) {condor.theta} per day: time pays.',
        '- [Vega](term:vega) {condor.vega} per point: a rise of implied volatility costs.',
        '- [Gamma](term:gamma) {condor.gamma}: each dollar of movement changes the delta by this much, always against you.',
        'In the first days vega outweighs time. If the volatility rises by 5 points overnight and XYZ stays at {condor.spot}, the result is {condor.profitAfter(1, 200, 5)}. Nothing is decided by it: at expiry only the price of the stock counts.',
      ],
    },
    'near-the-end': {
      title: 'Near the end',
      text: [
        'In the last week the same strikes behave in another way. Suppose XYZ stands at {lastWeek.spot} with {lastWeek.days} days left. Vega has shrunk to {lastWeek.vega}, theta has grown to {lastWeek.theta} per day.',
        'The delta is {lastWeek.delta} now, and gamma is {lastWeek.gamma}: each dollar toward the calls makes it worse at more than twice the speed of the first day.',
        'So time pays the most exactly where a single day can undo weeks. Theta and gamma come together; there is no strike with one and without the other.',
      ],
    },
    'time-price-volatility': {
      title: 'Try it: time, price, volatility',
      text: [
        'The greeks below are those of the first day. The profit follows your sliders.',
        '- Leave the price and raise the volatility by 10 points. How many days does it take until the loss is made good?',
        '- Set the price to $218. Compare the profit after 10, 24 and 40 days.',
        '- Set the price to $226. Does time still help?',
      ],
    },
  },
  'taking-profits': {
    'half-of-the-credit': {
      title: 'Half of the credit',
      text: [
        'A condor is closed by buying it back. The credit was {condor.creditPerShare} per share; when the four legs cost {condor.priceAtHalf}, half of it is earned, {condor.halfOfCredit}.',
        'If XYZ stays at {condor.spot}, the profit is {condor.profitAfter(20, 200)} after 20 of {condor.days} days: more than half of the profit in less than half of the time.',
        'Many traders close about there. The second half takes longer, and it is earned with nearly the whole maximum loss still at risk. A limit order to buy back, good till canceled, does it without watching.',
        'The price of the rule: smaller wins, and the costs of four legs more often. Fair odds do not become better by closing early. The results only vary less.',
      ],
    },
    'twenty-one-days': {
      title: '21 days before expiry',
      text: [
        'Another common rule closes or rolls the condor 21 days before expiry, whatever the result. Until then theta has done a good part of its work, and gamma is still moderate.',
        'At {condor.spot} this would be {condor.profitAfter(24, 200)} on that day, at $218 it would be {condor.profitAfter(24, 218)}: a loss, but far from {condor.maxLoss}.',
        'Many plans combine three exits: a profit, a loss such as one or two times the credit, and a date. Whichever comes first ends the trade.',
      ],
    },
    'when-is-half-earned': {
      title: 'Try it: when is half earned?',
      text: [
        'Half of the credit is {condor.halfOfCredit}.',
        '- On which day is it reached if the price stays at $200?',
        '- And at $210? And at $192?',
        '- At which prices is there no profit after 24 days?',
      ],
    },
  },
  'a-tested-side': {
    'what-can-be-done': {
      title: 'What can be done',
      text: [
        'A side is tested when the stock comes close to its short strike. Suppose XYZ stands at $218 after 24 days. The result is {condor.profitAfter(24, 218)}, although no call is in the money yet.',
        'The usual answers, all decided before the trade was opened:',
        '- **Nothing.** The loss has a limit, and the size was chosen for it.',
        '- **Close everything.** The loss is known, the risk is gone.',
        '- **Close only the tested side.** The other side stays open for what little it can still earn.',
        '- **Roll the untested side** closer to the price for more credit.',
        'No adjustment takes a loss back. Each is a new trade at the prices of that day, with new costs.',
      ],
    },
    'roll-the-other-side': {
      title: 'Rolling the untested side',
      text: [
        'After 24 days XYZ stands at {rolledUp.spot}. The puts are nearly worthless, and closing them leaves a gain of {rolledUp.realised}. New puts with the strikes {rolledUp.strike(2)} and {rolledUp.strike(1)} are sold for {rolledUp.premium(2)} and bought for {rolledUp.premium(1)}.',
        'The most one can lose falls from {condor.maxLoss} to {rolledUp.maxLoss}, and the upper breakeven moves from {condor.breakeven(2)} to {rolledUp.breakeven(2)}.',
        'The price for that is below: the lower breakeven jumps from {condor.breakeven(1)} to {rolledUp.breakeven(1)}. A stock that turns around can now lose on the side that was safe.',
        'The new put side is as wide as the old one. A wider one would raise the maximum loss again.',
      ],
    },
    'hold-the-adjusted-one': {
      title: 'Try it: hold the adjusted condor',
      text: [
        'The gain on the closed puts is part of every profit here.',
        '- How wide is the range between the breakevens? Compare it with {condor.breakeven(1)} and {condor.breakeven(2)}.',
        '- Let all days pass at $200. What would the condor without the adjustment have made there?',
        '- And at $235?',
      ],
    },
  },
  'rolling-out': {
    'two-trades': {
      title: 'Two trades',
      text: [
        '[Rolling](term:rolling) to a later expiry closes the old condor and opens a new one. Brokers take it as one order, but it is two trades: one result is booked, one new risk begins.',
        'A roll “for a credit” can hide this. The cash comes from the new options, and the [loss](term:realised-loss) on the old ones stays.',
        'One question helps: if there were no old position, would this new one be opened today, at this price and in this size?',
        'Four legs out and four legs in cross eight bid–ask spreads.',
      ],
    },
    'with-the-loss-counted': {
      title: 'With the loss counted',
      text: [
        'After 24 days XYZ stands at {rolledOut.spot}, and the condor is closed at {rolledOut.realised}. A new one is opened for {rolledOut.days} days around the new price, for {rolledOut.credit}.',
        'Counted together, the most the two can make is {rolledOut.maxProfit}, and the most they can lose is {rolledOut.maxLoss}. The breakevens are {rolledOut.breakeven(1)} and {rolledOut.breakeven(2)}, closer than those of the new condor alone.',
        'To roll again and again after losses is to let a small loss grow. A limit for the whole series belongs in the plan.',
      ],
    },
  },
  'assignment-and-last-day': {
    'before-the-last-day': {
      title: 'Before the last day',
      text: [
        'Options on stocks and funds are [American](term:american-option): a sold option can be [assigned](term:assignment) on any day. It is rare while it has [time value](term:time-value).',
        '- **Calls** in the money are at risk on the day before an [ex-dividend date](term:ex-dividend-date), if the dividend is larger than the time value left. An assigned seller owes 100 shares, and the dividend as well.',
        '- **Puts** deep in the money are at risk when their time value is nearly gone.',
        'An assignment does not add to the maximum loss while the bought option is held. Exercising it closes the shares out; selling it and trading the shares back keeps its time value as well. But shares in the account need margin, and the broker may ask for it the next morning.',
      ],
    },
    'the-last-day': {
      title: 'The last day',
      text: [
        'Outside the wings both options of a side are exercised and cancel out. Between the short strikes everything expires. The doubtful places are between a short strike and its wing, and right at a short strike.',
        'Between {condor.strike(3)} and {condor.strike(4)} the sold call is assigned and the wing expires. After the weekend you are short 100 shares, and no wing limits the loss.',
        'Right at the strike there is [pin risk](term:pin-risk). Owners may exercise for more than an hour after the close, so news in the evening can turn an option that ended out of the money into an assignment.',
        'Brokers may also close such positions on their own in the last hours, at whatever price there is. For all these reasons many traders close the condor days before, also the side that costs only a few cents.',
      ],
    },
    'index-options': {
      title: 'Index options differ',
      text: [
        'Options on most broad indices are [European](term:european-option) and [settled](term:settlement) in cash: no early assignment, no shares. Options on the funds that follow those indices are American and deliver shares.',
        'Some monthly index options stop trading the day before and settle at the opening prices of the next morning. A jump overnight then decides the result, and nobody can trade it.',
      ],
    },
  },
  'size-and-plan': {
    'by-the-maximum-loss': {
      title: 'Size by the maximum loss',
      text: [
        'A full loss of a condor is not an accident. It belongs to the trade, and from time to time it comes. So the [position size](term:position-size) is set by it, not by the credit or by the margin that happens to be free.',
        'Take an account of {condor.account} and {condor.riskPercent} of it for one trade: {condor.riskBudget}. The condor with a maximum loss of {condor.maxLoss} fits {condor.contractsInBudget} times, the narrow one with {narrow.maxLoss} fits {narrow.contractsInBudget} times.',
        'If the answer is zero, the trade is too large for that account. Narrower wings or a stock with a lower price make it smaller; hope does not.',
      ],
    },
    'how-many-fit': {
      title: 'Try it: how many fit?',
      text: [
        'This is the narrow condor in an account of {narrow.account}. One trade may cost {narrow.riskPercent} of it.',
        '- Halve the volatility. The credit shrinks, the loss grows: how many fit now?',
        '- Why does the number never rise above a few, even when the credit is large?',
      ],
    },
    'several-condors': {
      title: 'Several condors are often one bet',
      text: [
        'Five condors on five stocks look spread out. In a sharp fall of the market, stocks fall together and implied volatility rises everywhere, so that all five put sides are tested on the same day.',
        'Traders therefore also limit the sum: the maximum losses of all open condors, and the [greeks of the whole account](term:portfolio-greeks). The page on [capital](/options/capital) adds up the losses, the [strategy overview](/options/strategies) the greeks.',
      ],
    },
    'the-plan': {
      title: 'The plan',
      text: [
        'Before the order goes in, the plan is written down:',
        '- the stock, the expiry, and the reports and ex-dividend days before it',
        '- short strikes by delta or expected move, wings, and the least credit that is acceptable',
        '- the number of contracts by the maximum loss',
        '- exits: at which profit, at which loss, on which day',
        '- what is done when one side is tested, and how often',
        'The [strategy wizard](/options/wizard) shows the figures of a condor for any stock. This course explains how it works; it is education, not advice.',
      ],
    },
  },
};
