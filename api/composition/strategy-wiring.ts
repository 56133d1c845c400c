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
  type LifePorts,
} from '@toolyard/core/options/strategies';
import { PORTS, type Repositories } from './ports.ts';
import { wire, write, type Wiring } from './wiring.ts';

const { strategyReader, lifePorts } = PORTS;

const tools = ({ strategies, audit }: Repositories, ports: LifePorts) => ({
  strategies,
  audit,
  ports,
});

/** Strategies, from plan to closed trade. */
export const STRATEGY_WIRING: readonly Wiring[] = [
  wire(ListStrategies, [strategyReader, lifePorts]),
  wire(ExportStrategies, [strategyReader]),
  wire(ReadStrategy, [strategyReader, lifePorts]),
  wire(ReadMarks, [strategyReader, lifePorts]),
  wire(SummariseStrategies, [strategyReader, lifePorts]),
  write(
    SaveStrategy,
    [PORTS.planningPorts],
    ({ strategies, audit }, ports) => new SaveStrategy(strategies, audit, ports),
  ),
  write(
    RenameStrategy,
    [lifePorts],
    ({ strategies, audit }, ports) => new RenameStrategy(strategies, audit, ports),
  ),
  write(
    DeleteStrategy,
    [PORTS.clock],
    ({ strategies, audit }, time) => new DeleteStrategy(strategies, audit, time),
  ),
  write(OpenStrategy, [lifePorts], (all, ports) => new OpenStrategy(tools(all, ports))),
  write(AdjustStrategy, [lifePorts], (all, ports) => new AdjustStrategy(tools(all, ports))),
  write(CloseStrategy, [lifePorts], (all, ports) => new CloseStrategy(tools(all, ports))),
  write(SettleStrategy, [lifePorts], (all, ports) => new SettleStrategy(tools(all, ports))),
  write(AssignContracts, [lifePorts], (all, ports) => new AssignContracts(tools(all, ports))),
];
