import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { isOptionLeg, type Leg, type OptionLeg } from '@toolyard/core/options/contracts';
import { isOfChain, type OptionChain } from '@toolyard/core/options/chain';
import type { Money } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { legWords } from '../legs/leg-mark.tsx';

interface Props {
  readonly legs: readonly Leg[];
  readonly chain: OptionChain;
  readonly lowest: Money;
  readonly highest: Money;
}

/** Names the chosen legs that the shown strikes or this expiry leave out. */
export function LegsElsewhere({ legs, chain, lowest, highest }: Props) {
  const t = useText();
  const options = legs.filter(isOptionLeg);
  const here = options.filter((leg) => isOfChain(chain, leg));
  const below = here.filter((leg) => leg.strike < lowest);
  const above = here.filter((leg) => leg.strike > highest);
  const others = options.length - here.length;
  if (below.length + above.length + others === 0) return null;
  const named = (found: readonly OptionLeg[]) =>
    found.map((leg) => `${legWords(t, leg)} ×${leg.quantity}`).join(' · ');
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-t border-line bg-accent-tint px-4 py-1.5 text-12 text-accent">
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
