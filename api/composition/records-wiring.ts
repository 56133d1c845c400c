import { ReadHistory, ReadPerformance } from '@toolyard/core/options/records';
import { PORTS } from './ports.ts';
import { wire, type Wiring } from './wiring.ts';

/** What completed trades amount to. */
export const RECORDS_WIRING: readonly Wiring[] = [
  wire(ReadHistory, [PORTS.strategyReader, PORTS.clock]),
  wire(ReadPerformance, [PORTS.strategyReader, PORTS.clock]),
];
