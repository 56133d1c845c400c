import type { ExpirySummary } from '@toolyard/core/options/chain';
import { useText } from '../../../../i18n/use-text.ts';

/** Whether an expiry is the standard one of its month, a weekly one, or the last of a month or quarter. */
export function ExpiryMark({ kind }: Pick<ExpirySummary, 'kind'>) {
  const t = useText();
  return (
    <abbr
      title={t(`chain.kind.${kind}`)}
      className={`ml-1 inline-block rounded-1 px-1 text-11 font-semibold no-underline ${kind === 'weekly' ? 'text-ink-3' : 'bg-sunken text-ink-2'}`}
    >
      {t(`chain.kindMark.${kind}`)}
    </abbr>
  );
}
