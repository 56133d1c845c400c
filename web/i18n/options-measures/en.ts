export const en = {
  'analysis.measure.smile':
    'Probabilities by the implied volatilities of all strikes of the expiry: {volatility} at the forward of {forward}, rate {rate}.',
  'analysis.measure.riskNeutralLognormal':
    'Risk-neutral lognormal, one volatility for all strikes: {volatility}, forward {forward}, rate {rate}.',
  'analysis.measure.zeroDrift':
    'Probabilities without drift, one volatility for all strikes: {volatility}.',
  'analysis.measure.own': 'Probabilities by your own view: drift {drift}, volatility {volatility}.',
  'analysis.measure.range':
    'Probabilities by your own view: the price ends within your target range.',
  'analysis.measure.pastMoves': 'Probabilities by the stock’s own past moves.',
  'analysis.missing.possiblePrices': 'Your view leaves no price possible, so there are none.',
  'analysis.missing.pastMoves':
    'There are too few past daily closes of the stock, so there are none.',
  'measures.rangeFrom': 'Lower end of the target range',
  'measures.rangeTo': 'Upper end of the target range',
  'analysis.noFit':
    'The quotes of this expiry give no fit, so one volatility stands in for the smile.',
  'analysis.by.smile': 'by the smile',
  'analysis.withoutFit': 'no smile fit',
  'analysis.by.riskNeutralLognormal': 'by one volatility',
  'analysis.by.zeroDrift': 'without drift',
  'analysis.by.own': 'by your own view',
  'analysis.by.range': 'by your target range',
  'analysis.by.pastMoves': 'by past moves',
  'analysis.noMeasure': 'No at-the-money implied volatility, so probabilities are unknown.',
  'analysis.dividends':
    'Profits and losses include the dividends of the shares: {sum} per share, ex-dates up to {day}.',
  'analysis.dividendsOwed':
    'Profits and losses include the dividends owed on the shares sold short: {sum} per share, ex-dates up to {day}.',
  'analysis.noDividends':
    'The dividends of the shares until the expiry are unknown, so none is counted.',
  'analysis.expectedAfter': '{day} (those after {announced} expected, not announced)',
  'analysis.left':
    'Max loss also counts what is still open after {day}: {legs}. The other figures end at {day}.',
  'analysis.left.call':
    '{quantity, plural, one {# short call} other {# short calls}} {strike} of {day}',
  'analysis.left.put':
    '{quantity, plural, one {# short put} other {# short puts}} {strike} of {day}',
  'analysis.booked':
    'P/L figures include {amount} of realized P/L, commissions and expired contracts.',
  'analysis.model.american': 'Options are priced with American exercise.',
  'analysis.model.european': 'Options are priced with Black-Scholes-Merton, European exercise.',
  'analysis.laterLegs.american': 'Later legs have their American model value at the front expiry.',
  'analysis.laterLegs.european': 'Later legs have their European model value at the front expiry.',
} as const;

export type OptionsMeasuresTexts = Record<keyof typeof en, string>;
