import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Link } from 'react-router-dom';
import { HISTORY_SORTS } from '@toolyard/core/options/records';
import { useText } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { money } from '../../../../ui/format.ts';
import { PercentChange, Profit } from '../../../../ui/price.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { TradesProps } from './history-table.tsx';
import { JournalButton } from '../../shared/journal/journal-mark.tsx';
import { areAllSamples, edgeOf, TradeMarks } from './trade-marks.tsx';
import { tradePath } from '../../shared/records/trade-view.ts';
import { useShownName, useTypeName } from '../../shared/strategies/strategy-names.ts';

/** Closed trades where a table has no room; a card leads to its position. */
export function HistoryCards({ trades, request, visiting, onSort }: TradesProps) {
  const t = useText();
  const { dayOrTime } = useFormat();
  const nameOf = useShownName();
  const typeName = useTypeName();
  const Arrow = request.order === 'asc' ? ArrowUp : ArrowDown;
  const sorts = HISTORY_SORTS.map((each) => ({
    value: each,
    label: t(`records.sort.${each}`),
  }));
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-4 py-2">
        <Select
          className="max-sm:w-[calc(50%-0.25rem)]"
          aria-label={t('records.sortBy')}
          value={request.sort}
          choices={sorts}
          onChoose={onSort}
        />
        <IconButton
          bordered
          label={t(request.order === 'asc' ? 'records.ascending' : 'records.descending')}
          onClick={() => onSort(request.sort)}
        >
          <Arrow size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <ul aria-label={t('records.table')} className="divide-y divide-line">
        {trades.map((trade) => (
          <li
            key={trade.id}
            className={clsx(
              'relative px-4 py-3 shadow-[inset_2px_0_0_var(--edge)] focus-within:bg-canvas',
              edgeOf(trade.winLoss),
            )}
          >
            <div className="flex items-start justify-between gap-3">
              <Link
                to={tradePath(trade)}
                className="min-w-0 font-medium wrap-anywhere text-ink after:absolute after:inset-0"
              >
                {nameOf(trade.name, trade.underlyingAsset)}
              </Link>
              <span className="flex items-center gap-1">
                <Profit value={trade.returnAmount} className="font-semibold" />
                {!visiting && (
                  <JournalButton
                    trade={{ ...trade, name: nameOf(trade.name, trade.underlyingAsset) }}
                  />
                )}
              </span>
            </div>
            <div className="mt-1 flex flex-wrap items-center gap-2 text-12 text-ink-2">
              <TradeMarks trade={trade} markSample={!areAllSamples(trades)} />
              <span>
                {trade.underlyingAsset} · {typeName(trade.type, trade.structure)} ·{' '}
                {t(`records.${trade.strategyDirection}`)}
              </span>
            </div>
            <p className="figures mt-1 flex flex-wrap justify-between gap-x-3 text-12 text-ink-3">
              <span>
                {dayOrTime(trade.startDate)} → {dayOrTime(trade.endDate)} ·{' '}
                {t('records.heldDays', { days: trade.daysHeld })}
              </span>
              <span>
                {t('records.sort.capital')} {money(trade.startingCapital)} →{' '}
                {money(trade.endingCapital)}{' '}
                {trade.returnPercentage !== null && (
                  <PercentChange value={trade.returnPercentage / 100} />
                )}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
