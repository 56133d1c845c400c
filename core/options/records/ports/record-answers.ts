import type { MarketMeta } from '../../../market/index.ts';
import type { CalendarDate } from '../../../shared/index.ts';
import type { CapitalRecord } from '../../capital/index.ts';
import type { OwnedVersion, Strategy } from '../../strategies/index.ts';
import type { BenchmarkClose, TradeOutcome } from '../benchmark.ts';
import type { Period } from '../history.ts';
import type { PerformanceInput } from '../performance.ts';

/** What an answer is computed from. */
export interface RecordQuestion {
  readonly ownerId: string;
  readonly name: string;
  /** All strategies of the owner. */
  readonly strategies: OwnedVersion;
  /** All else that the answer depends on but prices, in values of JSON. */
  readonly input: object;
}

/** Answers from all strategies of an account, as bytes of JSON. */
export interface RecordAnswers {
  /** Computes an answer once a minute at most; other calls with an equal question share it. */
  answer(question: RecordQuestion, compute: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

export interface BenchmarkInput {
  readonly trades: readonly TradeOutcome[];
  readonly period: Period;
  readonly today: CalendarDate;
  readonly record: CapitalRecord;
  readonly closes: readonly BenchmarkClose[];
  /** Source of the closes; null where none were needed. */
  readonly meta: MarketMeta | null;
}

/** Computations over thousands of trades, which do not hold up other calls. Answers are bytes of JSON. */
export interface RecordCalculator {
  /** By {@link accountPerformance}. */
  performance(input: PerformanceInput): Promise<Uint8Array>;
  /** Of the completed ones. */
  outcomes(strategies: readonly Strategy[]): Promise<readonly TradeOutcome[]>;
  /** By {@link benchmark}. */
  benchmark(input: BenchmarkInput): Promise<Uint8Array>;
}
