import type { TextsOf } from '../../course.ts';
import type { optionBasics } from './course.ts';

export const en: TextsOf<typeof optionBasics> = {
  'what-an-option-is': {
    'the-contract': {
      title: 'A contract about a later price',
      text: [
        'An option is a contract between a buyer and a seller. The buyer pays a price today, the [premium](term:premium), and gets a right: to buy or to sell a stock at a fixed price, until a fixed day.',
        'The fixed price is the [strike](term:strike). The last day is the [expiry](term:expiry). After that day the right is gone.',
        'A right is not a duty. If using it would lose money, the buyer simply lets it lapse. The most that a buyer can lose is the premium.',
      ],
    },
    'a-call': {
      title: 'One call in numbers',
      text: [
        'The stock XYZ trades at {call.spot}. A call with a strike of {call.strike} that runs for {call.days} days costs {call.premium} per share.',
        'Suppose XYZ stands at $115 on the last day. The call lets you buy at {call.strike} what is worth $115. After the premium, you have made {call.profitAt(115)} on one contract.',
        'If XYZ stands at $100, nobody would buy at {call.strike}. The call is worth nothing, and you have lost the premium: {call.profitAt(100)}. It would be the same at $80, or at $50.',
      ],
    },
    'one-hundred-shares': {
      title: 'One contract is one hundred shares',
      text: [
        'Prices of options are quoted per share, but a standard contract covers **100 shares**. A quote of {call.premium} therefore costs {call.debit} for one contract.',
        'Every amount on this site that is not marked “per share” is for the whole position, with this multiplier included.',
      ],
    },
  },
  'calls-and-puts': {
    'two-rights': {
      title: 'The right to buy, the right to sell',
      text: [
        'There are two kinds of options:',
        '- A [call](term:call) is the right to **buy** the stock at the strike. It gains when the stock rises.',
        '- A [put](term:put) is the right to **sell** the stock at the strike. It gains when the stock falls.',
        'A put works like insurance: whoever owns shares can still sell them at the strike, however low the market is.',
      ],
    },
    'a-put': {
      title: 'One put in numbers',
      text: [
        'XYZ trades at {put.spot}. A put with a strike of {put.strike} costs {put.premium} per share, {put.debit} for one contract.',
        'If XYZ falls to $85, the right to sell at {put.strike} is worth $10 per share. After the premium, the result is {put.profitAt(85)}.',
        'If XYZ stays at {put.spot}, nobody sells at {put.strike} what the market buys for more. The put lapses: {put.profitAt(100)}.',
      ],
    },
    'in-and-out-of-the-money': {
      title: 'In the money, out of the money',
      text: [
        'An option is [in the money](term:in-the-money) if it would pay something now: a call whose strike is **below** the stock price, a put whose strike is **above** it.',
        'It is [out of the money](term:out-of-the-money) if it would pay nothing, and [at the money](term:at-the-money) if the strike is about the stock price.',
        'In the money does not mean profitable. You also paid the premium.',
      ],
    },
  },
  'the-premium': {
    'two-parts': {
      title: 'Intrinsic value and time value',
      text: [
        'The premium has two parts. The [intrinsic value](term:intrinsic-value) is what the option would pay if it ended now. The rest is [time value](term:time-value): what buyers pay for what may still happen.',
        'Time value is largest at the money. It grows with the time that is left and with the [implied volatility](term:implied-volatility): the size of the moves that the market expects.',
        'Time value shrinks to zero on the last day. This is [time decay](term:time-decay). It costs buyers money each day and pays sellers.',
      ],
    },
    'in-numbers': {
      title: 'Taking a premium apart',
      text: [
        'XYZ trades at {inTheMoney.spot}. A call with a strike of {inTheMoney.strike} costs {inTheMoney.premium} per share.',
        'The call is in the money: its intrinsic value is {inTheMoney.intrinsic}. The other {inTheMoney.timeValue} are time value.',
        'If the stock does not move for {inTheMoney.days} days, the time value is lost and the intrinsic value is left.',
      ],
    },
    'change-the-market': {
      title: 'Try it: what moves the premium',
      text: [
        'Change the stock price, the volatility and the days. Watch the two parts of the premium.',
        '- Set the days close to zero. What is left of the premium?',
        '- Double the volatility. Which part of the premium grows?',
        '- Raise the stock price far above the strike. Which part is nearly everything?',
      ],
    },
  },
  'profit-at-expiry': {
    'value-less-premium': {
      title: 'Value less premium',
      text: [
        'On the last day, time value is zero. The profit of a bought option is its intrinsic value less the premium you paid, times 100.',
        'Drawn over all stock prices, this gives the [payoff chart](term:payoff-chart): flat where the option pays nothing, and a straight slope where it pays.',
      ],
    },
    'move-the-price': {
      title: 'Try it: move the stock price',
      text: [
        'This is the call with a strike of {call.strike} for {call.premium}. Move the price on a later day and read the profit.',
        'Before the last day the profit is higher than the corner of the chart: time value is left.',
      ],
    },
    breakeven: {
      title: 'Where you get your money back',
      text: [
        'The [breakeven](term:breakeven) is the price at which you neither gain nor lose at expiry. For a bought call it is the strike plus the premium: {call.strike} plus {call.premium} is {call.breakeven}.',
        'For a bought put it is the strike less the premium: {put.strike} less {put.premium} is {put.breakeven}.',
        'So it is not enough that the stock moves in the right direction. It must move **far enough, in time**.',
      ],
    },
  },
  'buyers-and-sellers': {
    'the-other-side': {
      title: 'Each right is somebody’s duty',
      text: [
        'The seller of an option receives the premium and takes on a duty: to deliver the stock at the strike (call), or to buy it at the strike (put), if the buyer wants it.',
        'What the buyer gains, the seller loses, dollar by dollar. A buyer’s loss is limited to the premium. A seller’s gain is limited to the premium.',
      ],
    },
    'a-sold-call': {
      title: 'A sold call: loss without a limit',
      text: [
        'Somebody sells the {soldCall.strike} call for {soldCall.premium}. The seller keeps {soldCall.credit} if XYZ ends at or below {soldCall.strike}.',
        'A stock can rise without limit, so the loss is {soldCall.maxLoss}. At $130 the result is {soldCall.profitAt(130)}, many times the premium.',
        'Sellers who own the shares can deliver them. That is the [covered call](term:covered-call), a trade of a later course.',
      ],
    },
    'a-sold-put': {
      title: 'A sold put: paid to buy lower',
      text: [
        'The seller of the {soldPut.strike} put receives {soldPut.credit} and must buy 100 shares at {soldPut.strike} if XYZ ends lower.',
        'The loss is limited, since no stock falls below zero, but it is large: {soldPut.maxLoss} at most.',
        'Below {soldPut.breakeven} the seller loses.',
      ],
    },
  },
  'exercise-and-expiry': {
    'ways-out': {
      title: 'Three ways to end a position',
      text: [
        '- **Close it**: sell what you bought, buy back what you sold. Most options end this way.',
        '- **Let it expire**: an option out of the money on the last day ends with nothing.',
        '- **Exercise it**: [exercise](term:exercise) means to use the right and to trade the shares at the strike. Options that are in the money on the last day are exercised automatically.',
        'While there is time value left, closing pays more than exercising: exercise gives only the intrinsic value.',
      ],
    },
    assignment: {
      title: 'Assignment',
      text: [
        'When a buyer exercises, a seller is [assigned](term:assignment) and must deliver or take the shares. Options on US stocks are [American](term:american-option): this can happen on any day.',
        'Early assignment is most likely for calls deep in the money on the day before a [dividend](term:ex-dividend-date), and for puts deep in the money.',
      ],
    },
    'before-you-trade': {
      title: 'Before your first trade',
      text: [
        'Answer four questions before you buy or sell anything:',
        '- What is the most that I can lose?',
        '- At which price do I break even, and by when?',
        '- What do I do if it goes well, and what if it goes badly?',
        '- Is the spread between [bid and ask](term:bid-ask-spread) narrow enough to get out?',
        'The [strategy wizard](/options/wizard) shows the first two for every trade. This course explains how options work; it is education, not advice.',
      ],
    },
  },
};
