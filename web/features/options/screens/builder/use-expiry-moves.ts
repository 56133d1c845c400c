import { isOptionLeg } from '@toolyard/core/options/contracts';
import { useAppDispatch, useAppStore } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { dateOfKey, keyOfContract, type ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { expiriesOf } from './builder-selectors.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { marketReader } from './market-reader.ts';
import { nearestQuote, quotesOf } from '../../shared/chain/chain-quotes.ts';
import { legOnQuote } from '../../shared/legs/quoted-leg.ts';

const { expiryChosen, legsReplaced } = builderSlice.actions;

/** Takes legs to another expiry, each to the listed strike nearest to its own. */
export function useExpiryMoves() {
  const t = useText();
  const { monthDay } = useFormat();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toasts = useToasts();

  /** Answers whether the chain could be had. */
  const moveLegs = async (ids: readonly string[], expiry: ExpiryKey): Promise<boolean> => {
    const symbol = selectBuilder(store.getState()).plan.stock?.symbol ?? '';
    const chain = await marketReader(dispatch)
      .chain(symbol, expiry)
      .catch(() => null);
    if (!chain) {
      toasts.add({
        title: t('builder.expiryFailed', { expiry: monthDay(dateOfKey(expiry)) }),
        variant: 'destructive',
      });
      return false;
    }
    const { plan } = selectBuilder(store.getState());
    if (plan.stock?.symbol !== symbol) return false;
    const moved = plan.legs.flatMap((builderLeg) => {
      if (!ids.includes(builderLeg.id) || !isOptionLeg(builderLeg.leg)) return [];
      const quote = nearestQuote(quotesOf(chain, builderLeg.leg.type), builderLeg.leg.strike);
      return quote ? [legOnQuote(builderLeg, quote, chain)] : [];
    });
    dispatch(legsReplaced(moved));
    return true;
  };

  /** The strip: what stands on the expiry of now goes along, unless legs stand on the other one already. */
  const chooseExpiry = async (from: ExpiryKey | null, to: ExpiryKey): Promise<void> => {
    const { legs } = selectBuilder(store.getState()).plan;
    const here = legs.filter(({ leg }) => isOptionLeg(leg) && keyOfContract(leg) === from);
    const lookOnly = here.length === 0 || expiriesOf(legs).includes(to);
    dispatch(expiryChosen(to));
    if (lookOnly) return;
    const moved = await moveLegs(
      here.map(({ id }) => id),
      to,
    );
    if (!moved && from) dispatch(expiryChosen(from));
  };
  return { moveLegs, chooseExpiry };
}
