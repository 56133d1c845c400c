import { defaultExpiry, type OptionChain } from '@toolyard/core/options/chain';
import type { ExpiryResponse } from '../../../../api/generated.ts';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import {
  decodePlan,
  encodePlan,
  type SharedLeg,
  type SharedPlan,
} from '@toolyard/core/options/sharing';
import { backExpiry, isNamedStructure } from '@toolyard/core/options/templates';
import { parseTicker, type CalendarDate } from '@toolyard/core/shared';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DefaultFill } from '@toolyard/core/options/settings';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import type { BuilderLeg, BuilderPlan, LinkOutcome } from './builder-state.ts';
import { sharesOf } from './leg-menu-kinds.ts';
import { marketReader, type MarketReader } from './market-reader.ts';
import { quotesOf } from '../../shared/chain/chain-quotes.ts';
import { keyOfContract } from '../../shared/chain/expiry-key.ts';
import { fillFrom } from '../../shared/templates/template-preview.ts';
import { legOnQuote } from '../../shared/legs/quoted-leg.ts';
import { builderLegs } from './quoted-leg.ts';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { PLAN_PARAM } from '../../shared/strategies/builder-link.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';

interface OpenedPlan {
  readonly plan: BuilderPlan;
  /** Contracts that are past expiry or listed no longer. */
  readonly gone: readonly string[];
}

/** A leg of the link on the contract as it is listed now; null when it is gone. */
function openedLeg(shared: SharedLeg, chains: ReadonlyMap<string, OptionChain>): BuilderLeg | null {
  const { position, quantity, price, priceSource } = shared;
  const any = [...chains.values()][0];
  if (shared.kind === 'stock') {
    const leg = any && sharesOf(any, position);
    return leg
      ? {
          ...leg,
          priceSource,
          leg: { ...leg.leg, quantity, premium: price ?? leg.leg.premium } as BuilderLeg['leg'],
        }
      : null;
  }
  const parts = parseOptionSymbol(shared.symbol);
  const chain = parts.ok
    ? chains.get(keyOfContract({ symbol: shared.symbol, expiry: parts.value.expiry }))
    : undefined;
  const quote =
    parts.ok &&
    chain &&
    quotesOf(chain, parts.value.type).find(({ symbol }) => symbol === shared.symbol);
  if (!chain || !quote) return null;
  const blank = { id: crypto.randomUUID(), enabled: true, priceSource };
  const now = legOnQuote({ ...blank, leg: { position, quantity } }, quote, chain);
  return price === null ? now : { ...now, priceSource, leg: { ...now.leg, premium: price } };
}

async function filledPlan(
  { symbol, templateId, structure }: SharedPlan,
  expiries: readonly ExpiryResponse[],
  market: MarketReader,
  fill: DefaultFill,
): Promise<readonly BuilderLeg[]> {
  const typical = defaultExpiry(expiries)?.expiry as CalendarDate | undefined;
  if (!templateId || !typical) return [];
  const later = backExpiry(
    expiries.map(({ expiry }) => expiry as CalendarDate),
    typical,
  );
  const front = await market.chain(symbol, typical);
  const back = later && (await market.chain(symbol, later));
  const wanted = structure !== undefined && isNamedStructure(structure) ? structure : null;
  const filled = fillFrom(
    { templateId, side: 'recommended', structure: wanted, fill },
    front,
    back,
  );
  return filled.ok ? builderLegs(filled.value, [front, back], fill) : [];
}

/** The plan of a link on the market as it is now, with what of it is gone. */
async function openPlan(
  shared: SharedPlan,
  market: MarketReader,
  fill: DefaultFill,
): Promise<OpenedPlan> {
  const { symbol, legs, commission = null } = shared;
  const [stock, expiries] = await Promise.all([market.stock(symbol), market.expiries(symbol)]);
  const listed = new Set(expiries.map(({ expiry }) => expiry));
  const dates = legs.flatMap((leg) => {
    const parts = parseOptionSymbol(leg.symbol);
    return leg.kind === 'option' && parts.ok && listed.has(parts.value.expiry)
      ? [keyOfContract({ symbol: leg.symbol, expiry: parts.value.expiry })]
      : [];
  });
  const nearest = expiries[0]?.expiry as CalendarDate | undefined;
  const wanted = [...new Set(dates.length === 0 && nearest && legs.length > 0 ? [nearest] : dates)];
  const chains = new Map(
    await Promise.all(
      wanted.map(async (date) => [date, await market.chain(symbol, date)] as const),
    ),
  );
  const opened = legs.map((leg) => [leg, openedLeg(leg, chains)] as const);
  return {
    plan: {
      stock,
      commission,
      legs:
        legs.length === 0
          ? await filledPlan(shared, expiries, market, fill)
          : opened.flatMap(([, leg]) => leg ?? []),
    },
    gone: opened.flatMap(([leg, found]) => (found ? [] : [leg.symbol])),
  };
}

const { linkAnswered, planOpened } = builderSlice.actions;

const outcomeOf = ({ gone }: OpenedPlan, all: number): LinkOutcome | null =>
  gone.length > 0 ? { kind: 'gone', contracts: gone, all } : null;

/** Where an address names a stock alone. */
const SYMBOL_PARAM = 'symbol';

/** The link to a stock without legs; null where the address names none. */
function stockLink(named: string | null): string | null {
  const symbol = named?.trim() ?? '';
  if (symbol === '') return null;
  return encodePlan({ symbol: parseTicker(symbol) ?? symbol, legs: [], templateId: null });
}

/**
 * Opens the plan or the stock of the address once and takes it out of the address, so that a reload keeps what was built
 * since. True while it is opening: the plan before it is still in the store then.
 */
export function useOpenedPlan(): boolean {
  const dispatch = useAppDispatch();
  const [search, setSearch] = useSearchParams();
  const text = search.get(PLAN_PARAM) ?? stockLink(search.get(SYMBOL_PARAM));
  const latest = useRef<string | null>(null);
  const { defaultFill } = useOptionsSettings();
  const fillOfNow = useEffectEvent(() => defaultFill);
  const removeFromAddress = useEffectEvent(() =>
    setSearch(
      (params) => {
        params.delete(PLAN_PARAM);
        params.delete(SYMBOL_PARAM);
        return params;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (text === null) return;
    latest.current = text;
    const plan = decodePlan(text);
    dispatch(linkAnswered({ kind: plan.ok ? 'opening' : plan.error }));
    removeFromAddress();
    if (!plan.ok) return;
    const { symbol, legs } = plan.value;
    void openPlan(plan.value, marketReader(dispatch), fillOfNow()).then(
      (opened) => {
        if (latest.current !== text) return;
        dispatch(planOpened(opened.plan));
        dispatch(linkAnswered(outcomeOf(opened, legs.length)));
      },
      () => latest.current === text && dispatch(linkAnswered({ kind: 'unknown', symbol, text })),
    );
  }, [dispatch, text]);
  const isAnswered = useAppSelector((state) => selectBuilder(state).link?.kind !== 'opening');
  return text !== null || !isAnswered;
}
