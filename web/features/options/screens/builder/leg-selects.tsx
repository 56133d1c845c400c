import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg, type OptionLeg } from '@toolyard/core/options/contracts';
import { PRICE_SOURCES, type PriceSource } from '@toolyard/core/options/strategies';
import { toDollars, type Money } from '@toolyard/core/shared';
import { useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Select } from '../../../../ui/select.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { keyOfContract, type ExpiryCell } from '../../shared/chain/expiry-key.ts';
import type { BuilderLeg } from './builder-state.ts';
import { builderSlice } from './builder.slice.ts';
import { quotedPrice, quotesOf } from '../../shared/chain/chain-quotes.ts';
import { useExpiryMoves } from './use-expiry-moves.ts';
import { legWords } from '../../shared/legs/leg-mark.tsx';

interface Props {
  readonly builderLeg: BuilderLeg;
}

/** Another expiry for one leg, at the nearest listed strike. */
export function ExpirySelect({
  builderLeg,
  leg,
  expiries,
}: Props & { readonly leg: OptionLeg; readonly expiries: readonly ExpiryCell[] }) {
  const t = useText();
  const { monthDay } = useFormat();
  const { moveLegs } = useExpiryMoves();
  const own = keyOfContract(leg);
  const listed: readonly Pick<ExpiryCell, 'key' | 'expiry' | 'root' | 'roots'>[] = expiries.some(
    ({ key }) => key === own,
  )
    ? expiries
    : [{ key: own, expiry: leg.expiry }, ...expiries];
  return (
    <Select
      aria-label={t('builder.expiryOf', { leg: legWords(t, leg) })}
      className="flex-[1.2]"
      value={own}
      choices={listed.map((cell) => ({
        value: cell.key,
        label: [monthDay(cell.expiry), (cell.roots?.length ?? 0) > 1 && cell.root]
          .filter(Boolean)
          .join(' '),
      }))}
      onChoose={(expiry) => void moveLegs([builderLeg.id], expiry)}
    />
  );
}

/** Where the price comes from, each with what it says now. */
export function SourceSelect({
  builderLeg,
  chain,
}: Props & { readonly chain: OptionChain | undefined }) {
  const t = useText();
  const { price } = useFormat();
  const dispatch = useAppDispatch();
  const { id, leg, priceSource } = builderLeg;
  const priceOf = (source: PriceSource): Money | null => {
    if (source === 'own') return leg.premium;
    if (!isOptionLeg(leg)) return source === 'spot' && chain ? chain.spot : null;
    const quote = chain && quotesOf(chain, leg.type).find(({ symbol }) => symbol === leg.symbol);
    return quote ? quotedPrice(quote, source) : null;
  };
  const sources = PRICE_SOURCES.filter(
    (source) => source === priceSource || priceOf(source) !== null,
  );
  const labelOf = (source: PriceSource): string => {
    const shown = source === 'own' ? null : priceOf(source);
    const words = t(`builder.source.${source}`);
    return shown === null ? words : `${words} ${price(toDollars(shown))}`;
  };
  return (
    <Select<PriceSource>
      aria-label={t('builder.sourceOf', { leg: legWords(t, leg) })}
      className="flex-1"
      value={priceSource}
      choices={sources.map((source) => ({ value: source, label: labelOf(source) }))}
      onChoose={(source) =>
        dispatch(
          builderSlice.actions.priceChanged({ id, source, price: priceOf(source) ?? leg.premium }),
        )
      }
    />
  );
}
