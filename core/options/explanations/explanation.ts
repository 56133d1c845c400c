import type { CalendarDate, Instant } from '../../shared/index.ts';
import type { OptionQuote } from '../chain/index.ts';
import type { Leg } from '../contracts/index.ts';
import type { PriceInterval } from '../payoff/index.ts';
import type { MissingInput } from '../analysis/index.ts';
import type { ChainFigure, FigureName, VolatilityFigure } from './explanation-request.ts';
import type { Expression } from './expression.ts';

/** How a value is written. Amounts and prices in dollars, fractions as they are, percents and volatility points times 100. */
export type Unit =
  | 'amount'
  | 'signedAmount'
  | 'price'
  | 'spotPrice'
  | 'move'
  | 'percent'
  | 'fraction'
  | 'wholePercent'
  | 'signedFraction'
  | 'volatility'
  | 'points'
  | 'rate'
  | 'shares'
  | 'days'
  | 'years'
  | 'number'
  | 'ratio'
  | 'greek';

export type InputName =
  | 'shares'
  | 'premium'
  | 'strike'
  | 'spot'
  | 'chosenPrice'
  | 'retainedShares'
  | 'volatility'
  | 'measureVolatility'
  | 'rate'
  | 'dividendYield'
  | 'drift'
  | 'smileLevel'
  | 'smileSteepness'
  | 'smileTilt'
  | 'smileCentre'
  | 'smileWidth'
  | 'quantile'
  | 'modelMean'
  | 'days'
  | 'unit'
  | 'zero'
  | 'exercise'
  | 'dividends'
  | 'dividendGrowth'
  | 'shareDividend'
  | 'exerciseGreek'
  | 'endedGreek'
  | 'fillPrice'
  | 'commission'
  | 'commissions'
  | 'realised'
  | 'expiredProfit'
  | 'averageCost'
  | 'mark'
  | 'capital'
  | 'bid'
  | 'ask'
  | 'delta'
  | 'puts'
  | 'calls'
  | 'thirtyDayVolatility'
  | 'earlierVolatility'
  | 'earlierDays'
  | 'laterVolatility'
  | 'laterDays'
  | 'yearLow'
  | 'yearHigh'
  | 'sessionsBelow'
  | 'sessions'
  | 'trades'
  | 'wins'
  | 'losses'
  | 'grossProfit'
  | 'grossLoss'
  | 'drawdownFrom'
  | 'drawdownTo'
  | 'daysHeld';

export type StepName =
  | 'years'
  | 'forward'
  | 'stock'
  | 'logMoneyness'
  | 'smileRadius'
  | 'smileVariance'
  | 'smileSlope'
  | 'd1'
  | 'd2'
  | 'profitAt'
  | 'profitHeld'
  | 'slope'
  | 'shareDividends'
  | 'breakeven'
  | 'legValue'
  | 'expectedWorth'
  | 'deviation'
  | 'greek'
  | 'maxProfit'
  | 'maxLoss'
  | 'cash'
  | 'marketValue'
  | 'pnl'
  | 'volatilityAtDelta';

/** The object of an input or step, if a derivation has several of one name. */
export type Subject =
  | Leg
  | Pick<OptionQuote, 'type' | 'strike'>
  | { readonly label: string }
  | { readonly expiry: CalendarDate }
  | { readonly date: CalendarDate }
  | null;

export interface ExplainedInput {
  readonly symbol: string;
  readonly name: InputName;
  readonly value: number;
  readonly unit: Unit;
  readonly of: Subject;
}

/** An intermediate result: the expression over the inputs and earlier steps, and its value. */
export interface ExplainedStep {
  readonly symbol: string;
  readonly name: StepName;
  readonly expression: Expression;
  readonly value: number;
  readonly unit: Unit;
  readonly of: Subject;
}

/** Why a figure has no value. */
export type UnavailableReason =
  | MissingInput
  | 'unlimitedProfit'
  | 'unlimitedRisk'
  | 'nothingAtRisk'
  | 'noOptions'
  | 'noBreakeven'
  | 'noMark'
  | 'noCapital'
  | 'noMarketData'
  | 'noTrades';

/** Source of the inputs. */
export type Source =
  | 'legs'
  | 'parity'
  | 'simulated'
  | 'given'
  | 'fills'
  | 'marks'
  | 'chain'
  | 'volatilityYear'
  | 'pastCloses'
  | 'closedTrades';

/** Rule by which a figure is computed. */
export type Convention =
  | 'cashOfLegs'
  | 'premiumOfLegs'
  | 'payoffAtExpiry'
  | 'laterLegsAmerican'
  | 'laterLegsEuropean'
  | 'heldToExpiry'
  | 'americanModel'
  | 'europeanModel'
  | 'riskNeutralLognormal'
  | 'zeroDrift'
  | 'own'
  | 'smile'
  | 'range'
  | 'pastMoves'
  | 'ratio'
  | 'cashFlows'
  | 'cashAndMarks'
  | ChainFigure
  | VolatilityFigure
  | 'closedTrades';

/** A figure with its derivation, the same on every screen. */
export interface Explanation {
  readonly figure: FigureName;
  /** As the screens show it: a risk is negative. Null if unavailable, see `unavailableReasons`. */
  readonly value: number | 'unlimited' | null;
  readonly unit: Unit;
  readonly unavailableReasons: readonly UnavailableReason[];
  /** The formula of the value; an unlimited value is ±∞. Null if there is no value. */
  readonly formula: Expression | null;
  readonly inputs: readonly ExplainedInput[];
  readonly steps: readonly ExplainedStep[];
  /** Prices at which a bound is attained, or intervals that the figure covers. */
  readonly attained: readonly PriceInterval[];
  readonly source: Source;
  readonly convention: Convention;
  /** The instant of the inputs; null if they have different ones. */
  readonly asOf: Instant | null;
}
