import type { ExpirySummary } from '@toolyard/core/options/chain';
import { useText } from '../../../../i18n/use-text.ts';
import { rootWords } from './contract-words.ts';
import type { ExpiryCell } from './expiry-key.ts';

/** Root and settlement of an expiry on a day that has several roots. */
export function RootMark({ cell }: { readonly cell: ExpiryCell }) {
  const t = useText();
  return (
    (cell.roots?.length ?? 0) > 1 && (
      <span className="ml-1 inline-block rounded-1 bg-sunken px-1 text-11 font-semibold text-ink-2">
        {rootWords(t, cell)}
      </span>
    )
  );
}

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
