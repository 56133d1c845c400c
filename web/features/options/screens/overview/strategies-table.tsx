import { useRef } from 'react';
import type { Instant } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { SortHead } from '../../../../ui/sort-head.tsx';
import { nextSorting, type Sorting } from '../../../../ui/sorting.ts';
import { HIDE_BELOW_MD, Table, Th } from '../../../../ui/table.tsx';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { StrategyRow, HIDE_BELOW_XL } from './strategy-row.tsx';
import { useRowKeys } from '../../../../ui/use-shortcuts.ts';

export type SortColumn =
  | 'name'
  | 'status'
  | 'symbol'
  | 'price'
  | 'returns'
  | 'pnl'
  | 'capital'
  | 'expiry'
  | 'created';

/** What a reader wants on top first: the largest amounts and the latest, names by letter, the nearest expiry. */
const ASCENDING: readonly SortColumn[] = ['name', 'status', 'symbol', 'expiry'];

interface Props {
  readonly rows: readonly OverviewRow[];
  readonly now: Instant;
  readonly totalCapital: number;
  /** Null: newest change first. */
  readonly sorting: Sorting<SortColumn> | null;
  readonly onSort: (sorting: Sorting<SortColumn> | null) => void;
}

/** Strategies; a row leads to its detail. Those that share a name are told apart by their expiry. */
export function StrategiesTable({ rows, now, totalCapital, sorting, onSort }: Props) {
  const t = useText();
  const { monthDay } = useFormat();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const head = (column: SortColumn) => ({
    direction: sorting?.column === column ? sorting.direction : null,
    onSort: () => onSort(nextSorting(sorting, column, ASCENDING.includes(column) ? 'asc' : 'desc')),
  });
  const nameOf = ({ name, expiry }: OverviewRow) =>
    expiry !== null && rows.filter((row) => row.name === name).length > 1
      ? `${name} ${monthDay(expiry)}`
      : name;
  return (
    <Table label={t('overview.list')} ref={table}>
      <thead>
        <tr>
          <SortHead {...head('name')}>{t('overview.name')}</SortHead>
          <Th className={HIDE_BELOW_XL}>{t('position.type')}</Th>
          <SortHead {...head('status')} className={HIDE_BELOW_MD}>
            {t('overview.status')}
          </SortHead>
          <SortHead {...head('symbol')} className={HIDE_BELOW_MD}>
            {t('overview.underlying')}
          </SortHead>
          <SortHead {...head('price')} num className={HIDE_BELOW_XL}>
            {t('overview.price')}
          </SortHead>
          <SortHead {...head('returns')} num className={HIDE_BELOW_MD}>
            {t('overview.returns')}
          </SortHead>
          <SortHead {...head('pnl')} num>
            {t('life.pnl')}
          </SortHead>
          <SortHead {...head('capital')} num className={HIDE_BELOW_MD}>
            {t('overview.capital')}
          </SortHead>
          <SortHead {...head('expiry')} num>
            {t('leg.expiry')}
          </SortHead>
          <SortHead {...head('created')} num className={HIDE_BELOW_XL}>
            {t('overview.created')}
          </SortHead>
          <Th className={HIDE_BELOW_XL}>
            <span className="sr-only">{t('leg.actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StrategyRow
            key={row.id}
            row={row}
            name={nameOf(row)}
            now={now}
            totalCapital={totalCapital}
          />
        ))}
      </tbody>
    </Table>
  );
}
