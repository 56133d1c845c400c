import {
  AdjustStrategy,
  AssignContracts,
  CloseStrategy,
  DeleteStrategy,
  ExportStrategies,
  ListStrategies,
  OpenStrategy,
  ReadMarks,
  ReadStrategy,
  RenameStrategy,
  SaveStrategy,
  SettleStrategy,
  SummariseStrategies,
} from '@toolyard/core/options/strategies';
import { PORTS } from './ports.ts';
import { preparedWrite, wire, write, type Wiring } from './wiring.ts';

const { strategyReader, lifePorts } = PORTS;

/** Strategies, from plan to closed trade. */
export const STRATEGY_WIRING: readonly Wiring[] = [
  wire(ListStrategies, [strategyReader, lifePorts]),
  wire(ExportStrategies, [strategyReader]),
  wire(ReadStrategy, [strategyReader, lifePorts]),
  wire(ReadMarks, [strategyReader, lifePorts]),
  wire(SummariseStrategies, [strategyReader, PORTS.optionsSettingsReader, lifePorts]),
  preparedWrite(SaveStrategy, [PORTS.planningPorts]),
  preparedWrite(RenameStrategy, [strategyReader, lifePorts]),
  write(
    DeleteStrategy,
    [PORTS.clock],
    ({ strategies, audit }, time) => new DeleteStrategy(strategies, audit, time),
  ),
  preparedWrite(OpenStrategy, [strategyReader, lifePorts]),
  preparedWrite(AdjustStrategy, [strategyReader, lifePorts]),
  preparedWrite(CloseStrategy, [strategyReader, lifePorts]),
  preparedWrite(SettleStrategy, [strategyReader, lifePorts]),
  preparedWrite(AssignContracts, [strategyReader, lifePorts]),
];
