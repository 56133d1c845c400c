import type { Principal } from '../../../accounts/index.ts';
import {
  REPEATED,
  ZERO_MONEY,
  type FieldError,
  type Money,
  type Texts,
} from '../../../shared/index.ts';
import { isOption } from '../../contracts/index.ts';
import {
  atField,
  fault,
  isWholeWithin,
  MAX_CONTRACTS,
  MAX_SHARES,
  pricedFaults,
  QUANTITY,
} from '../draft-faults.ts';
import {
  expiredFault,
  fillTimeFault,
  isSameMinute,
  orderedTime,
  type FillTime,
} from '../lifecycle/fill-time.ts';
import { isBooked } from '../lifecycle/booked-steps.ts';
import { isPayment, type Fill, type StrategyStep } from '../lifecycle/position.ts';
import {
  prepareCorrection,
  type CorrectionContext,
  type CorrectionInput,
} from '../lifecycle/prepare-correction.ts';
import type { StepCommit, StepDependencies } from '../lifecycle/prepare-step.ts';
import { isSettlement, withContracts } from '../lifecycle/replay.ts';
import { PAST_PRICE_UNKNOWN, STRATEGY_INVALID } from '../strategies.errors.ts';

/** What is to be different about a fill; what is absent stays. */
export interface FillCorrection {
  readonly fillId: string;
  /** Contracts or shares, positive: a fill stays a purchase or a sale. */
  readonly contracts?: number;
  /** Money per share. */
  readonly price?: Money;
  /** For the whole fill. */
  readonly commission?: Money;
}

export interface CorrectStepInput extends CorrectionInput, FillTime {
  readonly fills: readonly FillCorrection[];
}

const UNKNOWN_FILL: Texts = {
  en: 'This fill is not part of the step',
  'zh-CN': '该成交不属于此步骤',
};
const BY_RULE: Texts = {
  en: 'follows from the settlement; take the step back to change it',
  'zh-CN': '由结算得出；如需更改，请撤销此步骤',
};
const BY_EX_DATE: Texts = {
  en: 'Dividends and corporate actions are booked on their ex-date',
  'zh-CN': '股息和公司行动在除权除息日入账',
};
const BY_HOLDINGS: Texts = {
  en: 'follows from what was held before the ex-date',
  'zh-CN': '由除权除息日前的持仓得出',
};
const NO_CHANGE: Texts = { en: 'This changes nothing', 'zh-CN': '没有任何更改' };

const shapeFaults = (fills: readonly FillCorrection[]): FieldError[] =>
  fills.flatMap(({ contracts = 1, price = ZERO_MONEY, commission = ZERO_MONEY }, index) => [
    ...pricedFaults({ price, commission }, `fills.${index}`),
    ...(isWholeWithin(contracts, 1, MAX_SHARES)
      ? []
      : [fault(`fills.${index}.contracts`, QUANTITY)]),
  ]);

/** Errors of the changes of a step's fills: an unknown or repeated fill, and what follows from the settlement. */
function fillFaults(step: StrategyStep, fills: readonly FillCorrection[]): FieldError[] {
  const ids = fills.map(({ fillId }) => fillId);
  return fills.flatMap(({ fillId, contracts, price }, index) => {
    const at = `fills.${index}`;
    const fill = step.fills.find(({ id }) => id === fillId);
    if (!fill) return [fault(`${at}.fillId`, UNKNOWN_FILL)];
    if (ids.indexOf(fillId) !== index) return [fault(`${at}.fillId`, REPEATED)];
    const isByRule = fill.cause !== 'trade' && !isPayment(fill);
    const hasFixedQuantity =
      isBooked(step) || (isByRule && (isSettlement(step) || !isOption(fill)));
    const rule = isBooked(step) ? BY_HOLDINGS : BY_RULE;
    const found: FieldError[] = [];
    if (isByRule && price !== undefined && price !== fill.price)
      found.push(fault(`${at}.price`, rule));
    if (hasFixedQuantity && contracts !== undefined && contracts !== Math.abs(fill.quantity))
      found.push(fault(`${at}.contracts`, rule));
    if (isOption(fill) && !isByRule && contracts !== undefined && contracts > MAX_CONTRACTS)
      found.push(fault(`${at}.contracts`, QUANTITY));
    return found;
  });
}

function correctedFills(
  fills: readonly Fill[],
  { fillId, contracts, price, commission }: FillCorrection,
): readonly Fill[] {
  const fill = fills.find(({ id }) => id === fillId);
  if (!fill) return fills;
  const quantity = contracts === undefined ? fill.quantity : Math.sign(fill.quantity) * contracts;
  const resized = quantity === fill.quantity ? fills : withContracts(fills, fill, quantity);
  return resized.map((each) =>
    each.id === fillId
      ? { ...each, price: price ?? each.price, commission: commission ?? each.commission }
      : each,
  );
}

/** The stated time of the step, or its own. Refuses one that cannot be. */
function timeOf(input: FillTime, { step, bounds }: CorrectionContext): StrategyStep['at'] {
  const { at } = input;
  if (at === undefined || at === null || isSameMinute(at, step.at)) return step.at;
  if (isBooked(step)) throw STRATEGY_INVALID({ details: [fault('at', BY_EX_DATE)] });
  if (isSettlement(step)) throw STRATEGY_INVALID({ details: [fault('at', BY_RULE)] });
  const expired = step.fills.filter(isOption).map((fill) => expiredFault(at, fill));
  const found = fillTimeFault(input, bounds) ?? expired.find((each) => each !== null);
  if (found) throw STRATEGY_INVALID({ details: [found] });
  return orderedTime(at, bounds);
}

async function correctedStep(
  input: CorrectStepInput,
  context: CorrectionContext,
): Promise<StrategyStep> {
  const { step, market, strategy } = context;
  const details = fillFaults(step, input.fills);
  if (details.length > 0) throw STRATEGY_INVALID({ details });
  const at = timeOf(input, context);
  const fills = input.fills.reduce(correctedFills, step.fills);
  if (at === step.at && JSON.stringify(fills) === JSON.stringify(step.fills))
    throw STRATEGY_INVALID({ details: [fault('fills', NO_CHANGE)] });
  if (at === step.at) return { ...step, fills };
  const spot = await market.priceAt(strategy.symbol, at);
  if (spot === null) throw atField(PAST_PRICE_UNKNOWN, 'at');
  return { ...step, at, fills, spot };
}

/** Corrects the time, contracts, prices and commissions of a recorded step of one of the caller's positions. */
export class CorrectStep {
  constructor(
    readonly strategies: StepDependencies['strategies'],
    readonly ports: StepDependencies['ports'],
  ) {}

  prepare(input: CorrectStepInput, principal: Principal): Promise<StepCommit> {
    return prepareCorrection(this, input, principal, {
      action: 'strategy.stepCorrected',
      faults: shapeFaults(input.fills),
      changed: (context) => correctedStep(input, context),
      fieldOf: ({ stepId, fillId }) => {
        const index = input.fills.findIndex((fill) => fill.fillId === fillId);
        return stepId === input.stepId && index >= 0 ? `fills.${index}.contracts` : null;
      },
    });
  }
}
