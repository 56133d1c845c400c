import type { CalendarDate, Instant } from '../../../shared/index.ts';
import type { OptionQuote } from '../../chain/index.ts';
import type { Leg } from '../../contracts/index.ts';
import type { PriceInterval } from '../../payoff/index.ts';
import type { MissingInput } from '../strategy-analysis.ts';
import type { ChainFigure, FigureName, VolatilityFigure } from './asked.ts';
import type { Expression } from './expression.ts';

/** How a value is written. Amounts and prices in dollars, fractions as they are, percents times 100. */
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
  | 'commissions'
  | 'realised'
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
  | 'pnl'
  | 'volatilityAtDelta';

/** What an input or a step belongs to, where several of one name stand in a sum. */
export type Subject =
  | Leg
  | Pick<OptionQuote, 'type' | 'strike'>
  | { readonly label: string }
  | { readonly expiry: CalendarDate }
  | null;

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
  | 'noCapital'
  | 'noMarketData'
  | 'noTrades';

/** Where the inputs come from. */
export type Source =
  | 'legs'
  | 'parity'
  | 'simulated'
  | 'given'
  | 'fills'
  | 'marks'
  | 'chain'
  | 'volatilityYear'
  | 'closedTrades';

/** By which rule the figure is counted. */
export type Convention =
  | 'cashOfLegs'
  | 'premiumOfLegs'
  | 'payoffAtExpiry'
  | 'laterLegsHeld'
  | 'laterLegsEuropean'
  | 'modelToday'
  | 'riskNeutralLognormal'
  | 'zeroDrift'
  | 'own'
  | 'ratio'
  | 'cashFlows'
  | 'cashAndMarks'
  | ChainFigure
  | VolatilityFigure
  | 'closedTrades';

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
  /** The instant of the inputs; null where they are of many. */
  readonly asOf: Instant | null;
}
