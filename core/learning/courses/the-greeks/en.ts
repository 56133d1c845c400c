import type { TextsOf } from '../../course.ts';
import type { theGreeks } from './course.ts';

export const en: TextsOf<typeof theGreeks> = {
  'five-questions': {
    'what-moves-an-option': {
      title: 'What moves an option',
      text: [
        'The price of an option changes for several reasons at once. Each greek answers one question and leaves everything else as it is:',
        '- [Delta](term:delta): what if the stock rises by one dollar?',
        '- [Gamma](term:gamma): by how much does delta change then?',
        '- [Theta](term:theta): what if one day passes?',
        '- [Vega](term:vega): what if [implied volatility](term:implied-volatility) rises by one point?',
        '- [Rho](term:rho): what if interest rates rise by one point?',
      ],
    },
    'one-call': {
      title: 'One call, five numbers',
      text: [
        'XYZ trades at {call.spot}. A call with a strike of {call.strike} and {call.days} days costs {call.premium} per share. Per share, its greeks are:',
        '- delta {call.delta(1)}',
        '- gamma {call.gamma(1)}',
        '- theta {call.theta(1)} a day',
        '- vega {call.vega(1)} a point',
        '- rho {call.rho(1)} a point',
        'One contract covers 100 shares, so for the contract they are a hundred times as large: a delta of {call.delta}, a theta of {call.theta} a day, a vega of {call.vega} a point.',
      ],
    },
    'read-with-care': {
      title: 'Speedometers, not maps',
      text: [
        'A greek holds for a **small** change from where you are now. It is a speed, not a distance. After a large move, all five are different.',
        'Greeks come from a model, and they are as good as its inputs. A [stale quote](lesson:reading-the-chain/quotes-not-to-trust) gives a wrong volatility, and wrong greeks with it.',
        'This course computes with European options without dividends. With early exercise, deep puts and calls before a dividend differ a little.',
      ],
    },
  },
  delta: {
    'per-dollar': {
      title: 'Dollars for a dollar',
      text: [
        'Delta is the change of an option’s value when the stock rises by one dollar.',
        '- A bought **call** has a delta between 0 and 1: it gains when the stock rises.',
        '- A bought **put** has a delta between −1 and 0: it gains when the stock falls.',
        'At the money, delta is about one half. Deep in the money it comes close to a whole share, far out of the money close to nothing. With {call.days} days left, the calls on XYZ have these deltas:',
        '- strike {deep.strike}: {deep.delta(1)}',
        '- strike {call.strike}: {call.delta(1)}',
        '- strike {far.strike}: {far.delta(1)}',
        'Delta also counts **shares**. One {call.strike} call moves, for now, like {call.delta} shares.',
      ],
    },
    'a-put': {
      title: 'Call and put at one strike',
      text: [
        'The put with a strike of {put.strike} has a delta of {put.delta(1)}, the call one of {call.delta(1)}.',
        'Leave the minus sign out and add them: together they make a whole share. A bought call and a sold put at one strike behave like the stock. This is [put–call parity](term:put-call-parity).',
      ],
    },
    'move-the-stock': {
      title: 'Try it: move the stock',
      text: [
        'One bought {call.strike} call. Dollar delta is delta times the stock price: the stock position that moves alike.',
        '- Move the price from $80 to $120. Where does delta change the fastest?',
        '- Set the days to one. What happens on both sides of the strike?',
      ],
    },
  },
  gamma: {
    'change-of-delta': {
      title: 'Delta does not stand still',
      text: [
        'Gamma is the change of delta when the stock rises by one dollar. The {call.strike} call has a delta of {call.delta} for the contract and a gamma of {call.gamma}. If the stock rises by one dollar, delta grows by about that.',
        'At $105 the model puts its delta at {call.deltaAfter(0, 105)}, at $95 at {call.deltaAfter(0, 95)}.',
        'Everybody who **owns** options has positive gamma, with calls and puts alike. A position with positive gamma gets longer as the stock rises and shorter as it falls: it moves in your favor either way.',
        'Everybody who has **sold** options has negative gamma, and the opposite happens.',
      ],
    },
    'a-better-estimate': {
      title: 'A better estimate',
      text: [
        'How much does the call gain if the stock jumps by $5 today?',
        '- Delta alone: {call.deltaProfit(5)}',
        '- Gamma adds half of gamma times the move squared: {call.gammaProfit(5)}',
        '- Both together: {call.deltaGammaProfit(5)}',
        '- The model’s own answer: {call.profitAfter(0, 105)}',
        'For a fall by $5, delta alone says {call.deltaProfit(-5)}. Gamma adds {call.gammaProfit(-5)} again, and together they say {call.deltaGammaProfit(-5)}. The model says {call.profitAfter(0, 95)}.',
        'The same move up brings more than the same move down costs. That is what gamma is worth, and what theta is paid for.',
      ],
    },
    'where-gamma-is': {
      title: 'Try it: where gamma is',
      text: [
        'Dollar gamma is the change of dollar delta when the stock rises by one percent.',
        '- Move the price. Where is gamma the largest?',
        '- At $100, go from 45 days to 3. What happens to gamma?',
        '- Now set the price to $110 with 3 days left. Where has it gone?',
      ],
    },
  },
  theta: {
    rent: {
      title: 'The rent of a day',
      text: [
        'Theta is what a position gains or loses in a day if nothing else changes. Owners of options pay it, sellers earn it.',
        'The {call.strike} call has a theta of {call.theta(1)} a day per share, {call.theta} per contract. A sold put with a strike of {soldPut.strike} has one of {soldPut.theta}.',
        'Theta takes [time value](term:time-value) only. An option deep in the money has little of it, and little to lose.',
        'Calendar days count, also weekends. Yet nobody can collect the weekend without holding over it: market makers tend to lower their quotes before it, so much of the decay is in the price by Friday’s close.',
      ],
    },
    'not-a-straight-line': {
      title: 'Not a straight line',
      text: [
        'At the money, decay **speeds up**. The theta of one {call.strike} call is {call.theta} a day with {call.days} days left, {callLater.theta} with {callLater.days}, {callLast.theta} with {callLast.days}.',
        'Out of the money it is different. The {far.strike} call has a theta of {far.theta} with {far.days} days left, {farLater.theta} with {farLater.days}, and {farLast.theta} with {farLast.days}. By then there is hardly anything left to lose.',
        'So “decay is fastest in the last weeks” is true near the strike, and not far from it.',
      ],
    },
    'let-days-pass': {
      title: 'Try it: let days pass',
      text: [
        'Theta for seven days is today’s theta times seven. Compare it with the profit that the model gives.',
        '- Let 7 days pass at $100. How close is the estimate?',
        '- Let 35 days pass. Why has the call lost more than 35 times today’s theta?',
        '- Which price after 20 days makes up for the time that has passed?',
      ],
    },
  },
  'vega-and-rho': {
    vega: {
      title: 'Vega: the mood changes',
      text: [
        'Vega is the change of a value when implied volatility rises by one **point**, say from {call.volatility} to one point more. The {call.strike} call gains {call.vega} per contract.',
        'Owners of options have positive vega, sellers negative. It is largest at the money and grows with time: the same call with {year.days} days has a vega of {year.vega}, with {callLast.days} days one of {callLast.vega}.',
        'This is why a call can lose money although the stock has risen. After an earnings report volatility often falls at once, the [IV crush](term:iv-crush). Ten points less mean about {call.vegaProfit(-10)} for this call. It takes a rise of the stock to make up for it.',
        'Not all expiries move alike. When the market is nervous, near volatilities jump further than far ones. A large vega in a far expiry therefore overstates the risk a little.',
      ],
    },
    'raise-the-volatility': {
      title: 'Try it: a report comes out',
      text: [
        'You own the {call.strike} call. Let the volatility fall by 10 points.',
        '- What does it cost if the price stays?',
        '- How far must the stock rise to make up for it?',
        '- Compare the loss with the estimate by vega.',
      ],
    },
    rho: {
      title: 'Rho: the quiet one',
      text: [
        'Rho is the change of a value when interest rates rise by one point. Calls gain and puts lose: a call lets you pay for the shares later, and the money earns interest until then.',
        'With {call.days} days, the {call.strike} call has a rho of {call.rho} per contract. Rates seldom move by a point in that time, so most traders leave it out.',
        'With {year.days} days it is {year.rho}, more than a point of volatility, {year.vega}. In long-dated options rho is worth a look.',
        '[Dividends](term:dividend) work the other way: a higher one lowers calls and raises puts.',
      ],
    },
  },
  'position-greeks': {
    signs: {
      title: 'Bought plus, sold minus',
      text: [
        'The greeks of a position are those of its legs added up: times the contracts, times 100, with the sign turned for what is sold.',
        '- **Bought call**: delta +, gamma +, theta −, vega +',
        '- **Bought put**: delta −, gamma +, theta −, vega +',
        '- **Sold call**: delta −, gamma −, theta +, vega −',
        '- **Sold put**: delta +, gamma −, theta +, vega −',
        'A share has a delta of one and no other greek.',
        'Gamma and theta nearly always have opposite signs. Nobody gets one without paying with the other.',
      ],
    },
    'add-them-up': {
      title: 'Two spreads added up',
      text: [
        'Two contracts bought at {spread.strike(1)}, two sold at {spread.strike(2)}. Per share, the bought call has a delta of {spread.delta(1)}, the sold one {spread.delta(2)}. Times 200 shares, that makes {spread.delta}.',
        'The other greeks of the whole position: gamma {spread.gamma}, theta {spread.theta} a day, vega {spread.vega} a point.',
        'Each bought call alone has a vega of {call.vega}. Selling the second strike takes most of it away. That is what many spreads are for: to keep one greek and to shrink others.',
      ],
    },
    'in-dollars': {
      title: 'In dollars',
      text: [
        'Theta and vega are dollars already. Delta and gamma become dollars with the stock price:',
        '- **Dollar delta** is delta times the price: {spread.dollarDelta}. This position now moves like that amount of stock.',
        '- **Dollar gamma** is by how much dollar delta changes when the stock rises by one percent: {spread.dollarGamma}.',
        'In dollars, positions in a stock at $20 and a stock at $500 can be compared. A delta of fifty shares is something else in each.',
        'Adding up over several stocks has a catch: they do not move together one for one. [Portfolio greeks](term:portfolio-greeks) show where the risk is, not how it will fall out.',
      ],
    },
    'watch-the-sum': {
      title: 'Try it: watch the sum change its sign',
      text: [
        'The two spreads from {spread.strike(1)} to {spread.strike(2)}.',
        '- At $98, what are the signs of gamma, theta and vega?',
        '- Now set the price to $112. Which signs have changed?',
        'Near the bought strike the bought calls dominate, near the sold strike the sold ones.',
      ],
    },
  },
  'time-and-price': {
    'at-the-money': {
      title: 'At the money, as time passes',
      text: [
        'The {call.strike} call with the stock at {call.spot}, per contract:',
        '- {call.days} days: delta {call.delta}, gamma {call.gamma}, theta {call.theta}, vega {call.vega}',
        '- {callLater.days} days: delta {callLater.delta}, gamma {callLater.gamma}, theta {callLater.theta}, vega {callLater.vega}',
        '- {callLast.days} days: delta {callLast.delta}, gamma {callLast.gamma}, theta {callLast.theta}, vega {callLast.vega}',
        'Gamma and theta grow, vega shrinks. A near option is a trade on **movement**, a far one a trade on **volatility**.',
      ],
    },
    'out-of-the-money': {
      title: 'Out of the money, as time passes',
      text: [
        'The {far.strike} call:',
        '- {far.days} days: delta {far.delta}, gamma {far.gamma}, theta {far.theta}, vega {far.vega}',
        '- {farLater.days} days: delta {farLater.delta}, gamma {farLater.gamma}, theta {farLater.theta}, vega {farLater.vega}',
        '- {farLast.days} days: delta {farLast.delta}, gamma {farLast.gamma}, theta {farLast.theta}, vega {farLast.vega}',
        'Here all four fade away. The option dies quietly, unless the stock comes to the strike: then gamma awakes.',
        'With time or with lower volatility, deltas move away from the middle: those in the money toward one, those out of the money toward zero.',
      ],
    },
    'two-sliders': {
      title: 'Try it: price and time together',
      text: [
        'The {far.strike} call again.',
        '- With 45 days left, move the price from $90 to $120 and watch gamma.',
        '- Do the same with 3 days left. The hill has become a needle.',
        '- At $100, raise the volatility. Which way does delta go, and why?',
      ],
    },
  },
  'short-gamma': {
    'a-sold-straddle': {
      title: 'A sold straddle, one day later',
      text: [
        'Somebody sells the {straddle.strike(1)} call and the {straddle.strike(2)} put, a [straddle](term:straddle), for {straddle.credit}. Its delta is {straddle.delta}, almost zero. Theta is {straddle.theta} a day, gamma {straddle.gamma}.',
        'One day later, with the same volatility:',
        '- XYZ at $100: {straddle.profitAfter(1, 100)}. Theta was earned.',
        '- XYZ at $102: {straddle.profitAfter(1, 102)}',
        '- XYZ at $104: {straddle.profitAfter(1, 104)}',
        '- XYZ at $96: {straddle.profitAfter(1, 96)}',
        'Small gains on quiet days, larger losses on others, in whichever direction. The loss grows with the **square** of the move.',
      ],
    },
    'the-breakeven-of-a-day': {
      title: 'The breakeven of a day',
      text: [
        'Gamma costs half of gamma times the move squared. Theta pays for one size of move: here {straddle.thetaBreakeven} a day. If the stock moves less, the seller gains; if it moves more, theta was not enough.',
        'That size is no accident. It is one [standard deviation](term:standard-deviation) of a day by the implied volatility. Whoever sells options bets that the stock will move **less** than implied volatility says; whoever buys them, that it will move more.',
        'The seller’s delta also turns the wrong way. At $105 it is {straddle.deltaAfter(0, 105)}: short while the stock rises. At $95 it is {straddle.deltaAfter(0, 95)}: long while it falls. To hedge, one buys high and sells low, again and again. This is how gamma bleeds.',
      ],
    },
    'one-day': {
      title: 'Try it: theta against gamma',
      text: [
        'Let one day pass and move the price.',
        '- Find the two prices at which the profit is zero. How far are they from $100?',
        '- Let 10 days pass at $100. How much was earned? Which move takes it all back?',
        '- Raise the volatility by 10 points. Sold options lose by vega too, often on the same day as by gamma.',
      ],
    },
    'the-last-week': {
      title: 'The last week',
      text: [
        'With {lastWeek.days} days left, a straddle sold near the stock price has a theta of {lastWeek.theta} a day, and a gamma of {lastWeek.gamma}. Both are about three times as large.',
        'The daily income looks better than ever, and one ordinary move costs more than ever. That is why many sellers close or [roll](term:rolling) before the last week or two.',
        'On the last day, a few cents around the strike decide over 100 shares: [pin risk](term:pin-risk). And a [gap](term:gap) overnight cannot be hedged at all.',
        'A sold option without a covering leg has no limit on this loss, or a very distant one. A bought [wing](term:wing) sets a limit and brings part of the gamma back.',
      ],
    },
  },
  'delta-as-hedge': {
    'shares-against-options': {
      title: 'Shares against options',
      text: [
        'Delta says how many shares move like the option. Trade that number the other way, and small moves of the stock hardly matter: the position is [delta neutral](term:delta-neutral).',
        'Two calls with a strike of {twoCalls.strike} have a delta of {twoCalls.delta}. Sell 100 shares short against them, and {hedged.delta} is left.',
        'The same thought works the other way round. Whoever owns 100 shares and wants half of the risk looks for options with a delta of about −50 in total.',
      ],
    },
    'hedged-calls': {
      title: 'Hedged, not safe',
      text: [
        'These are the two calls with 100 shares sold short. Today, a jump to $104 brings {hedged.profitAfter(0, 104)}, and a fall to $96 brings {hedged.profitAfter(0, 96)}.',
        'It gains both ways, since it has a gamma of {hedged.gamma}. The price of it is theta, {hedged.theta} a day. After a quiet week at $100, the result is {hedged.profitAfter(7, 100)}.',
        'A hedge of delta removes the direction. Gamma, theta and vega stay.',
      ],
    },
    'leave-it-alone': {
      title: 'Try it: leave it alone',
      text: [
        'The hedged calls. Nothing is traded any more.',
        '- Move the price to $110 today. Which way does the position lean now?',
        '- Stay at $100 for 20 days. What has it cost?',
        '- Lower the volatility by 5 points. The delta was hedged, the vega was not.',
      ],
    },
    'limits-of-a-hedge': {
      title: 'Limits of a hedge',
      text: [
        '- It holds for **now**. At $103 the delta of the hedged calls is {hedged.deltaAfter(0, 103)}, and the hedge must be renewed.',
        '- Each renewal costs a [spread](term:bid-ask-spread) and a commission. Hedging more often costs more; hedging less often leaves more risk.',
        '- Delta also drifts with time and volatility, without any move of the stock.',
        '- When a stock falls, its implied volatility usually rises. The model’s delta leaves that out, so the true exposure of an option is a little different.',
        '- Shares sold short must be borrowed, need [margin](term:margin), and owe dividends.',
      ],
    },
  },
  'delta-as-probability': {
    'a-rule-of-thumb': {
      title: 'A rule of thumb',
      text: [
        'Traders speak of a “twenty delta call” and mean one that ends in the money about one time in five. For near expiries and ordinary volatilities this is close.',
        'The calls with {call.days} days:',
        '- {deep.strike}: delta {deep.delta(1)}, probability in the money {deep.probabilityInTheMoney}',
        '- {call.strike}: delta {call.delta(1)}, probability {call.probabilityInTheMoney}',
        '- {far.strike}: delta {far.delta(1)}, probability {far.probabilityInTheMoney}',
        'For a put, leave out the minus sign.',
      ],
    },
    'where-it-fails': {
      title: 'Where it fails',
      text: [
        'Delta of a call is always **higher** than the model’s probability. The distance grows with volatility and time.',
        'A call at the money with {year.days} days and a volatility of {year.volatility} has a delta of {year.delta(1)}, and ends in the money with a probability of {year.probabilityInTheMoney}.',
        'At a volatility of {wildYear.volatility}, delta is {wildYear.delta(1)}, and the probability {wildYear.probabilityInTheMoney}. Read as a chance, this delta is far off.',
        'The reason: delta counts how **much** the option moves. A few very large gains weigh more in it than in a count of hits.',
      ],
    },
    compare: {
      title: 'Try it: delta against probability',
      text: [
        'The bought {far.strike} call. Compare the three numbers.',
        '- Raise days and volatility. How far do delta and probability come apart?',
        '- Why is the probability of profit always lower than that of ending in the money?',
      ],
    },
    'what-it-is-not': {
      title: 'What it is not',
      text: [
        '- Not the [probability of profit](term:probability-of-profit): the premium must be earned back first. For the {far.strike} call it is {far.probabilityOfProfit}.',
        '- Not the chance to **touch** the strike before expiry. That one is about twice as high.',
        '- Not a forecast. It is a probability in a model that makes today’s prices fair. Real chances may be others, and nobody knows them.',
        '- Not the size of anything: a small chance of a large loss is still a large loss.',
        'The [builder](/options/builder) shows all greeks of a plan and the probability beside them. This course explains what they mean; it is education, not advice.',
      ],
    },
  },
};
