export const en = {
  'pictures.view': 'View',
  'pictures.chart': 'Chart',
  'pictures.table': 'Table',
  'pictures.smile': 'Volatility smile',
  'pictures.smileOf': 'Implied volatility of {symbol} {expiry} by strike: {text}',
  'pictures.smileText': '{first} at {from}, {last} at {to}, {middle} at the money',
  'pictures.smileLegend': 'Hollow: puts. Filled: calls. Shaded: ±1σ',
  'pictures.term': 'Term structure',
  'pictures.termOf': 'At-the-money implied volatility of {symbol} by expiry: {text}',
  'pictures.termText':
    '{count, plural, one {{count} expiry} other {{count} expiries}}, from {first} to {last}',
  'pictures.termLegend':
    'X axis: √days. The tooltip adds the forward volatility since the previous expiry',
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
