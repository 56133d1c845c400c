import { useEffect } from 'react';
import { isOfChain, type OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import { isFileSymbol } from '@toolyard/core/shared';
import { useReadMarketStatusQuery } from '../../../../api/generated.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { newYorkTime } from '../../../../ui/format-date.ts';
import type { ChosenLeg } from './chosen-leg.ts';
import { legAtQuote } from './quoted-leg.ts';

/** The chain that quotes a leg: that of its expiry and root; for shares the first one. */
export const chainOfLeg = (
  leg: Leg,
  chains: readonly OptionChain[],
  first: OptionChain | undefined,
): OptionChain | undefined =>
  isOptionLeg(leg) ? chains.find((chain) => isOfChain(chain, leg)) : first;

interface Props<Chosen extends ChosenLeg> {
  readonly legs: readonly {
    readonly chosen: Chosen;
    readonly chain: OptionChain | undefined;
  }[];
  /** A leg is being moved: prices wait until it is dropped. */
  readonly isMoving?: boolean;
  /** Takes the legs at their present quotes. */
  readonly onFollow: (quoted: readonly Chosen[]) => void;
  /** The same on request, which can be undone. */
  readonly onRefresh: (quoted: readonly Chosen[]) => void;
}

/** Keeps its place until the quotes are there. */
const ROW =
  'flex min-h-8 flex-wrap items-center gap-2 border-t border-line px-3 py-1 text-12 text-ink-2';

/** Lets the prices of legs follow their quotes while the market is open; else says since when they stand still. */
export function QuotedPrices<Chosen extends ChosenLeg>(props: Props<Chosen>) {
  const { legs, isMoving = false, onFollow, onRefresh } = props;
  const t = useText();
  const language = useLanguage();
  const { data } = useReadMarketStatusQuery();
  const from = legs.find(({ chain }) => chain)?.chain;
  const isRecorded = from !== undefined && isFileSymbol(from.symbol);
  const isOpen = data?.data.results.market === 'open' && !isRecorded;
  const requoted = legs.flatMap(({ chosen, chain }) => {
    const quoted = chain ? legAtQuote(chosen, chain) : chosen;
    return quoted === chosen ? [] : [{ chosen, quoted }];
  });
  useEffect(() => {
    if (isOpen && !isMoving && requoted.length > 0) onFollow(requoted.map(({ quoted }) => quoted));
  });
  if (legs.every(({ chosen }) => chosen.priceSource === 'own')) return null;
  if (!data || !from) return <div className={ROW} />;
  const hasMoved = requoted.some(({ chosen, quoted }) => chosen.leg.premium !== quoted.leg.premium);
  const time = newYorkTime(new Date(from.asOf).toISOString(), language);
  return (
    <div className={ROW}>
      <span className="flex-1">
        {isOpen
          ? t('quotedPrices.followed')
          : hasMoved
            ? t('quotedPrices.moved')
            : t(isRecorded ? 'quotedPrices.recorded' : 'quotedPrices.standStill', { time })}
      </span>
      {!isOpen && hasMoved && (
        <Button size="sm" onClick={() => onRefresh(requoted.map(({ quoted }) => quoted))}>
          {t('quotedPrices.refresh')}
        </Button>
      )}
    </div>
  );
}
