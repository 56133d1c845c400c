export { checkPolygonKey } from './check-polygon-key.ts';
export { polygonMarket } from './polygon-market.ts';
export type { PolygonSettings } from './polygon-client.ts';
export { polygonStream, PolygonStream } from './polygon-stream.ts';
export type {
  PolygonStreamOptions,
  PolygonStreamSettings,
  StreamAddress,
} from './polygon-stream.ts';
export { readFrame } from './stream-wire.ts';
