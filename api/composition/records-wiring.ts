import {
  ExportHistory,
  ImportBrokerFile,
  ImportBrokerPositions,
  ImportHistory,
  LoadSamples,
  ReadBenchmark,
  ReadHistory,
  ReadPerformance,
  RemoveSamples,
} from '@toolyard/core/options/records';
import { PORTS } from './ports.ts';
import { preparedWrite, wire, write, type Wiring } from './wiring.ts';

const { strategyReader, clock, ids } = PORTS;

/** What completed trades amount to. */
export const RECORDS_WIRING: readonly Wiring[] = [
  wire(ReadHistory, [strategyReader, clock]),
  wire(ReadPerformance, [
    strategyReader,
    PORTS.capitalReader,
    PORTS.optionsSettingsReader,
    clock,
    PORTS.recordComputations,
    PORTS.recordAnswers,
  ]),
  wire(ReadBenchmark, [
    strategyReader,
    PORTS.capitalReader,
    PORTS.marketData,
    clock,
    PORTS.recordComputations,
    PORTS.recordAnswers,
  ]),
  wire(ExportHistory, [strategyReader, clock]),
  preparedWrite(ImportHistory, [clock, PORTS.recordComputations]),
  preparedWrite(ImportBrokerFile, [
    clock,
    strategyReader,
    PORTS.marketData,
    PORTS.corporateActions,
    PORTS.recordComputations,
  ]),
  preparedWrite(ImportBrokerPositions, [
    PORTS.brokerPositions,
    clock,
    strategyReader,
    PORTS.marketData,
    PORTS.corporateActions,
    PORTS.recordComputations,
  ]),
  write(LoadSamples, [clock, ids], (all, time, source) => new LoadSamples(all, time, source)),
  write(RemoveSamples, [clock], (all, time) => new RemoveSamples(all, time)),
];
