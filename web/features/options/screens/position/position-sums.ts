import type { ExplainedPosition } from '@toolyard/core/options/explanations';
import { isOptionLeg, signedShares, type Leg } from '@toolyard/core/options/contracts';
import { fromDollars, type CalendarDate } from '@toolyard/core/shared';
import type { FillResponse, StrategyResponse } from '../../../../api/generated.ts';
import type { Translate } from '../../../../i18n/use-text.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import type { Format } from '../../shared/figures/use-format.ts';
import { legWords } from '../../shared/legs/leg-mark.tsx';

/** A fill as core's own record of a leg. */
export const filledLeg = (fill: FillResponse): Leg => {
  const { symbol, contracts: quantity, multiplier } = fill;
  const position = fill.side === 'buy' ? 'long' : 'short';
  const premium = fromDollars(fill.price);
  if (fill.type === null || fill.strike === null || fill.expiration === null)
    return { kind: 'stock', symbol, position, premium, quantity, multiplier: 1 };
  return {
    kind: 'option',
    symbol,
    type: fill.type,
    position,
    strike: fromDollars(fill.strike),
    expiry: fill.expiration as CalendarDate,
    premium,
    quantity,
    multiplier,
    iv: null,
    delta: null,
  };
};

/** Whether a fill is cash that shares receive, and no trade of them. */
export const isPaid = ({ cause }: Pick<FillResponse, 'cause'>): boolean =>
  cause === 'dividend' || cause === 'cashPayment';

/** A fill as the trade that moves its cash: a dividend is received on shares held long and paid on shares sold short. */
export function cashLeg(fill: FillResponse): Leg {
  const leg = filledLeg(fill);
  if (!isPaid(fill)) return leg;
  return { ...leg, position: leg.position === 'long' ? 'short' : 'long' };
}

/** A holding is replaced without cash, unless the broker charges for it. */
const movesCash = ({ replaces, commission }: FillResponse): boolean =>
  replaces === null || commission > 0;

/** What was traded and is held, as the sums of a position take it. */
export function positionSums(
  t: Translate,
  { monthDay }: Pick<Format, 'monthDay'>,
  { steps, legs, mark, capital }: StrategyResponse,
): ExplainedPosition {
  const wordsOf = (leg: Leg) =>
    isOptionLeg(leg) ? `${legWords(t, leg)} ${monthDay(leg.expiry)}` : legWords(t, leg);
  return {
    fills: steps.flatMap(({ at, fills }) =>
      fills.filter(movesCash).map((fill) => {
        const leg = filledLeg(fill);
        const words = isPaid(fill)
          ? fill.cause === 'dividend'
            ? t('life.step.dividend')
            : t('life.cashPaid', { symbol: fill.symbol })
          : wordsOf(leg);
        return {
          label: `${monthDay(at)} ${words}`,
          shares: signedShares(cashLeg(fill)),
          price: leg.premium,
          commission: fromDollars(fill.commission),
        };
      }),
    ),
    holdings: legs.map((held) => {
      const leg = legOf(held);
      const marked = mark?.legs.find(({ symbol }) => symbol === held.symbol)?.mark ?? null;
      return {
        label: wordsOf(leg),
        shares: signedShares(leg),
        cost: leg.premium,
        mark: marked === null ? null : fromDollars(marked),
      };
    }),
    capital: capital === null ? null : fromDollars(capital),
  };
}
