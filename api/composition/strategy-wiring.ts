import {
  AdjustStrategy,
  ExerciseOrAssign,
  CloseStrategy,
  CorrectStep,
  DeleteStrategy,
  ExportStrategies,
  ListStrategies,
  OpenStrategy,
  ReadDailyMarks,
  ReadStrategy,
  RenameStrategy,
  SaveStrategy,
  ReviewStrategies,
  SettleStrategy,
  TakeBackStep,
  WriteJournal,
} from '@toolyard/core/options/strategies';
import { ReadCapital, ReplaceCapital, SummariseStrategies } from '@toolyard/core/options/capital';
import type { Repositories } from '@toolyard/core/repositories';
import { PORTS } from './ports.ts';
import { preparedWrite, wire, write, type Wiring } from './wiring.ts';

const { strategyReader, lifecyclePorts } = PORTS;

/** Strategies, from plan to closed trade, and the capital that they take. */
export const STRATEGY_WIRING: readonly Wiring[] = [
  wire(ListStrategies, [strategyReader, lifecyclePorts]),
  wire(ExportStrategies, [strategyReader]),
  wire(ReadStrategy, [strategyReader, lifecyclePorts]),
  wire(ReadDailyMarks, [strategyReader, lifecyclePorts]),
  wire(SummariseStrategies, [
    strategyReader,
    PORTS.capitalReader,
    lifecyclePorts,
    PORTS.optionTape,
  ]),
  wire(ReadCapital, [PORTS.capitalReader]),
  write(
    ReplaceCapital,
    [PORTS.clock],
    ({ capital, audit }, time) => new ReplaceCapital(capital, audit, time),
  ),
  preparedWrite(SaveStrategy, [PORTS.planningPorts]),
  preparedWrite(RenameStrategy, [strategyReader, lifecyclePorts]),
  preparedWrite(WriteJournal, [strategyReader, lifecyclePorts]),
  write(
    DeleteStrategy,
    [PORTS.clock],
    ({ strategies, audit }, time) => new DeleteStrategy(strategies, audit, time),
  ),
  preparedWrite(OpenStrategy, [strategyReader, lifecyclePorts]),
  preparedWrite(AdjustStrategy, [strategyReader, lifecyclePorts]),
  preparedWrite(CloseStrategy, [strategyReader, lifecyclePorts]),
  wire(ReviewStrategies<Repositories>, [PORTS.work, lifecyclePorts, PORTS.awaitedOwner]),
  preparedWrite(SettleStrategy, [strategyReader, lifecyclePorts]),
  preparedWrite(ExerciseOrAssign, [strategyReader, lifecyclePorts]),
  preparedWrite(CorrectStep, [strategyReader, lifecyclePorts]),
  preparedWrite(TakeBackStep, [strategyReader, lifecyclePorts]),
];
