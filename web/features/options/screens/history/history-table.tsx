import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryRequest, HistorySort } from '@toolyard/core/options/records';
import type { HistoricalTradeResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge, SimulatedBadge } from '../../../../ui/badge.tsx';
import { money } from '../../../../ui/format.ts';
import { PercentChange, Profit } from '../../../../ui/price.tsx';
import { SortHead } from '../../../../ui/sort-head.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { StatusBadge } from '../../shared/strategies/status-badge.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { JournalButton, JournalLine } from '../../shared/journal/journal-mark.tsx';
import { tradePath } from '../../shared/records/trade-view.ts';
import { useShownName, useTypeName } from '../../shared/strategies/strategy-names.ts';

export interface TradesProps {
  readonly trades: readonly HistoricalTradeResponse[];
  readonly request: HistoryRequest;
  /** The trades are a visitor's samples. */
  readonly visiting: boolean;
  readonly onSort: (column: HistorySort) => void;
}

const HIDE_BELOW_XL = 'max-xl:hidden';

/** Closed trades; a row leads to its position. */
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
          <Th className={HIDE_BELOW_XL}>{t('overview.status')}</Th>
          <SortHead {...head('asset')} />
          <SortHead {...head('date')} />
          <SortHead {...head('capital')} num />
          <SortHead {...head('return')} num />
          <Th>{t('records.result')}</Th>
          <Th num>{t('records.held')}</Th>
          <Th>{t('records.direction')}</Th>
        </tr>
      </thead>
      <tbody>
        {trades.map((trade) => (
          <TradeRow key={trade.id} trade={trade} visiting={visiting} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps {
  readonly trade: HistoricalTradeResponse;
  readonly visiting: boolean;
}

function TradeRow({ trade, visiting }: RowProps) {
  const t = useText();
  const { dayOrTime } = useFormat();
  const nameOf = useShownName();
  const typeName = useTypeName();
  const name = nameOf(trade.name, trade.underlyingAsset);
  const percentage = trade.returnPercentage;
  return (
    <tr className="group relative focus-within:bg-canvas hover:bg-canvas focus-within:[&>td:first-child]:shadow-[inset_2px_0_0_var(--accent)]">
      <Td>
        <span className="flex items-center gap-2">
          <Link
            to={tradePath(trade, visiting)}
            className="min-w-28 font-medium wrap-anywhere whitespace-normal text-ink after:absolute after:inset-0 hover:text-accent"
          >
            {name}
          </Link>
          {trade.sample && <SimulatedBadge>{t('records.sample')}</SimulatedBadge>}
          {!visiting && <JournalButton trade={{ ...trade, name }} />}
        </span>
        <JournalLine {...trade} />
      </Td>
      <Td className={`${HIDE_BELOW_XL} text-ink-2`}>{typeName(trade.type, trade.structure)}</Td>
      <Td className={HIDE_BELOW_XL}>
        <StatusBadge status={trade.status} />
      </Td>
      <Td>{trade.underlyingAsset}</Td>
      <Td>
        <Pair
          over={dayOrTime(trade.endDate)}
          under={t('records.openedOn', { day: dayOrTime(trade.startDate) })}
        />
      </Td>
      <Td num>
        <Pair
          over={money(trade.startingCapital)}
          under={
            trade.endingCapital === null
              ? '--'
              : t('records.capitalAfter', { amount: money(trade.endingCapital) })
          }
        />
      </Td>
      <Td num>
        <Pair
          over={<Profit value={trade.returnAmount} />}
          under={percentage === null ? '--' : <PercentChange value={percentage / 100} />}
        />
      </Td>
      <Td>
        <ResultBadge result={trade.winLoss} />
      </Td>
      <Td num>{t('records.heldDays', { days: trade.daysHeld })}</Td>
      <Td>{t(`records.${trade.strategyDirection}`)}</Td>
    </tr>
  );
}

export function ResultBadge({ result }: { readonly result: 'win' | 'loss' }) {
  const t = useText();
  return (
    <Badge tone={result === 'win' ? 'up' : 'down'} dot>
      {t(`records.${result}`)}
    </Badge>
  );
}

/** Two values of one cell, the lesser under the other. */
function Pair({ over, under }: { readonly over: ReactNode; readonly under: ReactNode }) {
  return (
    <>
      <span className="block">{over}</span>
      <span className="block text-12 text-ink-3">{under}</span>
    </>
  );
}
