import type { TextsOf } from '../../course.ts';
import type { combinationStrategies } from './course.ts';

export const en: TextsOf<typeof combinationStrategies> = {
  'taking-apart': {
    'building-blocks': {
      title: 'A kink at each strike',
      text: [
        'At expiry the profit of any position is a line with kinks. It bends only at a [strike](term:strike), and by as much as the contracts held there.',
        'So any position can be read as a sum of simpler ones. Whoever knows the [vertical spread](term:vertical-spread) and the single option can read the rest.',
        'Taking a position apart answers the questions that matter: where is the risk, which part pays for which, and what remains when one part is closed.',
      ],
    },
    'the-lower-half': {
      title: 'The lower half',
      text: [
        'XYZ trades at {bullCall.spot}. This bull call spread buys the {bullCall.strike(1)} call and sells the {bullCall.strike(2)} call for {bullCall.debit}. It earns {bullCall.maxProfit} at most, if the stock ends at {bullCall.strike(2)} or above.',
      ],
    },
    'the-upper-half': {
      title: 'The upper half',
      text: [
        'This bear call spread sells the {bearCall.strike(1)} call and buys the {bearCall.strike(2)} call. It brings in {bearCall.credit}, and all of it stays if the stock ends at {bearCall.strike(1)} or below.',
      ],
    },
    'the-sum': {
      title: 'Together: a butterfly',
      text: [
        'Both spreads have the {butterfly.strike(2)} call as a sold leg, so it is sold twice. The sum is a [butterfly](term:butterfly): it costs {butterfly.debit} and earns {butterfly.maxProfit} if the stock ends exactly at {butterfly.strike(2)}.',
        'The debit of the first spread less the credit of the second is the price of the butterfly. A quote for the butterfly that is far from this sum is a stale quote, or a chance for somebody with a faster computer.',
      ],
    },
  },
  synthetics: {
    parity: {
      title: 'Put–call parity',
      text: [
        'A bought call and a sold put with the same strike and the same expiry gain and lose like the stock. This is [put–call parity](term:put-call-parity): call less put is the stock less the strike in today’s money.',
        'So each of the three can be made from the other two:',
        '- stock = call − put',
        '- call = stock + put',
        '- put = call − stock',
        'A covered call, stock and a sold call, therefore has the payoff of a sold put. Both are one view in two accounts.',
      ],
    },
    'stock-from-options': {
      title: 'Stock from options',
      text: [
        'Buy the {synthetic.strike(1)} call, sell the {synthetic.strike(2)} put: a [synthetic position](term:synthetic-position) in 100 shares. It costs {synthetic.debit} and has a delta of {synthetic.delta}.',
        'At $120 it has made {synthetic.profitAt(120)}, at $80 it has lost as shares would: {synthetic.profitAt(80)}. The small debit is the interest on the strike until expiry; whoever buys the shares pays it in another way.',
      ],
    },
    'what-it-is-for': {
      title: 'What it is for',
      text: [
        'Traders use synthetics to see, not only to trade. A wide quote in a call can be checked against the put beside it, and a position can be closed on the side with the better [bid–ask spread](term:bid-ask-spread).',
        'Parity holds exactly for [European options](term:european-option). [American options](term:american-option) may be exercised early, and a [dividend](term:dividend) lowers the call and lifts the put, so the two sides differ by a little.',
        'The sold put of a synthetic can be [assigned](term:assignment) on any day. Brokers block [margin](term:margin) for it as for any sold put.',
      ],
    },
  },
  collars: {
    'a-collar': {
      title: 'A collar',
      text: [
        'You hold 100 shares. The {collar.strike(2)} put limits the loss, and the sold {collar.strike(3)} call pays for it. Here the two bring in {collar.credit} together.',
        'From here the shares can lose {collar.maxLoss} at most and gain {collar.maxProfit} at most. A [collar](term:collar) is a bull spread in another dress: by parity, stock and put are a call.',
        'On a stock with a dividend the sold call may be assigned on the day before the [ex-dividend date](term:ex-dividend-date).',
      ],
    },
    'hold-the-collar': {
      title: 'Try it: hold the collar',
      text: [
        'Move the price, then let days pass.',
        '- Today, how much of a fall to $90 does the collar take? And on the last day?',
        '- Why is the gain at $110 smaller today than on the last day?',
      ],
    },
    'a-risk-reversal': {
      title: 'A risk reversal',
      text: [
        'Leave out the shares and turn the collar around: sell the {reversal.strike(1)} put, buy the {reversal.strike(2)} call. A [risk reversal](term:risk-reversal) is a bullish position for little money, here {reversal.debit}.',
        'Little money is not little risk. Below {reversal.strike(1)} it loses like the stock: {reversal.profitAt(80)} at $80. Its price tells the [skew](term:skew): where puts are dear, the sold put pays for more of the call.',
      ],
    },
  },
  butterflies: {
    'a-small-target': {
      title: 'A small target, a small stake',
      text: [
        'The butterfly with the strikes {butterfly.strike(1)}, {butterfly.strike(2)} and {butterfly.strike(3)} costs {butterfly.debit}, and no more can be lost. It makes money between {butterfly.breakeven(1)} and {butterfly.breakeven(2)}.',
        'The best result, {butterfly.maxProfit}, needs the stock exactly at {butterfly.strike(2)}. That is rare. Most of the winners earn a part of it.',
        'Calls, puts, or an iron butterfly make the same shape. Traders take the options out of the money, which have the narrower quotes.',
      ],
    },
    'hold-the-butterfly': {
      title: 'Try it: hold the butterfly',
      text: [
        'The first surprise is how little happens for weeks.',
        '- Leave the price at $100. When does the profit begin to grow?',
        '- Set the volatility 10 points lower on the first day. Does that help or hurt?',
        '- Move the price to $106 with five days left, then to $112.',
      ],
    },
    'the-last-week': {
      title: 'The last week',
      text: [
        'Near expiry the butterfly reacts strongly to small moves, since the two sold options have the most [gamma](term:gamma) there. Many plans take half of the maximum, if it is ever there, and do not wait for the last day.',
        'If the stock ends close to the body, it is open which of the sold options will be assigned: [pin risk](term:pin-risk), twice. Whoever still holds the position over the weekend may own shares afterward, or owe them.',
      ],
    },
  },
  'broken-wings': {
    'one-wing-further': {
      title: 'One wing further out',
      text: [
        'Move the upper wing away: buy the {broken.strike(1)} call, sell two {broken.strike(2)} calls, buy the {broken.strike(3)} call. The [broken-wing butterfly](term:broken-wing-butterfly) brings in {broken.credit}.',
        'Below {broken.strike(1)} all calls expire and the credit stays. The best result is {broken.maxProfit} at {broken.strike(2)}.',
        'The risk has moved to the upper side: above {broken.strike(3)} the loss is {broken.maxLoss}.',
      ],
    },
    'hold-the-broken-wing': {
      title: 'Try it: hold the broken wing',
      text: [
        'Compare early days with late ones.',
        '- A jump to $108 after five days: what does it cost?',
        '- The same price on the last day?',
        '- Where does the profit never become negative?',
      ],
    },
    'where-the-risk-went': {
      title: 'Where the risk went',
      text: [
        'Taken apart: a butterfly, and a bear call spread from the shorter wing to the longer one. The bear call spread pays for the butterfly, and its risk is the whole risk.',
        'So the question is the one of every credit spread: does the credit pay for what happens beyond {broken.breakeven(1)}? "No risk on one side" describes the shape, not the price of the other side.',
        'The broker blocks the wider wing less the narrower one.',
      ],
    },
  },
  'iron-butterflies': {
    'the-same-roof': {
      title: 'The same roof for a credit',
      text: [
        'Sell the {ironFly.strike(2)} put and the {ironFly.strike(3)} call, buy the {ironFly.strike(1)} put and the {ironFly.strike(4)} call. This [iron butterfly](term:iron-butterfly) brings in {ironFly.credit} and can lose {ironFly.maxLoss}.',
        'The call butterfly with these strikes costs {butterfly.debit} and can earn {butterfly.maxProfit}. The two differ only by the interest on the width: by parity they are one position.',
      ],
    },
    'same-payoff-other-orders': {
      title: 'Same payoff, other details',
      text: [
        'A credit is not better than a debit. What one receives today, one owes at expiry.',
        'The details differ: the iron butterfly holds out-of-the-money options, quoted more narrowly. The call butterfly has calls [in the money](term:in-the-money), which can be exercised early around a dividend. And four legs cost commission where three strikes of one type cost it as well: the sold one counts twice.',
        'Against the [iron condor](lesson:iron-condor/two-spreads) it earns more at the middle and less often. It is a condor whose sold strikes have met.',
      ],
    },
  },
  ratios: {
    'more-sold-than-bought': {
      title: 'More sold than bought',
      text: [
        'Buy one {ratio.strike(1)} call, sell two {ratio.strike(2)} calls. The [ratio spread](term:ratio-spread) costs {ratio.debit} and earns {ratio.maxProfit} at {ratio.strike(2)}.',
        'One of the sold calls has no bought one behind it: it is [naked](term:naked-option). Above {ratio.breakeven(2)} the loss grows by $100 for each dollar and is {ratio.maxLoss}.',
        'A takeover offer overnight is what ruins it. Many brokers do not open this trade without a high permission, and the margin moves with the price.',
      ],
    },
    'with-a-wing': {
      title: 'With a wing',
      text: [
        'One more call, at {capped.strike(3)}, limits the loss to {capped.maxLoss}. The cost rises from {ratio.debit} to {capped.debit}: that is the price of sleeping well.',
        'The result is a broken-wing butterfly. The ratio spread was one all along, with a wing infinitely far away.',
      ],
    },
    'more-bought-than-sold': {
      title: 'More bought than sold',
      text: [
        'Turn it around: sell one {backspread.strike(1)} call, buy two {backspread.strike(2)} calls. The [backspread](term:backspread) brings in {backspread.credit} here and gains without limit when the stock takes off.',
        'Its worst place is the second strike on the last day, with a loss of {backspread.maxLoss}. It pays for large moves and hates a slow rise that stops there.',
        'A backspread for a credit is not free. The valley in the middle pays for both ends.',
      ],
    },
    'hold-the-backspread': {
      title: 'Try it: hold the backspread',
      text: [
        'The figures are those of the first day; the profit follows the sliders.',
        '- Raise the volatility by 10 points on the first day. Who gains?',
        '- Leave the price at $106. What does each week cost?',
        '- Which move of the first ten days is needed for a profit?',
      ],
    },
  },
  'jade-lizards': {
    'no-risk-above': {
      title: 'No risk above',
      text: [
        'Sell the {lizard.strike(1)} put, sell the {lizard.strike(2)} call and buy the {lizard.strike(3)} call. This is a [jade lizard](term:jade-lizard): a sold put and a bear call spread.',
        'The credit of {lizard.creditPerShare} per share is more than the call spread is wide, {lizard.strikeGap(2, 3)}. So nothing is lost above, however far the stock rises: {lizard.profitAt(120)} at $120.',
      ],
    },
    'another-market': {
      title: 'Try it: open it in another market',
      text: [
        'The strikes stay, the market changes.',
        '- Lower the volatility until the credit per share is below the width of the call spread. What appears on the upper side?',
        '- Move the price to $96. Where does the credit come from now?',
      ],
    },
    'the-risk-below': {
      title: 'The risk below',
      text: [
        'Below {lizard.breakeven(1)} the lizard loses like a sold put: {lizard.profitAt(80)} at $80, and {lizard.maxLoss} if the stock becomes worthless. The upper side was bought with risk on the lower side.',
        'Whoever would not buy the shares at {lizard.strike(1)} does not want the put either. The size follows from that: the cash for 100 shares, or the loss at a price that is thought possible.',
        'The mirror image, with a sold call and a bull put spread, has its risk above, where it has no limit.',
      ],
    },
  },
  diagonals: {
    'two-dates-two-strikes': {
      title: 'Two dates, two strikes',
      text: [
        'Buy a {diagonal.strike(2)} call with more time, sell a {diagonal.strike(1)} call with less. A [diagonal spread](term:diagonal-spread) is a vertical spread and a [calendar spread](term:calendar-spread) in one. This one costs {diagonal.debit}.',
        'With the bought call deep in the money it acts like a covered call for a part of the money: a delta of {diagonal.delta}, and {diagonal.theta} a day from the passing time.',
        'At the first expiry the bought call still has [time value](term:time-value), so the result is a model’s estimate, not arithmetic.',
      ],
    },
    'hold-the-diagonal': {
      title: 'Try it: hold the diagonal',
      text: [
        'Both legs age, the sold one faster.',
        '- Where is the profit largest when the short call expires?',
        '- Set the volatility 10 points lower. Which leg loses more?',
        '- A jump to $120 after ten days: why is the gain small?',
      ],
    },
    'managing-the-short-leg': {
      title: 'Managing the short leg',
      text: [
        'When the short call expires worthless, another one can be sold: each of these sales is a new trade with its own risk. [Rolling](lesson:calendars-and-rolls/what-a-roll-is) counts the whole series.',
        'A rule of thumb: what the spread costs is less than the distance of the strikes. Then even a large jump upwards ends without a loss. Here {diagonal.debitPerShare} stands against {diagonal.strikeGap(1, 2)}.',
        'If the sold call is assigned early, the bought one is better sold than exercised: exercise throws away its time value.',
      ],
    },
  },
  choosing: {
    'three-questions': {
      title: 'Three questions',
      text: [
        'A structure follows from a view on three things:',
        '- **Direction.** Up, down, or to a place?',
        '- **Volatility.** Are options dear or cheap against the moves that you expect?',
        '- **Time.** By when?',
        'A view without a place and a date leads to stock, not to a combination.',
      ],
    },
    'from-view-to-structure': {
      title: 'From the view to the structure',
      text: [
        '- Up, options cheap: call, bull call spread, backspread.',
        '- Up, options dear: bull put spread, risk reversal, jade lizard.',
        '- To a price, by a date: butterfly; broken wing where one side matters less.',
        '- Nowhere, options dear: iron condor, iron butterfly.',
        '- Nowhere now, more later: calendar, diagonal.',
        '- Far, either way: straddle, strangle, backspread.',
        'Several structures fit each view. They differ in where they are wrong, and that is the choice.',
      ],
    },
    'before-the-order': {
      title: 'Before the order',
      text: [
        'Compare candidates with the same maximum loss, not with the same number of contracts. Look at the profit at three prices: your target, today’s price, and the price that you fear.',
        'Count the legs: each has its bid–ask spread at the start and at the end. A finer shape that costs four spreads may be worse than a plain one.',
        'The [builder](/options/builder) draws any of them from a real chain, and the [wizard](/options/wizard) fits one to a view. This course explains how they work; it is education, not advice.',
      ],
    },
  },
  'the-book': {
    'two-trades-on-one-stock': {
      title: 'Two trades on one stock',
      text: [
        'A bear put spread, {book.strike(4)} over {book.strike(1)}, is open. A bear call spread, {book.strike(2)} and {book.strike(3)}, is added for its credit.',
        'Seen one by one, both are small. As one book they have a delta of {book.delta} and lose {book.maxLoss} if the stock rises: two bets on the same fall.',
      ],
    },
    'hold-the-book': {
      title: 'Try it: hold the book',
      text: [
        'The figures are the sums over all legs.',
        '- Vega and theta are close to zero. Does that mean no risk?',
        '- Where is the book best, where worst, on the last day?',
        '- Between which prices does the result stay the same on the last day?',
      ],
    },
    'net-greeks': {
      title: 'Net greeks, and what they hide',
      text: [
        'Greeks add up on one stock: the sum says what a small move does now. Across stocks they add up only in dollars and only if the stocks move together, which they do on bad days.',
        'A net vega of zero can hide a bought near option and a sold far one. Near and far volatility do not move alike.',
        'The [overview](/options/strategies) sums the [greeks of the account](term:portfolio-greeks), and [capital](/options/capital) the losses by stock, expiry and direction.',
      ],
    },
  },
};
