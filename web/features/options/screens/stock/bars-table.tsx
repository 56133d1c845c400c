import type { TimeBar } from '../../../../charts/time-series.tsx';
import { seriesTime } from '../../../../charts/time-series-times.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { count } from '../../../../ui/format.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';

const MOST = 260;

/** The bars as figures, newest first. */
export function BarsTable({
  bars,
  label,
}: {
  readonly bars: readonly TimeBar[];
  readonly label: string;
}) {
  const t = useText();
  const language = useLanguage();
  const { spot } = useFormat();
  return (
    <div className="h-[384px] overflow-y-auto" tabIndex={0} role="region" aria-label={label}>
      <Table label={label}>
        <thead className="sticky top-0">
          <tr>
            <Th>{t('stock.bar.time')}</Th>
            {(['open', 'high', 'low', 'close', 'volume'] as const).map((column) => (
              <Th key={column} num>
                {t(`stock.bar.${column}`)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars
            .slice(-MOST)
            .reverse()
            .map((bar) => (
              <tr key={bar.at}>
                <Td>{seriesTime(bar.at, language)}</Td>
                <Td num>{spot(bar.open)}</Td>
                <Td num>{spot(bar.high)}</Td>
                <Td num>{spot(bar.low)}</Td>
                <Td num>{spot(bar.close)}</Td>
                <Td num>{count(bar.volume)}</Td>
              </tr>
            ))}
        </tbody>
      </Table>
    </div>
  );
}
