import { useEffect } from 'react';
import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { useReadMarketStatusQuery } from '../../../../api/generated.ts';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { newYorkTime } from '../../../../ui/format-date.ts';
import { naturalSource, quotedPrice, quotesOf } from '../../shared/chain/chain-quotes.ts';
import {
  OrderPriceRow,
  ORDER_SOURCES,
  type OrderSource,
} from '../../shared/legs/order-price-row.tsx';
import { useWrongField } from './builder-field.tsx';
import type { BuilderLeg } from './builder-state.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { legAtQuote, legOnQuote } from './quoted-leg.ts';

const { legsReplaced, quotesFollowed } = builderSlice.actions;

export interface PricedBy {
  readonly builderLeg: BuilderLeg;
  readonly chain: OptionChain | undefined;
}

function quoteOf({ builderLeg: { leg }, chain }: PricedBy): OptionQuote | null {
  if (!chain || !isOptionLeg(leg)) return null;
  return quotesOf(chain, leg.type).find(({ symbol }) => symbol === leg.symbol) ?? null;
}

const sourceOf = (source: OrderSource, { leg }: BuilderLeg) =>
  source === 'mid' ? 'mid' : naturalSource(leg.position);

/** The leg at the natural price or the mid of its quote, shares at the spot. */
function legFrom(source: OrderSource, priced: PricedBy): BuilderLeg {
  const { builderLeg, chain } = priced;
  const quote = quoteOf(priced);
  if (!chain) return builderLeg;
  if (!isOptionLeg(builderLeg.leg))
    return legAtQuote({ ...builderLeg, priceSource: 'spot' }, chain);
  return quote
    ? legOnQuote({ ...builderLeg, priceSource: sourceOf(source, builderLeg) }, quote, chain)
    : builderLeg;
}

/** The price of the whole order; the legs that are left out keep theirs. */
export function OrderPrice({ legs }: { readonly legs: readonly PricedBy[] }) {
  const dispatch = useAppDispatch();
  const onWrong = useWrongField('order price');
  const counted = legs.filter(({ builderLeg }) => builderLeg.enabled);
  const source = ORDER_SOURCES.find((each) =>
    counted.every(
      ({ builderLeg }) =>
        builderLeg.priceSource ===
        (isOptionLeg(builderLeg.leg) ? sourceOf(each, builderLeg) : 'spot'),
    ),
  );
  return (
    <OrderPriceRow
      quoted={counted.map((priced) => {
        const { leg } = priced.builderLeg;
        const quote = quoteOf(priced);
        const side = (each: 'bid' | 'ask') =>
          isOptionLeg(leg)
            ? quote && quotedPrice(quote, each)
            : (priced.chain?.spot ?? leg.premium);
        return { leg, bid: side('bid'), ask: side('ask') };
      })}
      source={source ?? null}
      onSource={(each) => dispatch(legsReplaced(counted.map((priced) => legFrom(each, priced))))}
      onPrices={(priced) =>
        dispatch(
          legsReplaced(
            counted.map(({ builderLeg }, i) => ({
              ...builderLeg,
              priceSource: 'own' as const,
              leg: priced[i] ?? builderLeg.leg,
            })),
          ),
        )
      }
      onWrong={onWrong}
    />
  );
}

/** Lets the prices of legs follow their quotes while the market is open; else says since when they stand still. */
export function QuotedPrices({ legs }: { readonly legs: readonly PricedBy[] }) {
  const t = useText();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const isMoving = useAppSelector((state) => selectBuilder(state).moving !== null);
  const { data } = useReadMarketStatusQuery();
  const isOpen = data?.data.results.market === 'open';
  const requoted = legs.flatMap(({ builderLeg, chain }) => {
    const quoted = chain ? legAtQuote(builderLeg, chain) : builderLeg;
    return quoted === builderLeg ? [] : [quoted];
  });
  useEffect(() => {
    if (isOpen && !isMoving && requoted.length > 0) dispatch(quotesFollowed(requoted));
  });
  const from = legs.find(({ chain }) => chain)?.chain;
  if (!data || !from || legs.every(({ builderLeg }) => builderLeg.priceSource === 'own'))
    return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2 text-12 text-ink-2">
      <span className="flex-1">
        {isOpen
          ? t('builder.followed')
          : requoted.length > 0
            ? t('builder.quotesMoved')
            : t('builder.standStill', {
                time: newYorkTime(new Date(from.asOf).toISOString(), language),
              })}
      </span>
      {!isOpen && requoted.length > 0 && (
        <Button size="sm" onClick={() => dispatch(legsReplaced(requoted))}>
          {t('builder.refreshPrices')}
        </Button>
      )}
    </div>
  );
}
