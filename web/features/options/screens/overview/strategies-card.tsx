import { useState, type ReactNode } from 'react';
import type { Instant } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { SearchInput } from '../../../../ui/search-field.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { sortRows, type Sorting } from '../../../../ui/sorting.ts';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';
import { StrategiesTable, type SortColumn } from './strategies-table.tsx';

const VIEWS = {
  open: (row: OverviewRow) => row.status !== 'completed',
  active: (row: OverviewRow) => row.status === 'active',
  planning: (row: OverviewRow) => row.status === 'planning',
  all: () => true,
} as const;
type View = keyof typeof VIEWS;

/** Rows of the table until more are wanted. */
const STEP = 100;

interface Props {
  readonly rows: readonly OverviewRow[];
  readonly now: Instant;
  readonly totalCapital: number;
  readonly badge?: ReactNode;
}

/** The open strategies, those of one state or all; filtered by the search text. */
export function StrategiesCard({ rows, now, totalCapital, badge }: Props) {
  const t = useText();
  const [chosen, setView] = useState<View | null>(null);
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(STEP);
  const [sorting, setSorting] = useState<Sorting<SortColumn> | null>(null);
  // Somebody who has only completed strategies sees them.
  const view = chosen ?? (rows.some(VIEWS.open) ? 'open' : 'all');
  const wanted = typed.trim().toLowerCase();
  const fitting = rows
    .filter(VIEWS[view])
    .filter(({ name, symbol }) => `${name} ${symbol}`.toLowerCase().includes(wanted));
  const sorted = sorting
    ? sortRows(fitting, (row) => row[sorting.column], sorting.direction)
    : fitting;
  return (
    <Card label={t('overview.list')} className="mb-4">
      <CardHead
        title={t('life.strategies')}
        beside={
          <>
            <Segments<View>
              label={t('life.view')}
              value={view}
              onChange={setView}
              segments={(Object.keys(VIEWS) as View[]).map((value) => ({
                value,
                label: `${t(`life.view.${value}`)} ${rows.filter(VIEWS[value]).length}`,
              }))}
            />
            {badge}
          </>
        }
        controls={
          <SearchInput
            label={t('life.filter')}
            className="w-65 max-md:w-full"
            value={typed}
            onType={setTyped}
          />
        }
      />
      {fitting.length > 0 ? (
        <StrategiesTable
          rows={sorted.slice(0, most)}
          now={now}
          totalCapital={totalCapital}
          sorting={sorting}
          onSort={setSorting}
        />
      ) : (
        <p className="px-4 py-8 text-center text-ink-2">{t('life.noneFits')}</p>
      )}
      {fitting.length > most && (
        <p className="border-t border-line px-4 py-2 text-center">
          <Button size="sm" onClick={() => setMost(most + STEP)}>
            {t('life.showMore', { count: Math.min(STEP, fitting.length - most) })}
          </Button>
        </p>
      )}
    </Card>
  );
}
