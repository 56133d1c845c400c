export { DRAND_MIRRORS, DrandBeacon } from './drand-beacon.ts';
export type { DrandSettings } from './drand-beacon.ts';
export { RECORDED_ROUNDS, RecordedBeacon } from './recorded-beacon.ts';
