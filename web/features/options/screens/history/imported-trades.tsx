import type { ImportTradesReport } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Profit } from '../../../../ui/price.tsx';
import { useShownName } from '../../shared/strategies/use-shown-name.ts';

interface Props {
  readonly report: ImportTradesReport;
  readonly done: boolean;
}

/** What became of each trade of a file, or would: its result, or why it is refused and in which line. */
export function ImportedTrades({ report: { imported, refused, trades }, done }: Props) {
  const t = useText();
  const shownName = useShownName();
  return (
    <section aria-label={t('records.import.verdicts')} className="mt-4">
      <p role="status" className="font-medium">
        {trades.length === 0
          ? t('records.import.empty')
          : t(done ? 'records.import.summaryDone' : 'records.import.summary', {
              imported,
              refused,
            })}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {trades.map(({ line, name, symbol, fills, returnAmount, message }) => (
          <li key={line} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
            <span className="w-14 text-12 text-ink-3 tabular-nums">
              {t('records.import.line', { line })}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {shownName(name, symbol)}
              <span className="ml-2 text-12 text-ink-3">
                {t('records.import.fills', { count: fills })}
              </span>
            </span>
            {returnAmount === null ? (
              <span className="basis-full text-danger sm:pl-17">{message}</span>
            ) : (
              <Profit value={returnAmount} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
