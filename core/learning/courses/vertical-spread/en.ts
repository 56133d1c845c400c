import type { TextsOf } from '../../course.ts';
import type { verticalSpread } from './course.ts';

export const en: TextsOf<typeof verticalSpread> = {
  'why-two-legs': {
    'a-call-is-dear': {
      title: 'A call alone is expensive',
      text: [
        'XYZ trades at {call.spot}, and you expect it to rise to about $110 within {call.days} days. A [call](term:call) with a strike of {call.strike} costs {call.premium} per share, {call.debit} for one contract.',
        'That call pays for every price above {call.strike}, also for $150 and $200. You do not expect those prices, but you pay for them.',
      ],
    },
    'sell-what-you-do-not-need': {
      title: 'Sell what you do not need',
      text: [
        'So you also sell the {bullCall.strike(2)} call, for {bullCall.premium(2)}. You give up everything above {bullCall.strike(2)} and pay only {bullCall.debit} for both legs together.',
        'This is a [vertical spread](term:vertical-spread): one option bought and one sold, of the same type and the same [expiry](term:expiry), at two [strikes](term:strike).',
        'The most you can lose falls from {call.maxLoss} to {bullCall.maxLoss}. The [breakeven](term:breakeven) moves from {call.breakeven} down to {bullCall.breakeven}.',
      ],
    },
    compare: {
      title: 'Try it: hold the spread',
      text: [
        'Move the price, let days pass, change the volatility.',
        '- At which price does the profit stop growing?',
        '- Let half of the days pass with the price unchanged. What does that cost?',
        '- Raise the volatility by 10 points. It moves a spread less than a single call, since one leg gains most of what the other loses.',
      ],
    },
  },
  'debit-spreads': {
    'three-numbers': {
      title: 'Three numbers',
      text: [
        'If you pay to open a spread, it is a debit spread. Everything follows from two strikes and the debit per share:',
        '- **Maximum loss** is the debit.',
        '- **Maximum profit** is the distance between the strikes less the debit.',
        '- **Breakeven** is the bought strike moved by the debit toward the sold strike.',
      ],
    },
    'bull-call': {
      title: 'Bull call spread: for a rise',
      text: [
        'Buy the {bullCall.strike(1)} call, sell the {bullCall.strike(2)} call. The debit is {bullCall.debitPerShare} per share.',
        'At {bullCall.strike(2)} or above, the spread is worth its full width of {bullCall.width}. The profit is {bullCall.maxProfit}.',
        'At {bullCall.strike(1)} or below, both calls are worth nothing. The loss is {bullCall.maxLoss}.',
        'In between, the profit rises in a straight line through zero at {bullCall.breakeven}.',
      ],
    },
    'bear-put': {
      title: 'Bear put spread: for a fall',
      text: [
        'The mirror image uses [puts](term:put): buy the {bearPut.strike(1)} put, sell the {bearPut.strike(2)} put. The debit is {bearPut.debitPerShare} per share.',
        'At {bearPut.strike(2)} or below you make {bearPut.maxProfit}. At {bearPut.strike(1)} or above you lose {bearPut.maxLoss}. You break even at {bearPut.breakeven}.',
      ],
    },
  },
  'credit-spreads': {
    'paid-first': {
      title: 'Paid first, at risk until the end',
      text: [
        'If you sell the more expensive option and buy the cheaper one, you are paid to open the spread. This is a credit spread.',
        '- **Maximum profit** is the credit.',
        '- **Maximum loss** is the distance between the strikes less the credit. Your broker blocks this amount.',
        '- **Breakeven** is the sold strike moved by the credit away from the bought strike.',
        'The bought option does not earn anything. It is there so that the loss has a limit.',
      ],
    },
    'bull-put': {
      title: 'Bull put spread: it must not fall',
      text: [
        'Sell the {bullPut.strike(1)} put, buy the {bullPut.strike(2)} put. You receive {bullPut.credit}.',
        'If XYZ ends above {bullPut.strike(1)}, you keep it all: also when the stock has not moved. The model gives a [probability of profit](term:probability-of-profit) of {bullPut.probabilityOfProfit}.',
        'Below {bullPut.strike(2)} you lose {bullPut.maxLoss}. You break even at {bullPut.breakeven}.',
        'Many small gains against a few large losses: a high probability is not an advantage by itself.',
      ],
    },
    'bear-call': {
      title: 'Bear call spread: it must not rise',
      text: [
        'Sell the {bearCall.strike(1)} call, buy the {bearCall.strike(2)} call. You receive {bearCall.credit} and risk {bearCall.maxLoss}.',
        'It gains if XYZ ends below {bearCall.breakeven}.',
      ],
    },
  },
  'strikes-and-width': {
    'chance-against-reward': {
      title: 'Chance against reward',
      text: [
        'Every choice of strikes trades the chance of a profit against its size.',
        '- Strikes near the stock price: a balanced chance, a balanced reward.',
        '- A debit spread far [out of the money](term:out-of-the-money): cheap, rarely a full profit.',
        '- A credit spread far out of the money: often a profit, small against the loss.',
        'A [return on risk](term:return-on-risk) that looks too good has a low probability behind it.',
      ],
    },
    'narrow-and-wide': {
      title: 'Narrow and wide',
      text: [
        'Two bull call spreads from {narrow.strike(1)}. With {narrow.strike(2)} as the sold strike, you pay {narrow.debit} and make {narrow.maxProfit} at most. With {wide.strike(2)}, you pay {wide.debit} and make {wide.maxProfit} at most.',
        'The narrow one breaks even at {narrow.breakeven}, the wide one at {wide.breakeven}. The probability of a profit is {narrow.probabilityOfProfit} against {wide.probabilityOfProfit}.',
        'The wider the spread, the more it behaves like the call alone.',
      ],
    },
    'open-it-elsewhere': {
      title: 'Try it: open it in another market',
      text: [
        'Change the stock price, the volatility and the days, and watch debit, reward and probability.',
        '- Raise the stock price to $108. Why is the spread more expensive, and the reward smaller?',
        '- Double the volatility. A single call would cost far more. The spread hardly does.',
      ],
    },
  },
  'before-expiry': {
    'slow-spreads': {
      title: 'Spreads are slow',
      text: [
        'The numbers of the last lessons hold at expiry. Before it, the sold option still has [time value](term:time-value), and the spread is worth less than its width.',
        'Suppose XYZ jumps to $115 after 10 days. The spread from {bullCall.strike(1)} to {bullCall.strike(2)} has then made {bullCall.profitAfter(10, 115)}, although {bullCall.maxProfit} will be reached if the price stays there until expiry.',
        'The same holds for losses. A credit spread that stands beyond its sold strike has not lost everything yet.',
      ],
    },
    'watch-it': {
      title: 'Try it: a credit spread over time',
      text: [
        'This is the bull put spread from {bullPut.strike(1)} to {bullPut.strike(2)}. Its [theta](term:theta) is {bullPut.theta} per day: with nothing else changing, time earns money.',
        '- Leave the price at $100 and let the days pass. When does most of the profit come?',
        '- Now set the price to $92. What does time do here?',
        'Above the sold strike time works for you, below the bought strike against you.',
      ],
    },
  },
  'closing-and-assignment': {
    'take-profits': {
      title: 'Take profits early',
      text: [
        'The last part of the profit takes the longest and carries all of the risk. Many traders close a credit spread when half of the credit is earned: here {bullPut.credit} was received, so half is {bullPut.halfOfCredit}. Holding on may earn the other half, and the risk of a loss stays.',
        'Close both legs **with one order**. Two orders leave you with one leg while the price moves.',
      ],
    },
    'between-the-strikes': {
      title: 'Between the strikes on the last day',
      text: [
        'If the stock ends between the strikes, one option is in the money and the other is not. The sold option may be [assigned](term:assignment) while the bought one expires: after the weekend you own, or owe, 100 shares.',
        'The spread no longer protects that position. Closing it before trading ends on the last day avoids this.',
        'A sold call deep in the money can be assigned early, on the day before a [dividend](term:ex-dividend-date). The bought option still covers you, but you must act.',
      ],
    },
    'a-plan': {
      title: 'A plan for each spread',
      text: [
        'Write down before you open it: the most you can lose, the profit at which you close, the loss at which you close, and the day on which you close whatever happens.',
        'Plan one in the [strategy wizard](/options/wizard) and compare the figures with those of this course. It is education, not advice.',
      ],
    },
  },
};
