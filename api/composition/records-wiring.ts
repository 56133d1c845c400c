import {
  ExportHistory,
  ImportHistory,
  LoadSamples,
  ReadHistory,
  ReadPerformance,
  RemoveSamples,
} from '@toolyard/core/options/records';
import type { Clock, IdSource } from '@toolyard/core/shared';
import { PORTS, type Repositories } from './ports.ts';
import { preparedWrite, wire, write, type Wiring } from './wiring.ts';

const { strategyReader, clock, ids } = PORTS;

const tools = ({ strategies, audit }: Repositories, time: Clock, source: IdSource) => ({
  strategies,
  audit,
  clock: time,
  ids: source,
});

/** What completed trades amount to. */
export const RECORDS_WIRING: readonly Wiring[] = [
  wire(ReadHistory, [strategyReader, clock]),
  wire(ReadPerformance, [strategyReader, PORTS.optionsSettingsReader, clock]),
  wire(ExportHistory, [strategyReader, clock]),
  preparedWrite(ImportHistory, [clock, PORTS.recordComputations]),
  write(LoadSamples, [clock, ids], (...all) => new LoadSamples(tools(...all))),
  write(RemoveSamples, [clock, ids], (...all) => new RemoveSamples(tools(...all))),
];
