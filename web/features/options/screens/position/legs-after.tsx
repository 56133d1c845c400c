import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import { useText } from '../../../../i18n/use-text.ts';
import { LegMark } from '../../shared/legs/leg-mark.tsx';
import { legWords } from '../../shared/legs/leg-words.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

/** What is held once the trades are done. */
export function LegsAfter({ legs }: { readonly legs: readonly Leg[] }) {
  const t = useText();
  const { monthDay } = useFormat();
  return (
    <section aria-label={t('life.legsAfter')}>
      <h3 className="mb-1.5 font-medium">{t('life.legsAfter')}</h3>
      {legs.length === 0 ? (
        <p className="text-ink-2">{t('life.allClosed')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 rounded-2 bg-sunken px-3 py-2">
          {legs.map((leg) => (
            <li key={leg.symbol} className="flex items-center gap-1.5">
              <LegMark leg={leg} />
              {legWords(t, leg)}
              {isOptionLeg(leg) && <span className="text-ink-3">{monthDay(leg.expiry)}</span>}
              <span className="figures text-ink-2">× {leg.quantity}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
