import type { Money } from '../../../shared/index.ts';
import type {
  DatedVolatility,
  OptionChain,
  VolatilityDay,
  VolatilityRank,
} from '../../chain/index.ts';
import type { ProfitDate } from '../profit-curve.ts';
import type { AnalysisInput } from '../strategy-analysis.ts';

/** Figures of an analysis that need nothing but its input. */
export const ANALYSED_FIGURES = [
  'cost',
  'received',
  'netPremium',
  'netPremiumPerShare',
  'maxProfit',
  'maxRisk',
  'roiPercent',
  'chanceOfProfit',
  'expectedProfit',
  'oneSigmaLow',
  'oneSigmaHigh',
  'delta',
  'gamma',
  'theta',
  'vega',
  'rho',
] as const;
export type AnalysedFigure = (typeof ANALYSED_FIGURES)[number];

/** Figures of what was traded and is held. */
export const POSITION_FIGURES = [
  'cash',
  'commissions',
  'marketValue',
  'pnl',
  'unrealised',
  'realised',
  'returnPercent',
] as const;
export type PositionFigure = (typeof POSITION_FIGURES)[number];

/** Figures that stand at a breakeven, and the profit at a chosen price and date. */
export type BreakevenFigure = 'breakeven' | 'fromSpot';

/** Figures of a chain of one expiry. */
export const CHAIN_FIGURES = [
  'oneSigmaMove',
  'straddleMove',
  'riskReversal',
  'putCallVolume',
  'putCallOpenInterest',
] as const;
export type ChainFigure = (typeof CHAIN_FIGURES)[number];

/** A volatility for thirty days, and where it stands among those of a year. */
export const VOLATILITY_FIGURES = ['thirtyDayVolatility', 'ivRank', 'ivPercentile'] as const;
export type VolatilityFigure = (typeof VOLATILITY_FIGURES)[number];

/** What closed trades amount to. */
export const RECORD_FIGURES = [
  'totalReturn',
  'winRate',
  'expectancy',
  'averageWin',
  'averageLoss',
  'profitFactor',
  'maxDrawdown',
  'averageDaysHeld',
] as const;
export type RecordFigure = (typeof RECORD_FIGURES)[number];

export type FigureName =
  | AnalysedFigure
  | BreakevenFigure
  | 'profitAtPrice'
  | PositionFigure
  | ChainFigure
  | VolatilityFigure
  | RecordFigure;

/** One trade as the sums need it: signed shares (bought +, sold −), money a share, commission of the whole fill. */
export interface TradedShares {
  readonly label: string;
  readonly shares: number;
  readonly price: Money;
  readonly commission: Money;
}

/** What is held of one contract or of the stock: signed shares, average cost and mark in money a share. */
export interface HeldShares {
  readonly label: string;
  readonly shares: number;
  readonly cost: Money;
  /** Null while no mark is known. */
  readonly mark: Money | null;
}

export interface PositionSums {
  readonly fills: readonly TradedShares[];
  readonly holdings: readonly HeldShares[];
  /** What the return is counted on; null when unknown. */
  readonly capital: Money | null;
}

/** A volatility, the expiries that it is of, and those of the closed sessions of its year. */
export interface VolatilitySums extends VolatilityRank {
  readonly current: number | null;
  readonly around: readonly DatedVolatility[];
  readonly history: readonly Pick<VolatilityDay, 'iv'>[];
}

/** The record of closed trades in dollars, with what its figures are made of. */
export interface RecordSums extends Readonly<Record<RecordFigure, number | 'unlimited' | null>> {
  readonly trades: number;
  readonly wins: number;
  readonly losses: number;
  readonly grossProfit: number;
  /** Never negative. */
  readonly grossLoss: number;
  readonly drawdownFrom: number;
  readonly drawdownTo: number;
  readonly daysHeld: number;
}

/** Which figure is to be explained, and of what. */
export type Asked =
  | { readonly figure: AnalysedFigure; readonly input: AnalysisInput }
  | {
      readonly figure: BreakevenFigure;
      readonly input: AnalysisInput;
      /** Which of the breakevens, from 0. */
      readonly index: number;
    }
  | {
      readonly figure: 'profitAtPrice';
      readonly input: AnalysisInput;
      /** Dollars. */
      readonly price: number;
      readonly at: ProfitDate;
    }
  | { readonly figure: PositionFigure; readonly position: PositionSums }
  | { readonly figure: ChainFigure; readonly chain: OptionChain }
  | { readonly figure: VolatilityFigure; readonly volatility: VolatilitySums }
  | { readonly figure: RecordFigure; readonly record: RecordSums };
