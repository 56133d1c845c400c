import type { OptionChain } from '@toolyard/core/options/chain';
import type { OptionLeg } from '@toolyard/core/options/contracts';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { PRICE_SOURCES, type PriceSource } from '@toolyard/core/options/strategies';
import { toDollars, type CalendarDate, type Money } from '@toolyard/core/shared';
import { useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { legWords } from '../../shared/legs/leg-words.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { ExpiryCell } from '../../shared/chain/use-chains.ts';
import type { BuilderLeg } from './builder-state.ts';
import { builderSlice } from './builder.slice.ts';
import { quotedPrice, quotesOf } from '../../shared/chain/chain-quotes.ts';
import { useExpiryMoves } from './use-expiry-moves.ts';

const SELECT =
  'h-7 min-w-0 rounded-2 border border-line-2 bg-surface px-0.5 text-12 tabular-nums hover:border-control pointer-coarse:h-10';

interface Props {
  readonly each: BuilderLeg;
}

/** Another expiry for one leg, at the nearest listed strike. */
export function ExpirySelect({
  each,
  leg,
  expiries,
}: Props & { readonly leg: OptionLeg; readonly expiries: readonly ExpiryCell[] }) {
  const t = useText();
  const { monthDay } = useFormat();
  const { moveLegs } = useExpiryMoves();
  const known = expiries.some(({ expiry }) => expiry === leg.expiry);
  return (
    <select
      aria-label={t('builder.expiryOf', { leg: legWords(t, leg) })}
      className={`${SELECT} flex-[1.2]`}
      value={leg.expiry}
      onChange={(event) => void moveLegs([each.id], event.target.value as CalendarDate)}
    >
      {!known && <option value={leg.expiry}>{monthDay(leg.expiry)}</option>}
      {expiries.map(({ expiry }) => (
        <option key={expiry} value={expiry}>
          {monthDay(expiry)}
        </option>
      ))}
    </select>
  );
}

/** Where the price comes from, each with what it says now. */
export function SourceSelect({ each, chain }: Props & { readonly chain: OptionChain | undefined }) {
  const t = useText();
  const { price } = useFormat();
  const dispatch = useAppDispatch();
  const { id, leg, priceSource } = each;
  const priceOf = (source: PriceSource): Money | null => {
    if (source === 'own') return leg.premium;
    if (!isOptionLeg(leg)) return source === 'spot' && chain ? chain.spot : null;
    const quote = chain && quotesOf(chain, leg.type).find(({ symbol }) => symbol === leg.symbol);
    return quote ? quotedPrice(quote, source) : null;
  };
  const sources = PRICE_SOURCES.filter(
    (source) => source === priceSource || priceOf(source) !== null,
  );
  return (
    <select
      aria-label={t('builder.sourceOf', { leg: legWords(t, leg) })}
      className={`${SELECT} flex-1`}
      value={priceSource}
      onChange={(event) => {
        const source = event.target.value as PriceSource;
        dispatch(
          builderSlice.actions.priceChanged({ id, source, price: priceOf(source) ?? leg.premium }),
        );
      }}
    >
      {sources.map((source) => {
        const says = source === 'own' ? null : priceOf(source);
        return (
          <option key={source} value={source}>
            {t(`builder.source.${source}`)}
            {says === null ? '' : ` ${price(toDollars(says))}`}
          </option>
        );
      })}
    </select>
  );
}
