export const en = {
  'pictures.view': 'View',
  'pictures.chart': 'Chart',
  'pictures.table': 'Table',
  'pictures.smile': 'Volatility smile',
  'pictures.smileOf': 'Implied volatility of {symbol} {expiry} by strike: {text}',
  'pictures.smileText': '{first} at {from}, {last} at {to}, {middle} at the money',
  'pictures.smileLegend':
    'Hollow: puts. Filled: calls. Bars: bid to ask. Line: fit. Dashed: forward. Shaded: ±1σ',
  'pictures.smileLegendNoFit':
    'Hollow: puts. Filled: calls. Bars: bid to ask. Dashed: forward. Shaded: ±1σ',
  'pictures.span': 'Bid to ask',
  'pictures.fit': 'Fit',
  'pictures.residual': 'Off the fit (points)',
  'pictures.halfWidths': 'Off the fit (half spreads)',
  'pictures.forwardPrice': 'forward {price}',
  'pictures.fitOf': 'fit {iv}',
  'pictures.residuals': 'Quotes less fit',
  'pictures.unit.points': 'Points',
  'pictures.unit.halfWidths': 'Half spreads',
  'pictures.residualsOf': 'How far each quote lies off the fit. {text}',
  'pictures.pointsOff': '{points} points',
  'pictures.halfWidthsOff': '{count} half spreads',
  'pictures.fitFailed': 'Couldn’t fit the smile. Reload the page to try again.',
  'pictures.fitSays':
    'The fit (SVI) is off by {error} volatility points on average; {inside} of {count} quotes have it between their bid and ask.',
  'pictures.noFit.tooFewQuotes':
    'No fit: a smile needs at least five usable quotes out of the money, and this expiry has {count}. Probabilities use one volatility for all strikes.',
  'pictures.noFit.noTimeLeft': 'No fit: this expiry has no time left.',
  'pictures.noFit.noConvergence':
    'No fit: no smile without arbitrage was found near these quotes. Probabilities use one volatility for all strikes.',
  'pictures.contradictions':
    '{count, plural, one {The quote at {strikes} contradicts} other {The quotes at {strikes} contradict}} the others: no prices without arbitrage lie between all bids and asks. {count, plural, one {The fit leaves it out.} other {The fit leaves them out.}}',
  'pictures.leftOut':
    '{count, plural, one {{count} quote is} other {{count} quotes are}} not used: {reasons}.',
  'pictures.leftOut.crossed': '{count} crossed',
  'pictures.leftOut.oneSided': '{count} without a bid or an ask',
  'pictures.leftOut.noVolatility': '{count} at a price that no volatility gives',
  'pictures.term': 'Term structure',
  'pictures.termOf': 'At-the-money implied volatility of {symbol} by expiry: {text}',
  'pictures.termText':
    '{count, plural, one {{count} expiry} other {{count} expiries}}, from {first} to {last}',
  'pictures.termLegend':
    'X axis: √days. The tooltip adds the forward volatility since the previous expiry',
  'pictures.termLegendEarnings':
    'X axis: √days. Dashed: without earnings reports. Shaded: the next report lies here',
  'pictures.earningsBetween':
    'The next earnings report comes after {after} and no later than {by}. Options price in a move of ±{move} for it (one standard deviation).',
  'pictures.earningsOn':
    '{report}. Options price in a move of ±{move} for it (one standard deviation).',
  'pictures.earningsBy':
    'The next earnings report comes no later than {by}. Options price in a move of ±{move} for it (one standard deviation).',
  'pictures.reports': 'Earnings reports',
  'pictures.withoutEarnings': 'Without earnings',
  'pictures.forward': 'forward {iv}',
  'pictures.noCurve': 'Not enough volatility data to draw a curve',
  'pictures.strike': 'Strike',
  'pictures.type': 'Type',
  'pictures.expiry': 'Expiry',
  'pictures.days': 'Days',
  'pictures.iv': 'Implied volatility',
  'pictures.forwardIv': 'Forward volatility',
  'pictures.atExpiry': 'At expiry',
  'pictures.atFrontExpiry': 'At the front expiry',
  'pictures.earlyExercise': 'Early exercise',
  'pictures.leg': 'Leg',
  'pictures.exerciseToday': 'Worth exercising today',
  'pictures.exercisePremium': 'Premium per share',
  'pictures.exerciseNever': 'at no price',
  'pictures.exerciseBelow': 'at {price} and below',
  'pictures.exerciseAbove': 'at {price} and above',
  'pictures.exerciseNote':
    'At the price named, exercise today is worth as much as waiting. The premium is what the right to exercise before expiry adds to the value, at the leg’s own volatility.',
  'pictures.surface': 'Volatility surface',
  'pictures.surfaceHint':
    'Fits one surface without arbitrage (SSVI) to the quotes of all expiries and says where they contradict each other.',
  'pictures.surfaceShow': 'Show the surface',
  'pictures.surfaceFailed': 'Couldn’t load the surface',
  'pictures.surfaceLoading': 'Fitting the surface...',
  'pictures.surfaceLegend':
    'Solid: own fit of the expiry. Dashed: surface of all expiries. Gray: own fits of the others. X axis: standard deviations from the forward',
  'pictures.surfaceNone': 'No expiry has enough usable quotes for a fit',
  'pictures.ownFit': 'Own fit at the forward',
  'pictures.surfaceSlice': 'Surface at the forward',
  'pictures.surfaceError': 'Quotes off the surface (points)',
  'pictures.surfaceOf':
    'Volatility of {symbol} over strikes for {count, plural, one {{count} expiry} other {{count} expiries}}. {text}',
  'pictures.surfaceAt': 'surface {iv}',
  'pictures.crossing.none':
    'No expiry lies below the one before: the quotes of different expiries do not contradict each other.',
  'pictures.crossing.quotes':
    'The quotes of {expiry} contradict those of {before} near {strike}: a calendar spread there costs less than nothing at bid and ask.',
  'pictures.crossing.fits':
    'The fits of {expiry} and {before} cross near {strike}, within the spreads of their quotes. The surface has no crossing.',
  'pictures.unfitted.tooFewQuotes': '{expiry} has no fit: fewer than five usable quotes.',
  'pictures.unfitted.noTimeLeft': '{expiry} has no fit: no time is left.',
  'pictures.unfitted.noConvergence':
    '{expiry} has no fit: no smile without arbitrage was found near its quotes.',
  'pictures.skew': 'Skew against its past',
  'pictures.skewFailed': 'Couldn’t load the past of the skew',
  'pictures.skewSays':
    'Today {now} points; over the year {low} to {high}. {share} of the year’s sessions had a lower skew, with puts cheaper against calls.',
  'pictures.skewLegend':
    '25Δ put volatility − 25Δ call volatility for 30 days, in points, at each close. Dashed: today',
  'pictures.noSkew': 'This source has no past of the skew',
  'pictures.day': 'Date',
  'pictures.skewPoints': 'Skew (points)',
  'pictures.skewOf': '25Δ skew of {symbol} for 30 days over a year. {text}',
  'pictures.density': 'Price density',
  'pictures.densityOf': 'Density of the price at expiry with the zones of profit and loss: {text}',
  'pictures.densityLegend':
    'The area over a range of prices is the probability of ending there. Circles: breakevens',
  'pictures.noDensity':
    'The density needs a volatility for this expiry and a view that leaves a price possible.',
  'pictures.priceAtExpiry': 'Price at expiry',
  'pictures.result': 'Result',
  'pictures.result.profit': 'Profit',
  'pictures.result.loss': 'Loss',
  'pictures.result.none': 'Neither',
  'pictures.chance': 'Probability',
  'pictures.chanceBelow': '{chance} below',
  'pictures.anyPrice': 'Any price',
  'pictures.above': 'Above {price}',
  'pictures.below': 'Below {price}',
  'pictures.between': '{from} – {to}',
} as const;

export type OptionsPicturesTexts = Record<keyof typeof en, string>;
