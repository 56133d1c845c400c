import type { TextsOf } from '../../course.ts';
import type { firstTrades } from './course.ts';

export const en: TextsOf<typeof firstTrades> = {
  'four-trades': {
    'two-sell-two-buy': {
      title: 'Two sell, two buy',
      text: [
        'Four trades cover most of what beginners do with options. Two of them sell an option and are paid:',
        '- A [covered call](term:covered-call) sells a call against shares that one owns: for a stock that goes sideways or rises a little.',
        '- A [cash-secured put](term:cash-secured-put) sells a put with the cash for the shares set aside: for a stock that one would buy at a lower price.',
        'Two buy an option and pay:',
        '- A **long call** gains from a rise and risks only its premium.',
        '- A [protective put](term:protective-put) insures shares against a fall.',
        'In all four the largest loss is known before the order is sent. None of them is a [naked call](term:naked-option).',
      ],
    },
    'before-the-first-order': {
      title: 'Before the first order',
      text: [
        'A broker must approve an account for options, usually by levels. Covered calls and bought options come first, cash-secured puts with them or soon after.',
        'All examples of this course use the made-up stock XYZ at {shares.spot}, so one contract stands for {shares.cost} worth of shares. That is the true size of the trade, also when the premium looks small.',
        'The prices come from a model without dividends and costs. A real chain has a [bid–ask spread](term:bid-ask-spread) on every line.',
      ],
    },
  },
  'covered-call': {
    'paid-for-a-ceiling': {
      title: 'Paid for a ceiling',
      text: [
        'You own 100 shares and sell one [call](term:call) against them. You receive the [premium](term:premium) now. In return you give up every gain above the [strike](term:strike) until the expiry.',
        'It is called covered since the shares can be delivered if the buyer exercises. One contract needs 100 shares; with 250 shares, two calls are covered.',
        'The premium makes a fall a little less bad. It does not stop it: the risk is that of the shares.',
      ],
    },
    'covered-in-numbers': {
      title: 'One covered call in numbers',
      text: [
        'XYZ trades at {covered.spot}. The {covered.strike(2)} call with {covered.days} days to expiry brings in {covered.premium(2)} per share, {covered.credit} for one contract.',
        '- If XYZ ends at {covered.strike(2)} or above, the shares are sold at {covered.strike(2)}. The profit is {covered.maxProfit}, also at $60, where the shares alone would have made {shares.profitAt(60)}.',
        '- If XYZ stays at {covered.spot}, the call expires and the premium is left: {covered.profitAt(50)}.',
        '- If XYZ falls to $40, the result is {covered.profitAt(40)}; without the call it would be {shares.profitAt(40)}.',
        'The [breakeven](term:breakeven) is the price of the shares less the premium: {covered.breakeven}. Should XYZ become worthless, {covered.maxLoss} is lost.',
      ],
    },
    'which-strike': {
      title: 'Which strike',
      text: [
        'A nearer strike pays more now and leaves less room. The {coveredNear.strike(2)} call pays {coveredNear.premiumOfSpot} of the stock price, the {covered.strike(2)} call {covered.premiumOfSpot}, the {coveredFar.strike(2)} call {coveredFar.premiumOfSpot}.',
        'The return if the shares are called away goes the other way: {coveredNear.returnIfCalled}, {covered.returnIfCalled}, {coveredFar.returnIfCalled} of the money put in. It holds for {covered.days} days and only if the stock gets there.',
        'Many traders sell calls with 30 to 45 days to go, at a strike where they would be content to sell. Whoever does not want to part with the shares, for tax or other reasons, has a poor reason to sell a call on them.',
        'A high premium is not a gift: it says that the market expects large moves, perhaps because of an [earnings report](/options/earnings).',
      ],
    },
    'open-a-covered-call': {
      title: 'Try it: open it in another market',
      text: [
        'Shares are bought at the price you choose, and the {covered.strike(2)} call is sold.',
        '- Double the volatility. What happens to the premium, and what to the breakeven?',
        '- Set the price to $53. The call is in the money now: where has the return gone?',
        '- Set the days to 70, twice as many. Is the premium twice as large?',
      ],
    },
  },
  'cash-secured-put': {
    'paid-to-promise': {
      title: 'Paid for a promise to buy',
      text: [
        'You sell a [put](term:put) below the price and set aside the cash for 100 shares. You receive the premium and promise to buy at the strike.',
        'If the stock ends above the strike, the put expires and the premium is earned. If it ends below, you buy 100 shares at the strike, whatever they are worth by then.',
        'Such puts are usually sold on stocks that one wants to own anyway, at a price at which one would buy. A resting order to buy is not paid for waiting, but it can be canceled when bad news comes.',
      ],
    },
    'put-in-numbers': {
      title: 'One put in numbers',
      text: [
        'XYZ trades at {put.spot}. The {put.strike} put with {put.days} days to expiry brings in {put.premium} per share: {put.credit}. The cash to set aside is {put.securedCash}, and the premium is {put.premiumYield} of it.',
        '- At {put.strike} or above the result is {put.profitAt(50)}. It is not more at $60.',
        '- The shares cost {put.strike} less the premium, so the breakeven is {put.breakeven}.',
        '- At $40 the result is {put.profitAt(40)}. At zero {put.maxLoss} would be lost.',
        'In a margin account a broker blocks less than the full cash. The loss is the same.',
      ],
    },
    'the-same-shape': {
      title: 'The same shape as a covered call',
      text: [
        'Compare the two charts: a limited gain above the strike, the loss of the shares below. At one strike and one expiry, a covered call and a cash-secured put are worth the same except for interest and dividends. This is [put–call parity](term:put-call-parity).',
        'What differs is the start. One begins with shares, the other with cash.',
        'Some traders go in a circle: they sell puts until shares arrive, then sell calls until the shares leave. It earns premium in quiet markets and keeps the whole loss of the shares in a fall.',
      ],
    },
    'open-a-put': {
      title: 'Try it: open it in another market',
      text: [
        'The strike stays at {put.strike}.',
        '- Set the price to $47. How much of the premium is [time value](term:time-value) now?',
        '- Set the days to 7. The premium is small. How does it look per day?',
        '- Raise the volatility until the premium is twice as large. What would have to happen for this to be a bad trade?',
      ],
    },
  },
  'long-call': {
    'direction-and-time': {
      title: 'Direction, distance and time',
      text: [
        'A bought call gains if the stock rises. It costs its premium, and the premium is all that can be lost.',
        'It needs three things at once: the right direction, a move that is large enough, and both **before the expiry**. Shares only need the first and can wait.',
        'From one day to the next the call loses [time value](term:time-decay). It also loses when [implied volatility](term:implied-volatility) falls, which often happens right after a report.',
      ],
    },
    'call-in-numbers': {
      title: 'One call in numbers',
      text: [
        'The {call.strike} call with {call.days} days to expiry costs {call.premium} per share, {call.debit} for one contract. 100 shares cost {shares.cost}.',
        '- At expiry it breaks even at {call.breakeven}.',
        '- At $60 the profit is {call.profitAt(60)}. The shares would have made {shares.profitAt(60)}.',
        '- At {call.spot} the whole premium is lost, {call.profitAt(50)}, while the shares would stand where they were.',
        'The model gives a [probability of profit](term:probability-of-profit) of {call.probabilityOfProfit}: fewer wins, some of them large.',
      ],
    },
    'hold-a-call': {
      title: 'Try it: hold the call',
      text: [
        'Move the price, let days pass, change the volatility.',
        '- Let half of the days pass at {call.spot}. How much of the premium is gone?',
        '- Set the price to $53 after 80 days. The direction was right. And the result?',
        '- Set the price to $52 on the next day and lower the volatility by 8 points.',
      ],
    },
    'cheap-and-dear': {
      title: 'Cheap is not the same as small',
      text: [
        'The {cheapCall.strike} call with {cheapCall.days} days costs only {cheapCall.debit}. It breaks even at {cheapCall.breakeven}, further away and in less time. Its probability of profit is {cheapCall.probabilityOfProfit}.',
        'Three such calls risk about as much as one {call.strike} call with {call.days} days. Buying many since they are cheap turns a small risk into a large one.',
      ],
    },
  },
  'protective-put': {
    insurance: {
      title: 'Insurance for shares',
      text: [
        'You own 100 shares and buy one put below the price. Until the expiry you can sell at the strike, however low the stock is.',
        'The premium is the price of the insurance. The distance from the stock price down to the strike is the part of a loss that one bears oneself, as with the deductible of a car insurance.',
        'Gains remain, less the premium. In most months the put expires worthless, as insurance does.',
      ],
    },
    'protection-in-numbers': {
      title: 'One protected position in numbers',
      text: [
        'XYZ trades at {protectedShares.spot}. The {protectedShares.strike(2)} put with {protectedShares.days} days to expiry costs {protectedShares.premium(2)} per share, {protectedShares.debit} for 100 shares.',
        '- The most one can lose is {protectedShares.maxLoss}: the way down to {protectedShares.strike(2)} and the premium. The shares alone could lose {shares.maxLoss}.',
        '- At $40 the result is {protectedShares.profitAt(40)}; without the put {shares.profitAt(40)}.',
        '- At $60 it is {protectedShares.profitAt(60)}; without the put {shares.profitAt(60)}.',
        'The shares must rise to {protectedShares.breakeven} until the put is paid for. Bought again and again, this adds up to a large part of what shares earn.',
      ],
    },
    'hold-protected-shares': {
      title: 'Try it: hold protected shares',
      text: [
        'Move the price, on the first day and later.',
        '- Set the price to $43 tomorrow, then on the last day. Where is the loss smaller, and why?',
        '- Leave the price alone and let all days pass. What has the insurance cost?',
      ],
    },
    'put-or-stop': {
      title: 'A put or a stop order',
      text: [
        'A [stop order](term:stop-loss) costs nothing, but it sells at the next price there is. After a [gap](term:gap) overnight, that can be far below. And it sells even when the stock turns around an hour later.',
        'A put holds through gaps and turnarounds, for a price and until a day.',
        'Puts are dearest when everybody is afraid. A [collar](term:collar) pays for the put by a sold call and gives up gains for it.',
      ],
    },
  },
  'order-entry': {
    'four-kinds-of-orders': {
      title: 'Open or close, buy or sell',
      text: [
        'An order for options says what it does to your position:',
        '- **Buy to open** and **sell to close**: for options that you own.',
        '- **Sell to open** and **buy to close**: for options that you have sold.',
        'A covered call is “sell to open” when you own the shares already. Bought together with the shares, it is one order with one net price, often called buy-write.',
        'Before sending, read the ticket aloud: the symbol, the expiry, the strike, call or put, the number of contracts, the price per share. Most costly mistakes are typing mistakes.',
      ],
    },
    'limit-at-the-mid': {
      title: 'A limit near the mid price',
      text: [
        'A [limit order](term:limit-order) names the worst price you accept. A market order accepts any price, and with options any price can be a bad one.',
        'The [mid price](term:mid-price) lies halfway between bid and ask. [Reading the option chain](lesson:reading-the-chain/bid-ask-mid-last) explains both. A common way is to begin in the middle and, if nothing happens for a minute or two, to give way by a cent or a few, down to a limit set beforehand.',
        'A day order ends with the session. **Good till canceled** stays; it can also fill on a morning when the news has changed.',
      ],
    },
    'what-a-fill-costs': {
      title: 'What a fill costs',
      text: [
        'The {quoted.strike} call is quoted at {quoted.bid} bid, {quoted.ask} ask. The mid is {quoted.premium}. Sold at the bid, one contract brings in {quoted.creditAtQuotes}, at the mid {quoted.credit}.',
        'To sell at the bid and buy back at the ask costs {quoted.spreadCost} per contract, even if nothing else changes. That is {quoted.spreadPercent} of the premium.',
        'In a thin market the same call may be quoted at {thin.bid} to {thin.ask}. There and back costs {thin.spreadCost}, or {thin.spreadPercent} of the premium. A poor quote is a reason to look for another strike, another expiry, or another stock.',
      ],
    },
    fills: {
      title: 'Fills',
      text: [
        'An order for several contracts can fill in parts, at different prices. An order at the mid may not fill at all: nobody has promised to trade there.',
        'Quotes are widest in the first minutes after the opening and around news. Options on US stocks trade only in regular hours, although the stock itself also moves before and after.',
        'If a fill looks too good, look again: the stock may have moved, or the contract may be another one than you thought.',
      ],
    },
  },
  size: {
    'loss-first': {
      title: 'First the loss, then the number',
      text: [
        'The number of contracts decides how much a wrong view costs. So the [size](term:position-size) starts from the largest loss, not from the hope.',
        'Take an account of {call.account} in which one trade may lose {call.riskPercent}: {call.riskBudget}. A call for {call.debit} can lose all of that, so {call.contractsInBudget} contract fits. Of the call for {cheapCall.debit}, {cheapCall.contractsInBudget} fit.',
        'A row of losses comes to every trader at some time. Ten of them at {call.riskPercent} each cost about a fifth of the account. At a quarter of the account each, four of them end it.',
      ],
    },
    'how-many-calls': {
      title: 'Try it: how many fit?',
      text: [
        'This is the {cheapCall.strike} call in an account of {cheapCall.account}. The answer is rounded down.',
        '- Raise the volatility to 60%. How many calls fit now?',
        '- Set the days to 5. Many fit. Why is that no reason to buy them all?',
      ],
    },
    'trades-with-shares': {
      title: 'Trades with shares behind them',
      text: [
        'For the covered call the same rule gives {covered.contractsInBudget}: its maximum loss is {covered.maxLoss}, the whole price of the shares.',
        'Covered calls and cash-secured puts are therefore sized like shares: by the money that would be in that one stock, and by what a bad fall would cost. At $40 the covered call stands at {covered.profitAt(40)}, more than twice the budget of {covered.riskBudget}.',
        'The small premium hides this. Whoever sells five puts since each looks harmless has promised to buy 500 shares.',
        'The page on [capital](/options/capital) holds limits for your trades and says which open trade exceeds them.',
      ],
    },
  },
  'plan-the-exit': {
    'three-exits': {
      title: 'Three exits on paper',
      text: [
        'A plan is written before the order, while nothing is at stake. Afterward every price looks like a reason to wait.',
        '- **A profit** at which the trade is closed.',
        '- **A loss** at which the trade is closed.',
        '- **A day** on which it is closed or decided anew, whatever the result.',
        'And one sentence: why this trade? If the reason is gone, the trade is over, at a gain or at a loss.',
      ],
    },
    'exits-of-the-four': {
      title: 'Usual exits of the four trades',
      text: [
        '- **Covered call**: buy the call back when most of its premium is earned; or let the shares go; or [roll](term:rolling) the call to a later expiry. If the reason to own the shares is gone, close both. Selling the shares alone would leave a naked call.',
        '- **Cash-secured put**: buy it back at half or more of the premium; or take the shares, as promised; or close it at a loss such as twice the premium.',
        '- **Long call**: sell at a gain set beforehand, or when half of the premium is lost, or weeks before the expiry, when time value begins to melt fast.',
        '- **Protective put**: let it run as insurance until a set day; sell it if the shares are sold; or move it to a later expiry before the last weeks.',
        'These are habits of traders, not rules that make money by themselves. They turn a decision under pressure into one that was made in peace.',
      ],
    },
    'rehearse-the-exit': {
      title: 'Try it: rehearse the exit',
      text: [
        'This is the covered call at {covered.strike(2)}. Half of its premium is {covered.halfOfCredit}.',
        '- After 15 days XYZ stands at $51. What is the result, and what would still be gained by waiting?',
        '- After 15 days XYZ stands at $45. At which loss would the plan close it?',
        '- After 15 days XYZ stands at $56. Why is the maximum profit not reached yet?',
      ],
    },
  },
  'record-the-fills': {
    'what-to-write-down': {
      title: 'What to write down',
      text: [
        'The fill is the price at which the order was done. It, and not the quote on the screen, is what the result is counted from.',
        '- day and time, contract, bought or sold, number of contracts',
        '- price per share of **each** leg and each partial fill',
        '- commission and fees',
        '- the mid price at that moment, and the reason for the trade',
        'The same again for every closing, for rolls, and for exercise, assignment and expiry. An option that ends worthless is closed at zero.',
      ],
    },
    'plan-and-fill': {
      title: 'Plan and fill',
      text: [
        'Suppose the plan sold the {thin.strike} call at its mid of {thin.premium}, for {thin.credit}. The order was done at the bid of {thin.bid}: {thin.creditAtQuotes}.',
        'The difference is [slippage](term:slippage). In one trade it looks like nothing. Over a year of trades it is often the largest cost, and only those who record it know.',
      ],
    },
    'on-this-site': {
      title: 'On this site',
      text: [
        'A plan is saved in the [strategy overview](/options/strategies). When the order is done, you open it there with the fill price of each leg, the time and the commission; these fills become the cost basis.',
        'Closed trades go to the [history](/options/history), and [performance](/options/performance) shows what they add up to: win rate, average win, average loss. After twenty or thirty trades this says more than memory does.',
        'Toolyard sends no orders from a plan. What you record should match your broker’s statement.',
      ],
    },
  },
  assignment: {
    'how-it-happens': {
      title: 'How it happens',
      text: [
        'When an owner exercises, a seller is chosen, usually by lot, and [assigned](term:assignment). The notice comes after the session, usually before the next morning. Nobody asks first.',
        'At expiry every option that is in the money by a cent or more is exercised, unless its owner objects. Before that, exercise is rare, for it gives up the time value.',
        'Assignment is not a penalty. For a covered call and a cash-secured put it is one of the two planned endings.',
      ],
    },
    'the-covered-call-is-assigned': {
      title: 'The covered call is assigned',
      text: [
        'The 100 shares are sold at {covered.strike(2)}. The premium stays: together {covered.maxProfit} of profit, {covered.returnIfCalled} of the money put in.',
        'It can happen early. If a [dividend](term:ex-dividend-date) is larger than the time value left in the call, its owner gains by exercising on the day before the ex-dividend date. The seller then loses the shares and the dividend.',
        'Whoever wants the shares and the dividend buys the call back or rolls it before that day.',
      ],
    },
    'the-put-is-assigned': {
      title: 'The put is assigned',
      text: [
        'The cash buys 100 shares at {put.strike}, although they trade lower. Less the premium they cost {put.breakeven} each. At $44 they would stand at {put.profitAt(44)} already.',
        'Puts deep in the money can be assigned early, since their owners prefer the cash now.',
        'Then the question is the one of any share: is it worth owning at today’s price? What was paid does not answer it.',
      ],
    },
    'bought-options-on-the-last-day': {
      title: 'Bought options on the last day',
      text: [
        'A call that you own and that ends in the money becomes 100 shares at {call.strike}. Without the money for them, the broker may sell the call in the last hours, or the shares on Monday.',
        'That is why most bought options are sold before the end: it brings in the time value that exercise gives away.',
        'A protective put in the money sells your shares at the strike. To keep the shares, sell the put instead.',
        'The [strategy wizard](/options/wizard) shows all four trades for any stock. This course explains how they work; it is education, not advice.',
      ],
    },
  },
};
