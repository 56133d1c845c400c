import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { localTime } from '../../../ui/format-date.ts';
import type { MarketFault } from './market-api.ts';
import { useFaultWords } from './use-fault-words.ts';

/** The last failures of upstream calls, newest first. */
export function FaultList({ faults }: { readonly faults: readonly MarketFault[] }) {
  const t = useText();
  const written = useLanguage();
  const wordsOf = useFaultWords();
  if (faults.length === 0) return <p className="p-4 text-ink-2">{t('operations.noFaults')}</p>;
  return (
    <ul className="divide-y divide-line">
      {faults.map(({ at, endpoint, code }, i) => (
        <li key={`${at} ${i}`} className="flex flex-wrap items-baseline gap-x-4 px-4 py-2">
          <span className="min-w-0 flex-1 basis-40">
            {wordsOf(code)} <span className="text-12 text-ink-3">{endpoint}</span>
          </span>
          <time dateTime={at} className="figures text-12 text-ink-3">
            {localTime(at, written)}
          </time>
        </li>
      ))}
    </ul>
  );
}
