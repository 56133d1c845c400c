import { Popover as Radix } from 'radix-ui';
import { prizeChance, prizeTotal } from '@toolyard/core/lottery';
import type { EventDetailResponse } from '../../api/generated.ts';
import { useText } from '../../i18n/use-text.ts';
import { count, percent } from '../../ui/format.ts';

interface Props {
  readonly event: EventDetailResponse;
  /** Chances of the entry. */
  readonly weight: number;
}

/** The chance of a prize with the entries so far; pressing it opens its sum. */
export function ChanceNow({ event, weight }: Props) {
  const t = useText();
  const { kind, value } = prizeChance(event, weight);
  const chance = percent(value, value < 0.01 ? 2 : 1);
  const words = kind === 'least' ? t('lottery.chanceLeast', { chance }) : chance;
  const sum = t(`lottery.chanceSum.${kind}`, {
    prizes: prizeTotal(event),
    entries: event.participants,
    weight: count(weight),
    total: count(event.totalWeight),
    chance,
  });
  return (
    <Radix.Root>
      <Radix.Trigger className="border-b border-dotted border-ink-3 font-medium tabular-nums pointer-coarse:-my-3 pointer-coarse:py-3">
        {words}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={t('lottery.chanceNow')}
          collisionPadding={8}
          sideOffset={8}
          className="z-30 w-[344px] max-w-[calc(100vw-16px)] animate-[appear_var(--d-base)_var(--ease)] rounded-3 bg-overlay px-4 py-3.5 shadow-pop"
        >
          <h2 className="text-12 font-medium text-ink-2">{t('lottery.chanceNow')}</h2>
          <p className="text-24 font-semibold tracking-tight tabular-nums">{words}</p>
          <p className="mt-1 text-13 tabular-nums">{sum}</p>
          <p className="mt-2 text-12 text-ink-3">{t('lottery.chanceText')}</p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
