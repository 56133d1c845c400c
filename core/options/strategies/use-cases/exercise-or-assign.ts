import type { Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import type { FieldError, Money, Texts } from '../../../shared/index.ts';
import { isOption, termsOfContract } from '../../contracts/index.ts';
import {
  MAX_CONTRACTS,
  QUANTITY,
  SYMBOL,
  atField,
  commissionFaults,
  fault,
  isSymbol,
  isWholeWithin,
  priceFaults,
} from '../draft-faults.ts';
import {
  prepareStep,
  type StepCommit,
  type StepContext,
  type StepDependencies,
  type StepDraft,
  type TimedStepInput,
} from '../lifecycle/prepare-step.ts';
import { settlementFills, STATED, type SettlementPrice } from '../lifecycle/settlement.ts';
import {
  CONTRACT_UNKNOWN,
  SETTLEMENT_PRICE_UNKNOWN,
  STRATEGY_INVALID,
} from '../strategies.errors.ts';

/** Contracts that are exercised (long) or assigned (short) before their expiry. */
interface EarlyExerciseDraft {
  readonly symbol: string;
  readonly contracts: number;
  /** For the whole step. */
  readonly commission: Money;
  /**
   * Official close of the day, money per share, as the user states it; for contracts that are settled in cash. That of
   * the source unless given.
   */
  readonly settlementPrice?: Money | null;
}

const pays = (symbol: string): boolean => termsOfContract(symbol).settlement === 'cash';

const NOT_PAID: Texts = {
  en: 'does not belong here: this contract is exercised for shares',
  'zh-CN': '不适用：该合约行权时交割的是股票',
};

function earlyExerciseFaults(draft: EarlyExerciseDraft): FieldError[] {
  const { symbol, contracts, commission, settlementPrice = null } = draft;
  const found: FieldError[] = [];
  if (settlementPrice !== null) {
    if (!pays(symbol)) found.push(fault('settlementPrice', NOT_PAID));
    else found.push(...priceFaults(settlementPrice, 'settlementPrice'));
  }
  if (!isSymbol(symbol)) found.push(fault('symbol', SYMBOL));
  if (!isWholeWithin(contracts, 1, MAX_CONTRACTS * MAX_CONTRACTS))
    found.push(fault('contracts', QUANTITY));
  return [...found, ...commissionFaults(commission, 'commission')];
}

const moreThanHeld = (most: number): Texts => ({
  en: `must be at most ${most}: no more are held`,
  'zh-CN': `不能大于 ${most}：持有数量不足`,
});

const NO_EARLY_EXERCISE: Texts = {
  en: 'is European: it cannot be exercised before its expiry',
  'zh-CN': '是欧式期权，到期前不能行权',
};

/** The official close of the day, at which contracts that settle in cash are exercised early: as stated, else the source's. */
async function cashPrice(
  { settlementPrice: stated = null }: EarlyExerciseDraft,
  { strategy, market, at, now }: StepContext,
): Promise<SettlementPrice> {
  if (stated !== null) return { price: stated, source: STATED, at: now };
  const query = { symbol: strategy.symbol, date: newYorkDate(at), settlementTime: 'PM' } as const;
  const found = await market.settlementPrice(query);
  if (found === null) throw SETTLEMENT_PRICE_UNKNOWN();
  return found;
}

/** The step that exchanges held contracts for shares at their strike, or for cash, before their expiry. */
async function earlyExerciseStep(
  draft: EarlyExerciseDraft,
  context: StepContext,
): Promise<readonly StepDraft[]> {
  const { symbol, contracts, commission } = draft;
  const { holdings, at, past, nextId } = context;
  const holding = holdings.held.filter(isOption).find((each) => each.symbol === symbol);
  if (!holding) throw atField(CONTRACT_UNKNOWN, 'symbol');
  if (termsOfContract(symbol).exercise === 'european')
    throw STRATEGY_INVALID({ details: [fault('symbol', NO_EARLY_EXERCISE)] });
  const most = Math.abs(holding.quantity);
  if (contracts > most)
    throw STRATEGY_INVALID({ details: [fault('contracts', moreThanHeld(most))] });
  const short = holding.quantity < 0;
  const paid = pays(symbol) ? await cashPrice(draft, context) : null;
  const spot = paid?.price ?? context.spot;
  const settledBy = paid && { source: paid.source, at: paid.at };
  const fills = settlementFills(
    holding,
    short ? -contracts : contracts,
    short ? 'assign' : 'exercise',
    { symbol: context.symbol, price: spot },
    nextId,
  );
  const charged = fills.map((fill, index) => (index === 0 ? { ...fill, commission } : fill));
  return [{ kind: short ? 'assigned' : 'exercised', at, spot, settledBy, fills: charged, past }];
}

export interface ExerciseOrAssignInput extends TimedStepInput, EarlyExerciseDraft {}

/** Exercises long contracts, or records the assignment of short ones, before their expiry. */
export class ExerciseOrAssign {
  constructor(
    readonly strategies: StepDependencies['strategies'],
    readonly ports: StepDependencies['ports'],
  ) {}

  prepare(input: ExerciseOrAssignInput, principal: Principal): Promise<StepCommit> {
    return prepareStep(this, input, principal, {
      action: 'strategy.assigned',
      faults: earlyExerciseFaults(input),
      status: 'active',
      stepsOf: (context) => earlyExerciseStep(input, context),
    });
  }
}
