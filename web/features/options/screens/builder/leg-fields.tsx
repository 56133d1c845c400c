import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg, positionSign, type OptionLeg } from '@toolyard/core/options/contracts';
import { MAX_CONTRACTS, MAX_SHARES } from '@toolyard/core/options/strategies';
import { fromDollars, isMoneyAmount, toDollars } from '@toolyard/core/shared';
import { useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { count } from '../../../../ui/format.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { BuilderLeg } from './builder-state.ts';
import { builderSlice } from './builder.slice.ts';
import { BuilderField } from './builder-field.tsx';
import { quotesOf } from '../../shared/chain/chain-quotes.ts';
import { legAtStrike, legStepped } from './quoted-leg.ts';
import { legWords } from '../../shared/legs/leg-mark.tsx';

const { legReplaced, priceChanged, quantityChanged } = builderSlice.actions;
const MOST_DOLLARS = 1_000_000;

interface Props {
  readonly builderLeg: BuilderLeg;
}

/** The strike by typing or by steps along the listed ones: the way without dragging. */
export function StrikeField({
  builderLeg,
  leg,
  chain,
}: Props & { readonly leg: OptionLeg; readonly chain: OptionChain | undefined }) {
  const t = useText();
  const { price } = useFormat();
  const dispatch = useAppDispatch();
  const words = legWords(t, leg);
  const quotes = chain ? quotesOf(chain, leg.type) : [];
  const at = quotes.findIndex(({ symbol }) => symbol === leg.symbol);
  const put = (moved: BuilderLeg) => moved !== builderLeg && dispatch(legReplaced(moved));
  return (
    <BuilderField
      name={`${builderLeg.id} strike`}
      label={t('builder.strikeOf', { leg: words })}
      shown={String(toDollars(leg.strike))}
      accepts={(value) => isMoneyAmount(value) && value > 0 && quotes.length > 0}
      range={t('builder.strikeRange', {
        from: price(toDollars(quotes[0]?.strike ?? leg.strike)),
        to: price(toDollars(quotes.at(-1)?.strike ?? leg.strike)),
      })}
      onCommit={(value) => chain && put(legAtStrike(builderLeg, fromDollars(value), chain))}
      steps={{
        less: t('builder.strikeLower', { leg: words }),
        more: t('builder.strikeHigher', { leg: words }),
        canLess: at > 0,
        canMore: at >= 0 && at < quotes.length - 1,
        onStep: (by) => chain && put(legStepped(builderLeg, by, chain)),
      }}
      className="w-23 pointer-coarse:w-30"
    />
  );
}

/** The price per share of the leg; a typed price is the user's own. */
export function PriceField({ builderLeg }: Props) {
  const t = useText();
  const { price } = useFormat();
  const dispatch = useAppDispatch();
  return (
    <BuilderField
      name={`${builderLeg.id} price`}
      label={t('builder.priceOf', { leg: legWords(t, builderLeg.leg) })}
      shown={price(toDollars(builderLeg.leg.premium))}
      accepts={(value) => isMoneyAmount(value) && value >= 0 && value <= MOST_DOLLARS}
      range={t('leg.premiumRange')}
      onCommit={(value) =>
        dispatch(priceChanged({ id: builderLeg.id, price: fromDollars(value), source: 'own' }))
      }
      className="w-16"
    />
  );
}

/** `+1` or `−2`; a sign that is typed turns the leg. */
export function QuantityField({ builderLeg }: Props) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { id, leg } = builderLeg;
  const most = isOptionLeg(leg) ? MAX_CONTRACTS : MAX_SHARES;
  const words = legWords(t, leg);
  const sign = positionSign(leg.position);
  const change = (signed: number) => dispatch(quantityChanged({ id, signed }));
  /** One less of a long contract is none, which is skipped: the leg turns short, and the other way round. */
  const stepped = (by: number) => {
    const signed = sign * leg.quantity + by;
    const beyond = signed === 0 || Math.sign(signed) !== sign;
    const target = beyond ? Math.sign(by) * Math.max(1, Math.abs(signed)) : signed;
    return Math.max(-most, Math.min(most, target));
  };
  return (
    <BuilderField
      name={`${id} quantity`}
      label={t('leg.quantityOf', { leg: words })}
      shown={`${sign > 0 ? '+' : '−'}${leg.quantity}`}
      accepts={(value) => Number.isInteger(value) && value !== 0 && Math.abs(value) <= most}
      range={t('leg.quantityRange', { most: count(most) })}
      onCommit={change}
      steps={{
        less: t('builder.quantityDown', { leg: words }),
        more: t('builder.quantityUp', { leg: words }),
        canLess: sign * leg.quantity > -most,
        canMore: sign * leg.quantity < most,
        onStep: (by) => change(stepped(by)),
      }}
      className="w-24 md:w-20"
    />
  );
}
