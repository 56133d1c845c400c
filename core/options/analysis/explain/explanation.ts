import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import type { Leg } from '../../contracts/index.ts';
import type { PriceInterval } from '../../payoff/index.ts';
import type { ProfitDate } from '../profit-curve.ts';
import type { AnalysisInput, MissingInput } from '../strategy-analysis.ts';
import type { Expression } from './expression.ts';

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
export type FigureName = AnalysedFigure | BreakevenFigure | 'profitAtPrice' | PositionFigure;

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
  | { readonly figure: PositionFigure; readonly position: PositionSums };

/** How a value is written. Amounts and prices in dollars, fractions as they are, percents times 100. */
export type Unit =
  | 'amount'
  | 'signedAmount'
  | 'price'
  | 'spotPrice'
  | 'percent'
  | 'fraction'
  | 'signedFraction'
  | 'volatility'
  | 'rate'
  | 'shares'
  | 'days'
  | 'years'
  | 'number'
  | 'greek';

export type InputName =
  | 'shares'
  | 'premium'
  | 'strike'
  | 'spot'
  | 'chosenPrice'
  | 'volatility'
  | 'measureVolatility'
  | 'rate'
  | 'dividendYield'
  | 'drift'
  | 'days'
  | 'unit'
  | 'zero'
  | 'exercise'
  | 'endedGreek'
  | 'fillPrice'
  | 'commission'
  | 'averageCost'
  | 'mark'
  | 'capital';

export type StepName =
  | 'years'
  | 'drift'
  | 'forward'
  | 'd1'
  | 'd2'
  | 'profitAt'
  | 'slope'
  | 'breakeven'
  | 'legValue'
  | 'expectedWorth'
  | 'deviation'
  | 'greek'
  | 'maxProfit'
  | 'maxRisk'
  | 'cash'
  | 'marketValue'
  | 'pnl';

/** What an input or a step belongs to, where several of one name stand in a sum. */
export type Subject = Leg | { readonly label: string } | { readonly expiry: CalendarDate } | null;

export interface ExplainedInput {
  readonly symbol: string;
  readonly name: InputName;
  readonly value: number;
  readonly unit: Unit;
  readonly of: Subject;
}

/** An intermediate result: its value is what the expression comes to with the inputs and the steps before it. */
export interface ExplainedStep {
  readonly symbol: string;
  readonly name: StepName;
  readonly expression: Expression;
  readonly value: number;
  readonly unit: Unit;
  readonly of: Subject;
}

/** Why a figure is not known. */
export type Because =
  | MissingInput
  | 'unlimitedProfit'
  | 'unlimitedRisk'
  | 'nothingAtRisk'
  | 'noOptions'
  | 'noBreakeven'
  | 'noMark'
  | 'noCapital';

/** Where the inputs come from. */
export type Source = 'legs' | 'parity' | 'simulated' | 'given' | 'fills' | 'marks';

/** By which rule the figure is counted. */
export type Convention =
  | 'cashOfLegs'
  | 'payoffAtExpiry'
  | 'laterLegsHeld'
  | 'laterLegsEuropean'
  | 'modelToday'
  | 'riskNeutralLognormal'
  | 'zeroDrift'
  | 'own'
  | 'ratio'
  | 'cashFlows'
  | 'cashAndMarks';

/** A figure with its sum: the same on every screen. */
export interface Explanation {
  readonly figure: FigureName;
  /** As the screens show it: a risk is negative. Null is unknown, and `because` says why. */
  readonly value: number | 'unlimited' | null;
  readonly unit: Unit;
  readonly because: readonly Because[];
  /** What the value is made by; an unlimited value is ±∞. Null when the value is unknown. */
  readonly formula: Expression | null;
  readonly inputs: readonly ExplainedInput[];
  readonly steps: readonly ExplainedStep[];
  /** At which prices a bound is attained, or between which the figure holds. */
  readonly attained: readonly PriceInterval[];
  readonly source: Source;
  readonly convention: Convention;
  /** The instant of the inputs; null for what was traded. */
  readonly asOf: Instant | null;
}
