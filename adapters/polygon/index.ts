export { checkPolygonKey } from './check-polygon-key.ts';
export { polygonMarket } from './polygon-market.ts';
export type { PolygonMarket } from './polygon-market.ts';
export type { PolygonSettings } from './polygon-client.ts';
