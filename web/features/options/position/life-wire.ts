import type { StrategyResponse } from '../../../api/generated.ts';

export type Side = 'buy' | 'sell';
export type Outcome = 'expire' | 'exercise' | 'assign';
export type StepKind =
  | 'opened'
  | 'added'
  | 'closedLeg'
  | 'rolled'
  | 'adjusted'
  | 'closed'
  | 'expired'
  | 'assigned'
  | 'exercised'
  | 'stockTraded';

export interface FillView {
  readonly symbol: string;
  readonly kind: 'option' | 'stock';
  readonly type: 'call' | 'put' | null;
  readonly strike: number | null;
  readonly expiration: string | null;
  readonly multiplier: number;
  readonly side: Side;
  readonly contracts: number;
  readonly price: number;
  readonly commission: number;
  readonly cash: number;
  readonly cause: 'trade' | 'expiry' | 'exercise' | 'assignment';
}

export interface StepView {
  readonly id: string;
  readonly at: string;
  readonly kind: StepKind;
  readonly spot: number;
  readonly cash: number;
  readonly note: string | null;
  readonly fills: readonly FillView[];
}

export interface MarkedLeg {
  readonly symbol: string;
  /** Signed: held long +, short −. */
  readonly contracts: number;
  readonly cost: number;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly mid: number | null;
  readonly mark: number | null;
  readonly iv: number | null;
  readonly delta: number | null;
  readonly value: number | null;
  readonly pnl: number | null;
}

export interface MarkView {
  readonly at: string;
  readonly spot: number;
  readonly stale: boolean;
  readonly legs: readonly MarkedLeg[];
}

export interface DueContract {
  readonly symbol: string;
  /** Signed: held long +, short −. */
  readonly contracts: number;
  readonly outcome: Outcome;
  readonly settlementPrice: number;
}

/** A strategy with its life: its fills, its marks, and what waits to be settled. */
export interface PositionView extends StrategyResponse {
  readonly openedAt: string | null;
  readonly closedAt: string | null;
  readonly sample: boolean;
  readonly pnl: number | null;
  readonly cash: number;
  readonly commissions: number;
  readonly realised: number;
  readonly unrealised: number | null;
  readonly mark: MarkView | null;
  readonly due: readonly DueContract[];
  readonly steps: readonly StepView[];
}

export interface MarkPoint {
  readonly date: string;
  readonly price: number;
  readonly pnl: number | null;
  readonly value: number | null;
  readonly byModel: boolean;
}

export interface SummaryView {
  readonly totalCapital: number;
  readonly allocatedCapital: number;
  readonly availableCapital: number;
  readonly activeStrategies: number;
  readonly completedStrategies: number;
  readonly totalPnL: number;
  readonly winRate: number | null;
}
