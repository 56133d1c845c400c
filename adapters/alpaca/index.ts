export { checkAlpacaKey } from './check-alpaca-key.ts';
export { alpacaMarket } from './alpaca-market.ts';
export type { AlpacaSettings } from './alpaca-client.ts';
