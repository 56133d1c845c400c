import type { TrackRecordInDollars } from '../records/index.ts';
import type { Fill } from '../strategies/index.ts';
import type { Money } from '../../shared/index.ts';
import type {
  DatedVolatility,
  OptionChain,
  VolatilityDay,
  VolatilityRank,
} from '../chain/index.ts';
import type { ProfitDate, AnalysisInput } from '../analysis/index.ts';

/** Figures that an analysis derives from its input alone. */
export const ANALYSED_FIGURES = [
  'cost',
  'received',
  'netPremium',
  'receivedPerShare',
  'maxProfit',
  'maxLoss',
  'roiPercent',
  'probabilityOfProfit',
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

/** Figures of a position's fills and holdings. */
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

/** Figures of one breakeven. */
export type BreakevenFigure = 'breakeven' | 'fromSpot';

/** Figures of the option chain of one expiry. */
export const CHAIN_FIGURES = [
  'oneSigmaMove',
  'straddleMove',
  'putCallSkew',
  'putCallVolume',
  'putCallOpenInterest',
] as const;
export type ChainFigure = (typeof CHAIN_FIGURES)[number];

/** Thirty-day implied volatility, and its rank and percentile within a year. */
export type VolatilityFigure = 'thirtyDayVolatility' | 'ivRank' | 'ivPercentile';

/** Figures of the track record of closed trades. */
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

/** A fill with its label: signed shares (bought +, sold −), price in money per share, commission of the whole fill. */
export interface ExplainedFill extends Pick<Fill, 'price' | 'commission'> {
  readonly label: string;
  readonly shares: number;
}

/** A holding with its label: signed shares, average cost and mark in money per share. */
export interface ExplainedHolding {
  readonly label: string;
  readonly shares: number;
  readonly cost: Money;
  /** Null if no mark is available. */
  readonly mark: Money | null;
}

export interface ExplainedPosition {
  readonly fills: readonly ExplainedFill[];
  readonly holdings: readonly ExplainedHolding[];
  /** Base of the return; null if unknown. */
  readonly capital: Money | null;
}

/** Thirty-day volatility, the expiries around it, and the volatilities of the past year. */
export interface ExplainedVolatility extends VolatilityRank {
  readonly current: number | null;
  readonly around: readonly DatedVolatility[];
  readonly history: readonly Pick<VolatilityDay, 'iv'>[];
}

/** A figure, and the data that it is computed from. */
export type ExplanationRequest =
  | { readonly figure: AnalysedFigure; readonly input: AnalysisInput }
  | {
      readonly figure: BreakevenFigure;
      readonly input: AnalysisInput;
      /** Index of the breakeven, from 0. */
      readonly index: number;
    }
  | {
      readonly figure: 'profitAtPrice';
      readonly input: AnalysisInput;
      /** Dollars. */
      readonly price: number;
      readonly at: ProfitDate;
    }
  | { readonly figure: PositionFigure; readonly position: ExplainedPosition }
  | { readonly figure: ChainFigure; readonly chain: OptionChain }
  | { readonly figure: VolatilityFigure; readonly volatility: ExplainedVolatility }
  | { readonly figure: RecordFigure; readonly record: TrackRecordInDollars };
