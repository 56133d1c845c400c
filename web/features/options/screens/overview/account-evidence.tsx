import { newYorkDate } from '@toolyard/core/calendar';
import { recordInDollars, trackRecord } from '@toolyard/core/options/records';
import { daysBetween, fromDollars, type CalendarDate, type Instant } from '@toolyard/core/shared';
import { Sparkline } from '../../../../charts/sparkline.tsx';
import type { Translate } from '../../../../i18n/use-text.ts';
import { Profit } from '../../../../ui/price.tsx';
import { Explained } from '../../shared/explain/explained.tsx';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';
import type { AccountEvidence } from './account-figures.tsx';

const LINE = { width: 72, height: 16 } as const;

const dayOf = (instant: string): CalendarDate => newYorkDate(Date.parse(instant));

/** The completed trades behind the figures of an account: how many this month, and their sums. Null without any. */
export function accountEvidence(
  t: Translate,
  rows: readonly OverviewRow[],
  now: Instant,
): AccountEvidence | null {
  const closed = rows
    .flatMap(({ strategy, pnl }) =>
      strategy?.status === 'completed' && strategy.closedAt !== null && pnl !== null
        ? [{ opened: dayOf(strategy.openedAt ?? strategy.closedAt), pnl, at: strategy.closedAt }]
        : [],
    )
    .map((trade) => ({ ...trade, day: dayOf(trade.at) }))
    .sort((a, b) => a.at.localeCompare(b.at));
  if (closed.length === 0) return null;
  const month = newYorkDate(now).slice(0, 7);
  const count = closed.filter(({ day }) => day.startsWith(month)).length;
  const record = recordInDollars(
    trackRecord(
      closed.map(({ pnl, opened, day }) => ({
        returnAmount: fromDollars(pnl),
        daysHeld: daysBetween(opened, day),
      })),
    ),
  );
  let sum = 0;
  const sums = [0, ...closed.map(({ pnl }) => (sum += pnl))];
  return {
    completed: t('records.thisMonth', { count }),
    totalPnL: (
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <span className="w-18 flex-none">
          <Sparkline values={sums} {...LINE} />
        </span>
        <Explained figure="totalReturn" record={record}>
          <Profit value={record.totalReturn} /> {t('records.closedPart')}
        </Explained>
      </span>
    ),
    winRate: (words) => (
      <Explained figure="winRate" record={record}>
        {words}
      </Explained>
    ),
  };
}
