import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import type { PriceSource } from '@toolyard/core/options/strategies';
import { useAppDispatch } from '../../../../app/store.ts';
import { naturalSource, quotedPrice, quotesOf } from '../../shared/chain/chain-quotes.ts';
import {
  OrderPriceRow,
  ORDER_SOURCES,
  type OrderSource,
} from '../../shared/legs/order-price-row.tsx';
import { legAtQuote, legOnQuote } from '../../shared/legs/quoted-leg.ts';
import { useWrongField } from './builder-field.tsx';
import type { BuilderLeg } from './builder-state.ts';
import { builderSlice } from './builder.slice.ts';

const { legsReplaced } = builderSlice.actions;

interface PricedBy {
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
        const at = (each: PriceSource) =>
          isOptionLeg(leg)
            ? quote && quotedPrice(quote, each)
            : (priced.chain?.spot ?? leg.premium);
        return { leg, bid: at('bid'), ask: at('ask'), mid: at('mid') };
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
      compact
    />
  );
}
