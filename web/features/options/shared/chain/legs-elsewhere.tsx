import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { isOptionLeg, type Leg, type OptionLeg } from '@toolyard/core/options/contracts';
import { isOfChain, type OptionChain } from '@toolyard/core/options/chain';
import { clsx } from 'clsx';
import { useSyncExternalStore, type RefObject } from 'react';
import { ZERO_MONEY } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { legWords } from '../legs/leg-mark.tsx';
import type { ChainRow } from './chain-rows.ts';
import { rowsInView } from './chain-scroll.ts';

interface Props {
  readonly legs: readonly Leg[];
  readonly chain: OptionChain;
  readonly rows: readonly ChainRow[];
  /** Rows below the price. */
  readonly below: number;
  /** The window that the rows scroll in, over whose end the strip lies; null where all rows stand in the page. */
  readonly window: RefObject<HTMLElement | null> | null;
}

/** First and last of the rows that can be seen now. */
function useRowsInView({ rows, below, window: box }: Props): readonly [number, number] {
  const follow = (changed: () => void) => {
    const element = box?.current;
    element?.addEventListener('scroll', changed, { passive: true });
    globalThis.addEventListener('resize', changed);
    return () => {
      element?.removeEventListener('scroll', changed);
      globalThis.removeEventListener('resize', changed);
    };
  };
  const seen = useSyncExternalStore(follow, () => {
    const element = box?.current;
    const head = element?.querySelector('thead')?.clientHeight ?? 0;
    return rowsInView(
      element?.scrollTop ?? 0,
      (element?.clientHeight ?? 0) - head,
      rows.length,
      below,
    ).join();
  });
  const [first = 0, last = 0] = seen.split(',').map(Number);
  return [first, last];
}

/** Names the chosen legs that lie outside the strikes in view or in another expiry. */
export function LegsElsewhere(props: Props) {
  const { legs, chain, rows } = props;
  const t = useText();
  const [first, last] = useRowsInView(props);
  const lowest = rows[first]?.strike ?? ZERO_MONEY;
  const highest = rows[last]?.strike ?? ZERO_MONEY;
  const options = legs.filter(isOptionLeg);
  const here = options.filter((leg) => isOfChain(chain, leg));
  const below = here.filter((leg) => leg.strike < lowest);
  const above = here.filter((leg) => leg.strike > highest);
  const others = options.length - here.length;
  if (below.length + above.length + others === 0) return null;
  const named = (found: readonly OptionLeg[]) =>
    found.map((leg) => `${legWords(t, leg)} ×${leg.quantity}`).join(' · ');
  return (
    <p
      className={clsx(
        'flex flex-wrap justify-between gap-x-4 border-t border-line bg-accent-tint px-4 py-1.5 text-12 text-accent',
        props.window && 'absolute inset-x-0 bottom-0 z-2 rounded-b-3',
      )}
    >
      {below.length > 0 && (
        <span className="inline-flex items-center gap-1">
          <ArrowUp size={14} aria-hidden="true" />
          {named(below)}
        </span>
      )}
      {others > 0 && <span>{t('chain.otherExpiry', { count: others })}</span>}
      {above.length > 0 && (
        <span className="ml-auto inline-flex items-center gap-1">
          {named(above)}
          <ArrowDown size={14} aria-hidden="true" />
        </span>
      )}
    </p>
  );
}
