import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { HistoryRequest, HistorySort } from '@toolyard/core/options/records';
import type { HistoricalTradeResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { amount } from '../../../../ui/format.ts';
import { PercentChange, Profit } from '../../../../ui/price.tsx';
import { SortHead } from '../../../../ui/sort-head.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { JournalButton } from '../../shared/journal/journal-mark.tsx';
import { areAllSamples, edgeOf, TradeMarks } from './trade-marks.tsx';
import { tradePath } from '../../shared/records/trade-view.ts';
import { useShownName, useTypeName } from '../../shared/strategies/strategy-names.ts';

export interface TradesProps {
  readonly trades: readonly HistoricalTradeResponse[];
  readonly request: HistoryRequest;
  /** The trades are a visitor's samples. */
  readonly visiting: boolean;
  readonly onSort: (column: HistorySort) => void;
}

/** The table gives up its widest words first. */
const HIDE_BELOW_XL = 'max-xl:hidden';

/** Closed trades, one line each; a row leads to its position. */
export function HistoryTable({ trades, request, visiting, onSort }: TradesProps) {
  const t = useText();
  const head = (column: HistorySort) => ({
    direction: request.sort === column ? request.order : null,
    onSort: () => onSort(column),
    children: t(`records.sort.${column}`),
  });
  return (
    <Table label={t('records.table')}>
      <thead>
        <tr>
          <SortHead {...head('name')} />
          <Th className={HIDE_BELOW_XL}>{t('records.type')}</Th>
          <SortHead {...head('asset')} />
          <SortHead {...head('date')} />
          <Th num className={HIDE_BELOW_XL}>
            {t('records.held')}
          </Th>
          <SortHead {...head('capital')} num />
          <SortHead {...head('return')} num />
          <Th num>{t('records.percent')}</Th>
          <Th className={HIDE_BELOW_XL}>{t('records.direction')}</Th>
          {!visiting && (
            <Th>
              <span className="sr-only">{t('journal.title')}</span>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {trades.map((trade) => (
          <TradeRow
            key={trade.id}
            trade={trade}
            visiting={visiting}
            markSample={!areAllSamples(trades)}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  readonly trade: HistoricalTradeResponse;
  readonly visiting: boolean;
  readonly markSample: boolean;
}

function TradeRow({ trade, visiting, markSample }: RowProps) {
  const t = useText();
  const { dayOrTime } = useFormat();
  const nameOf = useShownName();
  const typeName = useTypeName();
  const name = nameOf(trade.name, trade.underlyingAsset);
  const { returnPercentage: percentage, winLoss } = trade;
  return (
    <tr
      className={clsx(
        'group relative h-10 focus-within:bg-canvas hover:bg-canvas [&>td:first-child]:shadow-[inset_2px_0_0_var(--edge)]',
        edgeOf(winLoss),
      )}
    >
      <Td className="max-w-80">
        <span className="flex items-baseline gap-2">
          <Link
            to={tradePath(trade)}
            className="truncate font-medium text-ink after:absolute after:inset-0 hover:text-accent"
          >
            {name}
          </Link>
          <TradeMarks trade={trade} markSample={markSample} />
        </span>
      </Td>
      <Td className={`${HIDE_BELOW_XL} text-ink-2`}>{typeName(trade.type, trade.structure)}</Td>
      <Td>{trade.underlyingAsset}</Td>
      <Td className="figures whitespace-nowrap">
        <span className="text-ink-3">{dayOrTime(trade.startDate)} →</span>{' '}
        {dayOrTime(trade.endDate)}
      </Td>
      <Td num className={HIDE_BELOW_XL}>
        {t('records.heldDays', { days: trade.daysHeld })}
      </Td>
      <Td num className="whitespace-nowrap">
        {amount(trade.startingCapital)}{' '}
        <span className={`${HIDE_BELOW_XL} text-ink-3`}>→ {amount(trade.endingCapital)}</span>
      </Td>
      <Td num>
        <Profit write={amount} value={trade.returnAmount} />
      </Td>
      <Td num>{percentage === null ? '--' : <PercentChange value={percentage / 100} />}</Td>
      <Td className={HIDE_BELOW_XL}>{t(`records.${trade.strategyDirection}`)}</Td>
      {!visiting && (
        <Td className="w-10 py-0!">
          <JournalButton trade={{ ...trade, name }} />
        </Td>
      )}
    </tr>
  );
}
