export { densityFactor, isButterflyFree, jumpWings, lowestDensity, smileAt } from './svi.ts';
export type { JumpWings, LowestDensity, SmileAt, SviParameters } from './svi.ts';
export { smileDensity, smilePrices } from './smile-prices.ts';
export { fitSvi } from './fit-svi.ts';
export type { SmileQuote, SviFit, SviRefusal } from './fit-svi.ts';
export { calendarArbitrage, fitSsvi, ssviSlice, withoutFalls } from './ssvi.ts';
export type { SsviFit, SsviParameters, SurfaceExpiry } from './ssvi.ts';
export { fitChain, smileQuotes } from './chain-smile.ts';
