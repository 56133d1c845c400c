import type { DefaultFill } from '@toolyard/core/options/settings';
import {
  LATER_EXPIRY_NEEDED,
  TEMPLATE_NOT_FILLABLE,
  refitLegs,
  type ChainMove,
} from '@toolyard/core/options/templates';
import {
  daysBetween,
  ok,
  refuse,
  type CalendarDate,
  type Result,
  type Texts,
} from '@toolyard/core/shared';
import type { RootState, Store } from '../../../../app/store.ts';
import type { ChosenStock } from '../../shared/legs/chosen-leg.ts';
import { dateOfKey } from '../../shared/chain/expiry-key.ts';
import { expiriesOf } from './builder-selectors.ts';
import type { BuilderLeg, BuilderPlan, LinkOutcome } from './builder-state.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { marketReader, type MarketReader } from './market-reader.ts';
import { builderLegs } from './quoted-leg.ts';

/** The listed expiry nearest to each date, each later than the one before; null where there are too few. */
function nearestExpiries(
  dates: readonly CalendarDate[],
  listed: readonly CalendarDate[],
): readonly CalendarDate[] | null {
  const chosen: CalendarDate[] = [];
  for (const date of dates) {
    const off = (expiry: CalendarDate): number => Math.abs(daysBetween(date, expiry));
    const later = listed.filter((expiry) => expiry > (chosen.at(-1) ?? ''));
    const nearest = later.toSorted((a, b) => off(a) - off(b))[0];
    if (nearest === undefined) return null;
    chosen.push(nearest);
  }
  return chosen;
}

/** The legs of a plan fitted to another stock, or why its chains cannot carry them. */
async function fittedLegs(
  { stock, legs }: BuilderPlan,
  symbol: string,
  market: MarketReader,
  fill: DefaultFill,
): Promise<Result<readonly BuilderLeg[], Texts>> {
  const listed = (await market.expiries(symbol)).map(({ expiry }) => expiry as CalendarDate);
  const held = expiriesOf(legs);
  const dates = held.length > 0 ? held.map(dateOfKey) : listed.slice(0, 1);
  const expiries = nearestExpiries(dates, listed);
  if (!stock || !expiries?.length)
    return refuse((held.length > 1 ? LATER_EXPIRY_NEEDED : TEMPLATE_NOT_FILLABLE).texts);
  const moves = await Promise.all(
    expiries.map(async (expiry, i): Promise<ChainMove> => {
      const to = await market.chain(symbol, expiry);
      return { to, from: held[i] ? await market.chain(stock.symbol, held[i]) : to };
    }),
  );
  const fitted = refitLegs(
    legs.map(({ leg }) => leg),
    moves,
  );
  if (!fitted.ok) return refuse(fitted.error.texts ?? TEMPLATE_NOT_FILLABLE.texts);
  return ok(
    builderLegs(
      fitted.value,
      moves.map(({ to }) => to),
      fill,
    ).map((leg, i) => {
      const before = legs[i];
      const same = before?.leg.position === leg.leg.position && legs.length === fitted.value.length;
      return { ...leg, enabled: same ? before.enabled : true };
    }),
  );
}

/** Whether two plans have the same structure; prices, which may tick at any time, do not count. */
const hasSameLegs = (a: BuilderPlan, b: BuilderPlan): boolean => {
  const structure = ({ stock, legs }: BuilderPlan) => [
    stock?.symbol,
    ...legs.map(({ id, enabled, leg }) => [id, enabled, leg.symbol, leg.position, leg.quantity]),
  ];
  return JSON.stringify(structure(a)) === JSON.stringify(structure(b));
};

const { linkAnswered, planOpened, stockChosen } = builderSlice.actions;

/**
 * Plans on another stock: the structure stays and its strikes are fitted to the new chains, one undo away. What cannot
 * be fitted is said with its reason; where the chains cannot be read, the former plan stays. Legs that are changed while
 * the chains are read are fitted as they are then.
 */
export const chooseStock =
  (stock: ChosenStock, fill: DefaultFill) =>
  async (dispatch: Store['dispatch'], getState: () => RootState): Promise<void> => {
    const { symbol } = stock;
    const planNow = () => selectBuilder(getState()).plan;
    const former = planNow().stock?.symbol ?? '';
    const fitting: LinkOutcome = { kind: 'fitting', symbol };
    dispatch(linkAnswered(fitting));
    for (let plan = planNow(); ; plan = planNow()) {
      if (plan.legs.length === 0 || symbol === former) {
        dispatch(linkAnswered(null));
        return void dispatch(stockChosen(stock));
      }
      const fitted = await fittedLegs(plan, symbol, marketReader(dispatch), fill).catch(() => null);
      // Another stock was chosen meanwhile, another plan opened, or this choice undone.
      if (selectBuilder(getState()).link !== fitting) return;
      if (fitted === null)
        return void dispatch(linkAnswered({ kind: 'unreadable', symbol, former }));
      const latest = planNow();
      if (!hasSameLegs(latest, plan)) continue;
      dispatch(planOpened({ ...latest, stock, legs: fitted.ok ? fitted.value : [] }));
      if (!fitted.ok)
        dispatch(linkAnswered({ kind: 'unfit', symbol, former, reason: fitted.error }));
      return;
    }
  };
