import type { TextsOf } from '../../course.ts';
import type { readingTheChain } from './course.ts';

export const en: TextsOf<typeof readingTheChain> = {
  'the-table': {
    'one-expiry': {
      title: 'One table for each expiry',
      text: [
        'The [option chain](term:option-chain) lists all options of one stock that end on one day, the [expiry](term:expiry). Choose another expiry, and you see another table.',
        'The [strikes](term:strike) run down the middle. [Calls](term:call) stand on one side, [puts](term:put) on the other.',
        'So every row holds two contracts: the call and the put with that strike.',
      ],
    },
    'one-row': {
      title: 'One side of one row',
      text: [
        'XYZ trades at {narrow.spot}. This is the call with a strike of {narrow.strike} that runs for {narrow.days} days.',
        'Its side of the row shows a bid of {narrow.bid} and an ask of {narrow.ask}. These are prices **per share**. A standard contract covers 100 shares, see [option basics](lesson:option-basics/what-an-option-is).',
        'After a split or a takeover, an adjusted contract may deliver something other than 100 shares. Its symbol differs, and few people trade it. Many traders leave such rows alone.',
      ],
    },
    'what-a-click-does': {
      title: 'Ask to buy, bid to sell',
      text: [
        'Chains on trading sites work alike: choose the **ask** and you plan to buy the option, choose the **bid** and you plan to sell it.',
        'Both prices stand next to each other in the same row. Look twice: a bought call and a sold call are opposite trades, with opposite risks.',
      ],
    },
  },
  'bid-ask-mid-last': {
    'four-prices': {
      title: 'Four prices for one option',
      text: [
        '- **Bid**: the highest price that somebody offers to pay now. Sellers can have it at once.',
        '- **Ask**: the lowest price at which somebody offers to sell now. Buyers can have it at once.',
        '- **Mid**: [halfway between them](term:mid-price). It is computed; nobody has offered it.',
        '- **Last**: the price of the latest trade, whenever that was.',
        'Bid and ask are about now. The last price is about the past.',
        'US options trade on more than a dozen exchanges. The chain shows the best bid and the best ask of them all. Some chains add the size: how many contracts are offered at that price.',
      ],
    },
    'in-numbers': {
      title: 'The four prices in numbers',
      text: [
        'The call with a strike of {narrow.strike} has a bid of {narrow.bid} and an ask of {narrow.ask}. The mid is {narrow.premium}.',
        'Bought at the ask, one contract costs {narrow.debitAtQuotes}. Sold at the bid, it brings {sold.creditAtQuotes}. At the mid it would be {narrow.debit} either way.',
        'In the [settings](/options/settings) you choose at which of them your plans buy and sell: at ask and bid, or at the mid.',
      ],
    },
    'limit-orders': {
      title: 'Between bid and ask',
      text: [
        'A [limit order](term:limit-order) names the worst price you accept. Placed near the mid, it often trades: a market maker may give up part of the spread for a small order.',
        'If it does not trade, it can be moved a cent or a few cents at a time toward the other side. It may also never trade.',
        'A market order takes whatever stands there. In a wide or thin market, that can be far from the mid.',
      ],
    },
  },
  'what-the-spread-costs': {
    'in-and-out': {
      title: 'You pay it twice',
      text: [
        'The distance from bid to ask is the [bid–ask spread](term:bid-ask-spread). Whoever buys at the ask and sells at the bid loses it, even if nothing moves.',
        'Measured from the mid, half is lost on the way in, half on the way out.',
        'An option held until it expires worthless or is exercised is not sold again. It pays the first half only.',
      ],
    },
    'narrow-and-wide': {
      title: 'The same option, two spreads',
      text: [
        'Two stocks have a call worth {wide.premium}. On the first, it is quoted {narrow.bid} to {narrow.ask}. The spread is {narrow.quotedSpread}, {narrow.spreadPercent} of the mid. In and out costs {narrow.spreadCost} per contract.',
        'On the second, it is quoted {wide.bid} to {wide.ask}. The spread is {wide.quotedSpread}, {wide.spreadPercent} of the mid. In and out costs {wide.spreadCost}.',
        'Bought at the ask, the second option must gain {wide.quotedSpread} per share before it can be sold at the bid without a loss.',
        'Compare spreads in **percent of the price**. A few cents are nothing for an option of ten dollars, and a lot for one of twenty cents.',
      ],
    },
    'try-the-spread': {
      title: 'Try it: the same cents, another percentage',
      text: [
        'The spread here is {quoted.quotedSpread}, whatever the option costs.',
        '- Lower the stock price to $90. What part of the premium is the spread now?',
        '- Lower it until the bid is zero. The option can no longer be sold.',
        '- Raise it to $115. What is the percentage now?',
        '- Set the days to five. Why does the percentage grow?',
        'In real markets spreads also widen when volatility jumps, and in options deep [in the money](term:in-the-money).',
      ],
    },
    'four-spreads': {
      title: 'Every leg has a spread of its own',
      text: [
        'An [iron condor](term:iron-condor) has four options. With {condor.quotedSpread} on each, in and out costs {condor.spreadCost}.',
        'At the mid, this condor brings {condor.credit}. With every option sold at its bid and bought at its ask, it brings {condor.creditAtQuotes}.',
        'That is why traders send such a position as **one order** with one net price, and work it near the mid.',
      ],
    },
  },
  'volume-and-open-interest': {
    'two-counts': {
      title: 'Trades today, contracts alive',
      text: [
        '[Volume](term:volume) counts the contracts that have changed hands **today**. It begins at zero each morning.',
        '[Open interest](term:open-interest) counts the contracts that exist and are not closed. The clearing house counts them once, after the close. What you see during the day is the number of the evening before.',
      ],
    },
    'how-it-changes': {
      title: 'Why a trade may not change open interest',
      text: [
        'Every trade adds to volume. What it does to open interest depends on both sides:',
        '- Both open a new position: open interest **rises**.',
        '- Both close an old one: it **falls**.',
        '- One opens, one closes: a contract changes its owner, and open interest **stays**.',
        'Exercise and expiry also take contracts away.',
        'Volume far above open interest means many trades in one day. They may be new positions or day trades: the next morning’s open interest tells.',
      ],
    },
    'what-they-tell': {
      title: 'What they tell, and what not',
      text: [
        'Many contracts open and traded usually mean good [liquidity](term:liquidity): more people to trade with, a narrower spread.',
        'Usually, not always. Market makers quote by the stock, so a new strike of a busy stock can have a narrow spread with no open interest at all. Look at the spread first, at the counts second.',
        'The counts have no direction. Every contract has a buyer and a seller. High open interest in puts does not say that the market expects a fall: the puts may protect shares, or be sold for income.',
      ],
    },
  },
  moneyness: {
    'down-the-column': {
      title: 'Down the column of strikes',
      text: [
        'The stock price divides the chain. Calls with strikes below it are [in the money](term:in-the-money); for puts it is the other way round. Most chains shade these rows.',
        '**Moneyness** says how far, in percent of the stock price. With XYZ at {inTheMoney.spot}, the {inTheMoney.strike} call is at {inTheMoney.moneyness}, the {atTheMoney.strike} call at {atTheMoney.moneyness}, the {outOfTheMoney.strike} call at {outOfTheMoney.moneyness}.',
        'Above zero is in the money, about zero is [at the money](term:at-the-money), below zero is [out of the money](term:out-of-the-money).',
      ],
    },
    'two-parts': {
      title: 'Three premiums taken apart',
      text: [
        'A premium is [intrinsic value](term:intrinsic-value) plus [time value](term:time-value). The chain shows only the sum. You do the subtraction:',
        '- The {inTheMoney.strike} call at {inTheMoney.premium}: {inTheMoney.intrinsic} intrinsic, {inTheMoney.timeValue} time value.',
        '- The {atTheMoney.strike} call at {atTheMoney.premium}: {atTheMoney.timeValue} time value, nothing else.',
        '- The {outOfTheMoney.strike} call at {outOfTheMoney.premium}: {outOfTheMoney.timeValue} time value, nothing else.',
        'Time value is largest at the money and falls to both sides. Deep in the money an option behaves almost like the stock, far out of the money almost like a lottery ticket.',
        'Time value also warns sellers. A sold call in the money with less time value than the coming [dividend](term:dividend) is likely to be [assigned](term:assignment) on the day before the [ex-dividend date](term:ex-dividend-date).',
      ],
    },
    'walk-through-the-strike': {
      title: 'Try it: walk through the strike',
      text: [
        'The strike stays at {atTheMoney.strike}. Move the stock price through it.',
        '- Where is time value the largest?',
        '- At $120, what is left of it?',
        '- Set the days to one. What remains at $100, and what at $110?',
      ],
    },
  },
  'implied-volatility': {
    'a-price-in-another-unit': {
      title: 'A price in another unit',
      text: [
        'Is a put at {skew.premium(1)} cheaper than a call at {skew.premium(2)}? In dollars, yes. But one is out of the money and the other at the money, so the dollars say little.',
        '[Implied volatility](term:implied-volatility), IV for short, makes them comparable. It is the volatility with which a pricing model gives exactly the market’s price.',
        'The model goes from volatility to price. IV goes back: from the price to the volatility. Chains compute it for every contract, mostly from the mid.',
      ],
    },
    'find-it': {
      title: 'Try it: find the implied volatility',
      text: [
        'The put with a strike of {flatPut.strike} is quoted at a mid of {skew.premium(1)}. At a volatility of {flatPut.volatility} the model says only {flatPut.premium}.',
        'Move the volatility until the premium is {skew.premium(1)}. What you read then is the implied volatility of this put.',
        'You should find about {skew.legVolatility(1)}. Everything else was known; only the volatility could give way.',
      ],
    },
    'three-strikes': {
      title: 'One stock, one day, three volatilities',
      text: [
        'Go down the IV column of one expiry, and it is not flat:',
        '- {skew.strike(1)} put: {skew.premium(1)}, IV {skew.legVolatility(1)}',
        '- {skew.strike(2)} call: {skew.premium(2)}, IV {skew.legVolatility(2)}',
        '- {skew.strike(3)} call: {skew.premium(3)}, IV {skew.legVolatility(3)}',
        'The put costs far less than the call at the money. In volatility it is the dearest of the three: {skew.pointsBetween(1, 2)} points above the middle.',
      ],
    },
    'reading-skew': {
      title: 'Skew',
      text: [
        'This slope is the [skew](term:skew). On most US stocks and indices, strikes below the price have the higher IV. Many investors buy puts there as a [hedge](term:hedge), and falls are often faster than rises.',
        'Plotted over the strikes, IV gives the [smile](term:volatility-smile). Call and put of **one** strike should have nearly the same IV. If they differ a lot, a quote is stale, or the model has the wrong dividend or interest rate.',
        'A high IV does not mean that an option is too expensive. It says that the market expects large moves, or pays for protection. Whether it is too much is known only afterward.',
      ],
    },
  },
  expiries: {
    'the-calendar': {
      title: 'The calendar of expiries',
      text: [
        '- **Monthly**: the third Friday of a month. The oldest series, with the most open interest.',
        '- **Weekly**: the other Fridays, listed only a few weeks ahead.',
        '- **Daily**: some indices and the most traded funds have an expiry on every trading day.',
        '- **Quarter end** and **month end**: the last trading day, mostly on indices and funds.',
        '- **Long-term**: expiries in January, one to three years ahead.',
        'If the Friday is a holiday, the day before takes its place.',
        'Stock options trade until the close of their last day and deliver shares. Monthly options on some indices, such as the S&P 500, stop the evening before and settle in cash at the opening prices of the Friday. Read what the contract says.',
      ],
    },
    'near-and-far': {
      title: 'The same strike on three days',
      text: [
        'Calls with a strike of {atTheMoney.strike}, all at a volatility of {atTheMoney.volatility}. Premium and theta are per share:',
        '- {week.days} days: {week.premium}, [theta](term:theta) {week.theta(1)} a day, [expected move](term:expected-move) {week.expectedMove}',
        '- {atTheMoney.days} days: {atTheMoney.premium}, theta {atTheMoney.theta(1)} a day, expected move {atTheMoney.expectedMove}',
        '- {quarter.days} days: {quarter.premium}, theta {quarter.theta(1)} a day, expected move {quarter.expectedMove}',
        'About four times the days cost about **twice** the premium: at the money, it grows with the square root of time. The near option is cheap in total and dear per day.',
        'Before an earnings report, the first expiry after it has the higher IV. The report is in it; see [event volatility](term:event-volatility).',
      ],
    },
    'choose-the-days': {
      title: 'Try it: choose the days',
      text: [
        'Theta and gamma are for the whole contract.',
        '- Go from 40 days to 10. How much of the premium is left? How does theta change?',
        '- What happens to [gamma](term:gamma) in the last days?',
        '- Find a volatility at which 20 days cost as much as 40 days did.',
      ],
    },
  },
  'quotes-not-to-trust': {
    'crossed-and-empty': {
      title: 'Crossed, locked, empty',
      text: [
        'A quote is **crossed** if the bid is above the ask. Somebody would pay more than another wants: free money, if it were true. It hardly ever is. One of the two prices is old, or belongs to another exchange.',
        'A quote is **locked** if bid and ask are equal. It can be real for a moment.',
        'A bid of **zero** means that nobody wants to buy. The option can be bought, and perhaps never sold again. Its mid is half of the ask, which is worth nothing as an estimate.',
        'The mid and the IV of such rows mean nothing either.',
      ],
    },
    'a-stale-last': {
      title: 'A last price from another market',
      text: [
        'In the morning, XYZ stands at {morning.spot} and the {morning.strike} call trades at {morning.premium}. That is the last trade of the day.',
        'In the afternoon, XYZ stands at {afternoon.spot}. The chain shows bid {afternoon.bid}, ask {afternoon.ask}, and still last {morning.premium}.',
        'The call is not cheap. The last price is **stale**: it belongs to a stock price of {morning.spot}. Nobody sells at {morning.premium} now.',
        'The same goes for the change column, which compares last prices.',
      ],
    },
    'how-old-is-it': {
      title: 'Try it: which market is it from?',
      text: [
        'The call of the afternoon, with the premium in the middle of its quote.',
        '- Lower the stock price until the premium is {morning.premium}. At which price was the last trade made?',
        '- Move it one dollar up or down. By how much is a last price wrong after such a move?',
      ],
    },
    'below-intrinsic': {
      title: 'Signs of a stale quote',
      text: [
        '- A price below [intrinsic value](term:intrinsic-value). With XYZ at {oldTrade.spot}, the {oldTrade.strike} call shows a last price of {oldTrade.premium}. Its intrinsic value is {oldTrade.intrinsic}. There is no IV for such a price.',
        '- A call that costs more than the call with the next lower strike.',
        '- An IV far off those of the strikes beside it.',
        '- A time of the last trade that is hours or days ago.',
        'Quotes are at their worst in the first and last minutes of the session, upon news, and outside trading hours, when market makers withdraw. Options on stocks trade from 9:30 to 16:00 New York time, those on some funds and indices until 16:15.',
        'Many data plans are delayed by 15 minutes. A delayed option quote next to a live stock price is stale by design.',
      ],
    },
  },
  'a-routine': {
    'in-this-order': {
      title: 'In this order',
      text: [
        'A chain has twenty columns. A few decide:',
        '- **Expiry**: the days left, and whether earnings or a dividend come before.',
        '- **Bid and ask**: is there a bid, and what is the spread in percent of the mid?',
        '- **Strike and moneyness**: how far from the stock price, how much intrinsic value?',
        '- **IV**: against the strikes beside it and the expiries around it.',
        '- [Delta](term:delta): how the option moves with the stock. The next course is about [the greeks](lesson:the-greeks/five-questions).',
        '- **Volume and open interest**: can you get out again?',
        '- **Last and change**: at the end, if at all.',
        'If bid and ask fail the test, the rest of the row needs no reading.',
      ],
    },
    'on-this-site': {
      title: 'On this site',
      text: [
        'Open a stock in [market](/options/market) and its option chain. You choose the columns, and several expiries can be shown at once. Crossed and empty quotes are marked.',
        'In the [builder](/options/builder), a click on an ask or a bid adds the contract to your plan. Nothing is sent to a broker. This course explains how to read a chain; it is education, not advice.',
      ],
    },
  },
};
