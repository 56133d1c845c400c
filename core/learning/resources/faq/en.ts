import type { faq, ResourceTextsOf } from '../resource-list.ts';

export const en: ResourceTextsOf<typeof faq> = {
  'is-this-advice': {
    title: 'Do the courses give advice?',
    text: [
      'No. They explain how options work. All positions are made up, and no text says what you should trade.',
    ],
  },
  'without-an-account': {
    title: 'Can I learn without an account?',
    text: [
      'Yes. Every lesson can be read, and every question can be tried. Only progress, quiz results and the review queue need an account.',
    ],
  },
  'real-or-simulated': {
    title: 'Are the prices real?',
    text: [
      'That depends on the installation: on real data or on a simulated market. Each price names its source, its delay and its age, and simulated ones are marked.',
      'The stock XYZ of the courses is made up, and its option prices come from the [Black–Scholes model](term:black-scholes).',
    ],
  },
  'no-orders': {
    title: 'Does Toolyard place orders?',
    text: [
      'No. It plans and records. Trades are placed with a broker; their fills are entered by hand, or imported from a file or from a connected account.',
    ],
  },
  'money-to-begin': {
    title: 'How much money does one need?',
    text: [
      'A bought option can cost less than a hundred dollars, a cash-secured put on a stock at $100 ties up close to ten thousand. Brokers have their own minimums and permission levels.',
      'What matters more is the part of the account that one trade can lose. [The lesson on size](lesson:first-trades/size) computes it.',
    ],
  },
  'first-course': {
    title: 'Where do I begin?',
    text: [
      'With [option basics](lesson:option-basics/what-an-option-is), then reading the chain and the greeks. The card of each course names what comes before it.',
    ],
  },
  'lose-more-than-paid': {
    title: 'Can I lose more than I paid?',
    text: [
      'With bought options and debit spreads, held as they are, no: the premium or the debit is the most. After an exercise or assignment one holds shares, which have a risk of their own.',
      'With sold options, yes. A sold {soldCall.strike} call brings in {soldCall.credit}, and its loss is {soldCall.maxLoss}: {soldCall.profitAt(130)} at $130.',
    ],
  },
  'buy-or-sell': {
    title: 'Is it better to buy or to sell options?',
    text: [
      'Neither in itself. Buyers lose often and a little, and gain seldom and much; sellers the other way round. A fair price leaves both with the same average.',
      'Sellers have been paid a [premium over realized volatility](lesson:volatility-trading/variance-risk-premium) on average in the past, for bearing losses that come all at once.',
    ],
  },
  'which-strike': {
    title: 'Which strike?',
    text: [
      'Near the money a strike moves most with the stock and costs most time value. Far out it is cheap and mostly ends with nothing. Deep in the money it behaves like shares.',
      'Every choice trades the chance of a profit against its size. [The lesson on strikes](lesson:vertical-spread/strikes-and-width) shows both in figures.',
    ],
  },
  'how-many-days': {
    title: 'How many days to expiry?',
    text: [
      'At least as many as your view needs, and some more. Time costs per day most in the last weeks, and [gamma](term:gamma) is highest there.',
      'Many traders sell options with 30 to 60 days and close about three weeks before expiry. Buyers often take more time than they think they need.',
    ],
  },
  'price-fell-though-stock-rose': {
    title: 'The stock rose and my call fell. Why?',
    text: [
      'Time passed, or the implied volatility fell, and together they cost more than the rise brought. After a report both are usual: [IV crush](term:iv-crush).',
      'A worked case is in the [case analysis](resource:case-analysis).',
    ],
  },
  'expires-in-the-money': {
    title: 'What happens if my option expires in the money?',
    text: [
      'US stock options that are in the money at expiry by a cent or more are exercised automatically, unless the owner’s broker is told otherwise. A call buys 100 shares at the strike, a put sells them.',
      'Without the money or the shares, brokers often close the position on the last afternoon, at the price that is there.',
    ],
  },
  'early-assignment': {
    title: 'When can a sold option be assigned early?',
    text: [
      'On any day, as US stock options are [American](term:american-option). It is likely when little time value is left: for calls on the day before an [ex-dividend date](term:ex-dividend-date), for puts deep in the money.',
      'While an option has clear time value, its owner gains more by selling it than by exercising it. [The lesson on assignment](lesson:first-trades/assignment) says what happens then.',
    ],
  },
  dividends: {
    title: 'How do dividends change option prices?',
    text: [
      'The stock falls by about the dividend on the [ex-dividend date](term:ex-dividend-date), and everybody knows it. So calls are cheaper and puts dearer from the start.',
      'Owners of options receive no dividend. Whoever is short shares on that day pays it.',
    ],
  },
  'exercise-or-close': {
    title: 'Should a bought option be exercised or sold?',
    text: [
      'Exercise gives only the [intrinsic value](term:intrinsic-value); a sale gives the time value too. So a sale is worth more as long as the bid is above the intrinsic value.',
      'Two exceptions exist: a call deep in the money just before a dividend, and a put deep in the money whose time value is gone.',
    ],
  },
  'between-the-strikes': {
    title: 'What if the stock ends between the strikes of my spread?',
    text: [
      'Then one option is exercised or assigned and the other expires, and 100 shares are bought, sold or owed per contract. On Monday they stand at whatever price the market has.',
      '[The lesson on the last day](lesson:vertical-spread/closing-and-assignment) explains it. Closing the spread before the end avoids it.',
    ],
  },
  'what-margin-is': {
    title: 'What is margin on a sold option?',
    text: [
      'Money that the broker blocks for a possible loss. For a [credit spread](term:credit-spread) it is the width less the credit, here {bullPut.maxLoss}, and it stays the same.',
      'For a [naked option](term:naked-option) it follows a formula on the stock price and grows as the market moves against it. If it is missing, the broker may close positions.',
    ],
  },
  'order-not-filled': {
    title: 'Why is my order not filled?',
    text: [
      'A limit at the [mid price](term:mid-price) waits for somebody who gives up half of the [bid–ask spread](term:bid-ask-spread). In a wide market that may never happen.',
      'Traders move the limit by a cent or five at a time, or let it go. A market order in options gives the whole spread away. More in [the lesson on orders](lesson:first-trades/order-entry).',
    ],
  },
  'mid-price': {
    title: 'Why does my position show a loss right after opening?',
    text: [
      'It was bought at the ask and is valued in the middle, or at what it could be sold for. Half of the spread, or all of it, shows at once, plus commissions.',
      'With four legs that is four times. [What the spread costs](lesson:reading-the-chain/what-the-spread-costs) computes it.',
    ],
  },
  'what-chance-means': {
    title: 'What does “probability of profit” mean?',
    text: [
      'How often, by a model, the position would end with any profit at expiry. For the put spread from {bullPut.strike(1)} to {bullPut.strike(2)} it is {bullPut.probabilityOfProfit}: it can make {bullPut.maxProfit} and lose {bullPut.maxLoss}.',
      'A high probability with a small gain and a large loss is not an advantage. At fair prices the average is zero less costs.',
    ],
  },
  'model-and-market': {
    title: 'Why does the model differ from the market price?',
    text: [
      'The plain model uses one volatility, a constant rate and European exercise. The market has a volatility for each strike and expiry, dividends and early exercise.',
      'The lessons use the plain model so that you can follow each figure. The pages for real trades use quotes, the [smile](term:volatility-smile) and American exercise.',
    ],
  },
  'which-volatility': {
    title: 'When is implied volatility high?',
    text: [
      'Against the stock’s own past: [IV rank](term:iv-rank) and [IV percentile](term:iv-percentile) say where it stands within a year. Against what the stock does: compare it with the [realized volatility](term:realised-volatility).',
      'High may be right. Before a report it is high for a reason.',
    ],
  },
  earnings: {
    title: 'Is buying a straddle before earnings a safe bet?',
    text: [
      'No. Everybody knows the date, so the move is in the price. With a week left and a volatility of {earningsStraddle.volatility}, a {earningsStraddle.strike} straddle costs {earningsStraddle.debit} and needs a close beyond {earningsStraddle.breakeven(1)} or {earningsStraddle.breakeven(2)} at expiry.',
      'A move to $104 on the next day with a volatility 45 points lower comes to {earningsStraddle.profitAfter(1, 104, -45)}.',
    ],
  },
  'theta-on-weekends': {
    title: 'Does an option lose value over the weekend?',
    text: [
      'By a model that counts calendar days, yes. The market knows the calendar too: part of the loss is often in the price on Friday already, by a lower implied volatility.',
      'Selling on Friday to collect the weekend is therefore less of a gift than it looks.',
    ],
  },
  'stop-orders': {
    title: 'Do stop orders work for options?',
    text: [
      'Poorly. Quotes are wide and jump, so a stop may be triggered by a quote that nobody traded at, and fill far away. Overnight no stop acts at all.',
      'Many traders use an [alert](/options/alerts) and decide themselves, or a bought option, whose limit holds in a [gap](term:gap) too.',
    ],
  },
  'when-to-close': {
    title: 'When do traders close?',
    text: [
      'Those with a plan have three answers before they open: a profit, a loss and a day. Common ones are half of the credit, once or twice the credit, and three weeks before expiry.',
      'No rule is right for all trades; a rule made before the trade is better than a feeling made during it. [Plan the exit](lesson:first-trades/plan-the-exit) has examples.',
    ],
  },
  'rolling-a-loser': {
    title: 'Does rolling save a losing trade?',
    text: [
      '[Rolling](term:rolling) closes one trade at a loss and opens another. The loss is real; the new trade must be worth opening by itself.',
      'A credit for the roll does not mean that money was made. [When it only postpones](lesson:calendars-and-rolls/when-it-only-postpones) shows why.',
    ],
  },
  'how-many-contracts': {
    title: 'How many contracts?',
    text: [
      'What one trade may lose, divided by what one contract can lose, rounded down. If that is zero, the trade is too large for the account.',
      'Several trades on the same direction are one large trade. [Capital](/options/capital) adds them up.',
    ],
  },
  'four-legs-or-two': {
    title: 'Are four legs better than two?',
    text: [
      'They are finer, and they cost more: each leg has its bid–ask spread and commission, at the start and at the end. A position of many legs can always be [taken apart](lesson:combination-strategies/taking-apart) into spreads; that shows what each part is for.',
    ],
  },
  'index-options': {
    title: 'How do index options differ?',
    text: [
      'Most are [European](term:european-option) and settle in cash: no early assignment, no shares. Some settle by the opening prices of the last morning, when they can no longer be traded.',
      'Options on funds, such as SPY, are American and settle in shares.',
    ],
  },
  taxes: {
    title: 'What about taxes?',
    text: [
      'They differ by country and by person, and Toolyard does not compute them. The [history](/options/history) can be exported for whoever does.',
    ],
  },
  'figures-differ': {
    title: 'Why do my broker’s figures differ from these?',
    text: [
      'Other quotes at another moment, another rate, another count of days, or another model of probability. Press a figure to see how it was computed here.',
      'Maximum loss, maximum profit and breakeven at expiry need no model for positions with one expiry. If those differ, compare the fill prices and commissions.',
    ],
  },
};
