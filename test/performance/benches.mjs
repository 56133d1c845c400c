import { americanBench } from './american.bench.mjs';
import { codeGeneratorBench } from './code-generator.bench.mjs';
import { greeksBench } from './greeks.bench.mjs';
import { impliedVolatilityBench } from './implied-volatility.bench.mjs';
import { simulatedChainBench } from './simulated-chain.bench.mjs';
import { smileFitBench } from './smile-fit.bench.mjs';

/**
 * What `npm run bench` measures. A bench is an object of
 *   title        the heading of its table
 *   unit         'perSecond' or 'microseconds' (an operation)
 *   contestants  () => [{ name, work, accuracy?, ...columns }]: work() does some operations and returns how many;
 *                further columns are printed as they are, those of accuracy() are asked for after the clock stopped
 *   targets      (rows) => [{ text, reached, isRatio }], where a row is { name, value, ...columns }
 * To add one: write `<name>.bench.mjs` beside this file and name it here. Peers belong into package.json beside it.
 */
export const BENCHES = [
  greeksBench,
  impliedVolatilityBench,
  americanBench,
  smileFitBench,
  simulatedChainBench,
  codeGeneratorBench,
];
