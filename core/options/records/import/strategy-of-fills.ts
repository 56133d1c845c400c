import type { Instant, Money } from '../../../shared/index.ts';
import type { Fill, StepKind, Strategy } from '../../strategies/index.ts';

/** A strategy that a broker's file makes or goes on with. Plain data, so that threads can exchange it. */
export interface StrategyOfFills {
  /** As it is to be stored. */
  readonly strategy: Strategy;
  /** Whether an earlier import made it. */
  readonly continued: boolean;
  /** Number of fills that the file adds. */
  readonly fills: number;
  /** Σ cash of those fills. */
  readonly cash: Money;
  readonly lines: readonly LineOfStep[];
}

/** Where a line, or a part of it, goes. */
export interface LineOfStep extends Pick<Fill, 'symbol' | 'quantity' | 'price'> {
  readonly line: number;
  readonly step: StepKind;
  readonly at: Instant;
}
