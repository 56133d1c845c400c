import type { caseAnalysis, ResourceTextsOf } from '../resource-list.ts';

export const en: ResourceTextsOf<typeof caseAnalysis> = {
  'right-direction-and-a-loss': {
    title: 'Right about the direction, and still a loss',
    text: [
      '**The plan.** Two weeks before expiry, and a day before earnings, a trader buys a {earningsCall.strike} call for {earningsCall.premium}; the stock trades at {earningsCall.spot}. The implied volatility is {earningsCall.volatility}. At most {earningsCall.maxLoss} can be lost, and the call is to be sold on the morning after the report, whatever it says.',
      '**What happened.** The stock rises to $104, but the news is out and the volatility falls by 35 points. The call has lost: {earningsCall.profitAfter(1, 104, -35)}. With the volatility unchanged it would have made {earningsCall.profitAfter(1, 104)}.',
      '**The close.** The trader sells, as planned.',
      '**What to learn.** The premium had paid for a large move. A rise of 4% was less than that; at $112 the same call would have made {earningsCall.profitAfter(1, 112, -35)}. More in [the lesson on earnings](lesson:volatility-trading/earnings-and-the-crush).',
    ],
  },
  'half-of-the-credit': {
    title: 'A credit spread closed at half',
    text: [
      '**The plan.** XYZ trades at {creditSpread.spot}. A trader sells the {creditSpread.strike(1)} put and buys the {creditSpread.strike(2)} put with {creditSpread.days} days left, for {creditSpread.credit}. Close when {creditSpread.halfOfCredit} is earned, or when the loss is as large as the credit, and three weeks before expiry in any case.',
      '**What happened.** On the ninth day the stock stands at $97 and the volatility is 2 points higher: {creditSpread.profitAfter(9, 97, 2)}. That is short of the limit, and the plan says to wait. On the sixteenth day the stock is back at $102 and the volatility 2 points lower than at the start: {creditSpread.profitAfter(16, 102, -2)}.',
      '**The close.** More than half is earned. Both legs are bought back and sold with one order.',
      '**What to learn.** The rest of the credit was given up, and with it a risk of {creditSpread.profitAt(88)} at $88. Whether the stock fell later says nothing about the decision: it followed a rule set before the trade.',
    ],
  },
  'condor-on-one-side': {
    title: 'An iron condor that is tested above',
    text: [
      '**The plan.** A trader opens an [iron condor](term:iron-condor) with the sold strikes {condor.strike(2)} and {condor.strike(3)} for {condor.credit}. At most {condor.maxLoss} can be lost. Close at half of the credit, or when the loss reaches the credit.',
      '**What happened.** The stock rises from the first week on. After ten days at $107 the result is {condor.profitAfter(10, 107)}, after eighteen days at $113 it is {condor.profitAfter(18, 113)}.',
      '**The close.** The loss has reached the credit; the whole condor is closed with one order. Closing the call side alone would have left a put spread with little to earn and a new risk below.',
      '**What to learn.** Had the stock come back to $105, the condor would have made {condor.profitAt(105)} at expiry. Had it gone on to $116, it would have lost {condor.maxLoss}. Nobody knew which. The plan exchanged a doubtful gain for a loss of a known size. More in [the lesson on a tested side](lesson:iron-condor/a-tested-side).',
    ],
  },
  'shares-called-away': {
    title: 'Shares called away',
    text: [
      '**The plan.** A trader owns 100 shares at {calledAway.spot} and sells the {calledAway.strike(2)} call with {calledAway.days} days for {calledAway.credit}. The shares may go at that price; a dividend is not due before expiry.',
      '**What happened.** Good news lifts the stock to $112 by the last day. The call is in the money and is exercised.',
      '**The close.** The shares are delivered at {calledAway.strike(2)}. The result is {calledAway.maxProfit}, the most that the trade could make. The shares alone would have risen by $12 each.',
      '**What to learn.** The trade went as planned, and it still feels like a loss. Whoever would not let the shares go has sold the wrong strike, or should not have called it a plan. At $92 the premium would have softened the loss of the shares only a little: {calledAway.profitAt(92)}.',
    ],
  },
  'gap-through-the-stop': {
    title: 'A gap through the stop',
    text: [
      '**The plan.** With the volatility at {gapped.volatility}, a trader sells the {gapped.strike(1)} put and the {gapped.strike(2)} call with {gapped.days} days for {gapped.credit}. A stop is to close the trade at a loss of twice the credit.',
      '**What happened.** For twelve days nothing does. At $100 and a volatility 2 points lower the trade has made {gapped.profitAfter(12, 100, -2)}. The half of the credit was there to be taken, and was left. Overnight the company withdraws its forecast. The stock opens at $82, the volatility 20 points higher.',
      '**The close.** The stop acts on the first prices of the morning, not on its own price: {gapped.profitAfter(13, 82, 20)}, far beyond twice the credit. The quotes at the open are wide, so that the fill is worse than the model’s middle.',
      '**What to learn.** A [stop](term:stop-loss) cannot act inside a [gap](term:gap). What limits a gap is a bought option, or a size that the account can bear. More in [the lesson on tail risk](lesson:volatility-trading/tail-risk).',
    ],
  },
  'butterfly-before-the-end': {
    title: 'A butterfly closed before the end',
    text: [
      '**The plan.** A trader expects XYZ to be near {pinned.strike(2)} in a month and buys the butterfly {pinned.strike(1)}, {pinned.strike(2)}, {pinned.strike(3)} for {pinned.debit}. Close when the debit has been earned once, and on the day before the last in any case.',
      '**What happened.** After twenty days at $100 the profit is {pinned.profitAfter(20, 100)}, a small part of the {pinned.maxProfit} that the payoff chart shows. After 26 days the stock is at $101: {pinned.profitAfter(26, 101)}.',
      '**The close.** The profit is more than the debit, and the butterfly is sold.',
      '**What to learn.** At $101 on the last day it would have made {pinned.profitAt(101)}; at $104, {pinned.profitAt(104)}. In the last days a move of a few dollars decides nearly everything. More in [the lesson on butterflies](lesson:combination-strategies/butterflies).',
    ],
  },
  'calendar-and-falling-volatility': {
    title: 'Right about the place, wrong about the volatility',
    text: [
      '**The plan.** A trader expects a quiet month and buys the {quietCalendar.strike(1)} call with 60 days against the same call sold with {quietCalendar.days} days, for {quietCalendar.debit}. Close a week before the front expiry.',
      '**What happened.** The stock hardly moves and stands at $101 after 23 days. As it is so quiet, the volatility falls by 5 points.',
      '**The close.** The calendar has made {quietCalendar.profitAfter(23, 101, -5)}. With the volatility unchanged it would have been {quietCalendar.profitAfter(23, 101)}.',
      '**What to learn.** A calendar is two views: the stock stays, and the far volatility does not fall. Quiet weeks often make the first one come true and the second one fail. More in [the lesson on what moves it](lesson:calendars-and-rolls/what-moves-it).',
    ],
  },
  'insurance-that-paid': {
    title: 'Insurance that paid',
    text: [
      '**The plan.** A trader owns 100 shares at {insured.spot} and buys the {insured.strike(2)} put with {insured.days} days for {insured.debit}. The most that can be lost by expiry is {insured.maxLoss}.',
      '**What happened.** After 30 days the market falls. The stock stands at $84, the volatility is 12 points higher.',
      '**The close.** Shares and put together show {insured.profitAfter(30, 84, 12)}; the shares alone would be $16 lower each. The trader sells both. Exercising the put would have given the strike, and would have thrown away the time value that is left.',
      '**What to learn.** The floor held, and it was not free: had the stock risen to $110, the put would have taken its premium from the gain, {insured.profitAt(110)} in place of $10 a share. More in [the lesson on protective puts](lesson:first-trades/protective-put).',
    ],
  },
};
