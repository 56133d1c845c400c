import {
  INVISIBLE_TEXT,
  LANGUAGES,
  characterCount,
  isStorable,
  isVisible,
  textIn,
} from '../../shared/index.ts';
import type { ShareAction } from '../../market/index.ts';
import type { FieldError, Instant, Language, Money, Texts } from '../../shared/index.ts';
import type { AnalysisInput } from '../analysis/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import {
  commissionsOf,
  type CommissionRates,
  countedFrom,
  type Instrument,
  instrumentOf,
  isOption,
  isValuedBy,
  type Leg,
  type OptionLeg,
  ordinaryLeg,
  type Position,
} from '../contracts/index.ts';
import { STRUCTURE_NAMES, type TemplateId } from '../templates/index.ts';
import type { Journal } from './journal.ts';
import {
  holdingLeg,
  holdingsAfter,
  type StepCorrection,
  type StrategyStep,
} from './lifecycle/position.ts';

export const STRATEGY_STATUSES = ['planning', 'active', 'completed'] as const;
export type StrategyStatus = (typeof STRATEGY_STATUSES)[number];

export const PRICE_SOURCES = ['bid', 'ask', 'mid', 'own', 'spot'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** A stored leg. Its delta is negated when short. */
export type StrategyLeg = Instrument & {
  readonly id: string;
  readonly position: Position;
  /** Contracts or shares, positive. */
  readonly quantity: number;
  /** Money per share, never negative. */
  readonly entryPrice: Money;
  readonly priceSource: PriceSource;
};

/** A corporate action that concerned a plan. */
export interface PlanAdjustment {
  readonly action: ShareAction;
  /** False where the plan stays as it was, since it has fractions of contracts or cash after the action. */
  readonly carried: boolean;
}

/** A strategy from plan to position to historical trade: one entity with one id. */
export interface Strategy {
  readonly id: string;
  readonly ownerId: string;
  /** Starts at 1 and increases by one per change. */
  readonly version: number;
  readonly name: string;
  /** Structure recognised from the holdings, or from the planned legs while nothing is held. */
  readonly templateId: TemplateId;
  readonly status: StrategyStatus;
  /** The underlying, `MSFT` or `MSFT@2021-11-22`. */
  readonly symbol: string;
  /** Spot at the time of the plan, money per share. */
  readonly underlyingPrice: Money;
  /** Source and time of the quotes. */
  readonly provider: string;
  readonly simulated: boolean;
  readonly quotedAt: Instant;
  /** Latest known rates of each expiry. */
  readonly terms: readonly ExpiryTerms[];
  /** Volatility at the forward of the front expiry at that time. */
  readonly volatility: number | null;
  /** Money per option contract, counted in every figure of the plan; zero where none was planned. */
  readonly commissionPerContract: Money;
  /** Money per order, counted as `commissionPerContract` is. */
  readonly commissionPerTrade: Money;
  /** The planned legs. */
  readonly legs: readonly StrategyLeg[];
  /** Corporate actions that have changed the plan, in the order in which they were applied. */
  readonly planAdjustments: readonly PlanAdjustment[];
  /** Lifecycle events in force, oldest first; none while planning. Holdings, cash and profit follow from them. */
  readonly steps: readonly StrategyStep[];
  /** Changes of recorded steps, oldest first. */
  readonly corrections: readonly StepCorrection[];
  readonly journal: Journal;
  /** Whether it is one of the samples that a user may load. */
  readonly sample: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** A leg as the client sends it: contract, quantity and price are the user's. */
export interface LegDraft {
  readonly kind: 'option' | 'stock';
  readonly symbol: string;
  readonly position: Position;
  readonly quantity: number;
  /** Money per share. */
  readonly price: Money;
  readonly priceSource: PriceSource;
}

export interface StrategyDraft {
  /** Blank stands for the name of the recognised structure. */
  readonly name: string;
  /** Language of that name. */
  readonly language: Language;
  readonly templateId: TemplateId;
  readonly symbol: string;
  /** Money per option contract. */
  readonly commissionPerContract: Money;
  /** Money per order. */
  readonly commissionPerTrade: Money;
  readonly legs: readonly LegDraft[];
}

function legOf(leg: StrategyLeg): Leg {
  const { position, quantity, entryPrice: premium } = leg;
  const instrument = instrumentOf(leg);
  const terms = { position, quantity, premium };
  if (!isOption(instrument)) return { ...instrument, ...terms };
  const { deliverable, ...contract } = instrument;
  const listed: OptionLeg = { ...contract, ...terms };
  return ordinaryLeg(listed, deliverable) ?? listed;
}

/** The planned legs as legs of an analysis, adjusted contracts as {@link holdingLeg} has them. */
export const strategyLegs = ({ legs }: Pick<Strategy, 'legs'>): Leg[] => legs.map(legOf);

/** The legs that the strategy is recognised by: the holdings, or the planned legs while nothing is held. */
export function definingLegs(strategy: Pick<Strategy, 'legs' | 'steps'>): Leg[] {
  const { held } = holdingsAfter(strategy.steps);
  return held.length > 0 ? held.map((holding) => holdingLeg(holding)) : strategyLegs(strategy);
}

/** Time of the plan, from which days and model times of its analysis count; for a chain file the time of the file. */
const plannedAt = ({ symbol, quotedAt, createdAt, steps }: Strategy): Instant =>
  countedFrom(symbol, quotedAt, Math.min(createdAt, steps[0]?.at ?? createdAt));

/** The commissions that were planned. */
const commissionRatesOf = ({
  commissionPerContract: perContract,
  commissionPerTrade: perTrade,
}: Pick<Strategy, 'commissionPerContract' | 'commissionPerTrade'>): CommissionRates => ({
  perContract,
  perTrade,
});

/** Analysis input of the plan, with the market at the time of the plan. */
export function analysisInputOf(strategy: Strategy): AnalysisInput {
  const valued = strategy.legs.filter((leg) => isValuedBy(strategy.symbol, leg));
  const unvalued = strategy.legs.filter((leg) => !valued.includes(leg));
  const legs = strategyLegs({ legs: valued });
  return {
    legs,
    ...(unvalued.length > 0 && { unvalued: strategyLegs({ legs: unvalued }) }),
    commissions: commissionsOf(legs, commissionRatesOf(strategy)),
    spot: strategy.underlyingPrice,
    asOf: plannedAt(strategy),
    terms: strategy.terms,
    volatility: strategy.volatility,
  };
}

export const STRATEGY_NAME_MAX_LENGTH = 80;

const TOO_LONG: Texts = {
  en: `The name must have at most ${STRATEGY_NAME_MAX_LENGTH} characters`,
  'zh-CN': `名称不能超过 ${STRATEGY_NAME_MAX_LENGTH} 个字符`,
};
const BLANK: Texts = { en: 'The name must not be empty', 'zh-CN': '名称不能为空' };

const nameFault = (texts: Texts): FieldError => ({ field: 'name', message: texts.en, texts });

/** Error of the name of a new strategy. Blank is valid: the strategy is then named after its structure. */
export function draftNameFault(name: string): FieldError | null {
  if (characterCount(name.trim()) > STRATEGY_NAME_MAX_LENGTH || !isStorable(name))
    return nameFault(TOO_LONG);
  return isVisible(name.trim()) ? null : nameFault(INVISIBLE_TEXT);
}

/** Error of a new name of an existing strategy. */
export const newNameFault = (name: string): FieldError | null =>
  name.trim() === '' ? nameFault(BLANK) : draftNameFault(name);

/** The given name; for a blank one the name of the structure after the symbol: 'MSFT Iron condor'. */
export const nameOf = (
  given: string,
  symbol: string,
  structure: Texts,
  language: Language,
): string => given.trim() || `${symbol} ${textIn(structure, language)}`;

/** The language in which a name was made from a structure; undefined for any other name. */
const languageOfName = (structure: Texts, name: string, symbol: string): Language | undefined =>
  LANGUAGES.find((language) => name === nameOf('', symbol, structure, language));

/** The name after a step: a name made from the structure follows the structure and the symbol, a name of the user stays. */
export const nameAfter = (
  { name, symbol }: { readonly name: string; readonly symbol: string },
  before: Texts,
  after: Texts,
  newSymbol: string = symbol,
): string => {
  const language = languageOfName(before, name, symbol);
  return language ? nameOf('', newSymbol, after, language) : name;
};

/** The name in a language: a name made from a structure is translated, any other name is returned unchanged. */
export function nameIn(language: Language, name: string, symbol: string): string {
  const structure = Object.values(STRUCTURE_NAMES).find((each) =>
    languageOfName(each, name, symbol),
  );
  return structure ? nameOf('', symbol, structure, language) : name;
}
