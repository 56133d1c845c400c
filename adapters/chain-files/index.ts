export { openChainFiles } from './open-chain-files.ts';
export type { OpenedChainFiles } from './open-chain-files.ts';
export type { Refusal } from './load-chain-file.ts';
