import { isKnownByClose } from '@toolyard/core/market';
import { countedFrom } from '@toolyard/core/options/chain';
import { daysToExpiry } from '@toolyard/core/options/contracts';
import type { Instant } from '@toolyard/core/shared';
import { lazy, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Optional } from '../../../../app/error-screen.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { amount } from '../../../../ui/format.ts';
import { PercentChange, Profit } from '../../../../ui/price.tsx';
import { HIDE_BELOW_MD, Td } from '../../../../ui/table.tsx';
import { StatusBadge } from '../../shared/strategies/status-badge.tsx';
import { useTypeName } from '../../shared/strategies/strategy-names.ts';
import { EarningsMark } from '../../shared/earnings/earnings-mark.tsx';
import { useReportsOf } from '../../shared/earnings/use-reports.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';
import type { SavedState } from '../../shared/strategies/saved-strategy.ts';
import { RowThumbnail } from './row-thumbnail.tsx';

const RiskMark = lazy(() => import('./risk-mark.tsx').then((m) => ({ default: m.RiskMark })));

/** Columns that a narrow desk leaves out; what tells strategies apart stays without scrolling sideways. */
export const HIDE_BELOW_XL = 'max-xl:hidden';

/** A row that was just saved is tinted this long. */
const SAVED_MS = 1500;

interface Props {
  readonly row: OverviewRow;
  readonly name: string;
  readonly now: Instant;
  readonly totalCapital: number;
}

export function StrategyRow({ row, name, now, totalCapital }: Props) {
  const t = useText();
  const { spot, monthDay } = useFormat();
  const typeName = useTypeName();
  const from = countedFrom(row.symbol, row.asOf, now);
  const left = row.expiry === null ? null : daysToExpiry(from, row.expiry);
  const report = useReportsOf(row.symbol).find(
    (each) => row.expiry !== null && isKnownByClose(each, row.expiry),
  );
  const line = useRef<HTMLTableRowElement>(null);
  const isNew = (useLocation().state as SavedState | null)?.saved === row.id;
  useEffect(() => {
    if (!isNew) return;
    line.current?.scrollIntoView({ block: 'nearest' });
    void import('../../../../ui/tint.ts').then(({ tint }) =>
      tint(line.current, 'var(--accent-tint)', SAVED_MS),
    );
  }, [isNew]);
  return (
    <tr
      ref={line}
      className="group relative focus-within:bg-canvas hover:bg-canvas focus-within:[&>td:first-child]:shadow-[inset_2px_0_0_var(--accent)]"
    >
      <Td className="py-1.5">
        <span className="flex items-center gap-3">
          <RowThumbnail row={row} />
          <Link
            to={row.to}
            data-row
            className="min-w-24 font-medium wrap-anywhere whitespace-normal text-ink after:absolute after:inset-0 hover:text-accent"
          >
            {name}
          </Link>
        </span>
      </Td>
      <Td className={`${HIDE_BELOW_XL} text-ink-2`}>{typeName(row.templateId, row.structure)}</Td>
      <Td className={HIDE_BELOW_MD}>
        <StatusBadge status={row.status} />
      </Td>
      <Td className={HIDE_BELOW_MD}>{row.symbol}</Td>
      <Td num className={HIDE_BELOW_XL}>
        {spot(row.price)}
      </Td>
      <Td num className={HIDE_BELOW_MD}>
        {row.returns === null ? '--' : <PercentChange value={row.returns} />}
      </Td>
      <Td num>{row.pnl === null ? '--' : <Profit value={row.pnl} write={amount} />}</Td>
      <Td num className={HIDE_BELOW_MD}>
        <Capital of={row.capital} total={totalCapital} />
      </Td>
      <Td num>
        {row.due ? (
          <Badge tone="warn">{t(row.awaitsPrice ? 'life.awaitingShort' : 'life.dueShort')}</Badge>
        ) : left === null || row.expiry === null ? (
          '--'
        ) : (
          <>
            <span className="max-md:hidden">{monthDay(row.expiry)}</span>{' '}
            {report && <EarningsMark report={report} />}
            {row.strategy && (
              <Optional>
                <RiskMark strategy={row.strategy} />
              </Optional>
            )}
            <span className="ml-1 leading-4 max-2xl:block md:text-12 md:text-ink-3">
              {t('life.days', { days: Math.max(0, left) })}
            </span>
          </>
        )}
      </Td>
      <Td num className={HIDE_BELOW_XL}>
        {monthDay(row.created)}
      </Td>
      <Td className={`${HIDE_BELOW_XL} w-32`}>
        {row.action && (
          <span className="relative z-1 flex justify-end gap-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100">
            <ButtonLink
              size="sm"
              to={row.action.to}
              aria-label={t(`life.row.${row.action.name}`, { name })}
            >
              {t(row.action.name === 'open' ? 'life.open' : 'life.row.adjustShort')}
            </ButtonLink>
          </span>
        )}
      </Td>
    </tr>
  );
}

/** An amount, and its share of everything as a bar in a column of its own. */
function Capital({ of, total }: { readonly of: number | null; readonly total: number }) {
  if (of === null) return '--';
  const width = `${total > 0 ? Math.min(1, of / total) * 100 : 0}%`;
  return (
    <span className="flex items-center justify-between gap-2">
      <span
        aria-hidden="true"
        className="h-1 w-14 flex-none overflow-hidden rounded-full bg-sunken max-xl:hidden"
      >
        <span className="block h-full bg-ink-3" style={{ width }} />
      </span>
      <span className="flex-1">{amount(of)}</span>
    </span>
  );
}
