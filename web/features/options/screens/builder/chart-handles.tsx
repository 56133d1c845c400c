import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import type { PayoffHandle } from '../../../../charts/payoff-handles.tsx';
import type { Translate } from '../../../../i18n/use-text.ts';
import { LegMark } from '../../shared/legs/leg-mark.tsx';
import { legWords } from '../../shared/legs/leg-words.ts';
import type { BuilderLeg } from './builder-state.ts';
import { quotesOf } from '../../shared/chain/chain-quotes.ts';

/** The option legs that count as handles on the chart's price axis. */
export const payoffHandles = (
  t: Translate,
  legs: readonly BuilderLeg[],
  chains: readonly OptionChain[],
  selected: string | null,
): PayoffHandle[] =>
  legs.flatMap(({ id, leg, enabled }) => {
    const chain = isOptionLeg(leg) && chains.find(({ expiry }) => expiry === leg.expiry);
    if (!enabled || !chain) return [];
    const quotes = quotesOf(chain, leg.type);
    const strike = toDollars(leg.strike);
    return [
      {
        id,
        price: strike,
        label: t('builder.chartHandle', { leg: legWords(t, leg) }),
        tag: t('builder.handleTag', { strike }),
        mark: <LegMark leg={leg} />,
        chosen: id === selected,
        least: toDollars(quotes[0]?.strike ?? leg.strike),
        greatest: toDollars(quotes.at(-1)?.strike ?? leg.strike),
      },
    ];
  });
