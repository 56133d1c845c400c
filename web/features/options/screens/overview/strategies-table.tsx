import { useRef, type RefObject } from 'react';
import type { Instant } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Table, Th } from '../../../../ui/table.tsx';
import type { OverviewRow } from './overview-row.ts';
import { StrategyRow, HIDE_BELOW_MD, HIDE_BELOW_XL } from './strategy-row.tsx';
import { ROW_STEPS, stepFocus, useShortcuts } from '../../../../ui/use-shortcuts.ts';

/** J and K move the focus through the links of a table's rows. */
function useLinkKeys(table: RefObject<HTMLElement | null>): void {
  useShortcuts(({ key, target }) => {
    const step = ROW_STEPS[key];
    if (!step) return false;
    const links = [...(table.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
    const index = links.findIndex((link) => link === target);
    stepFocus(links, index, step);
    return true;
  });
}

interface Props {
  readonly rows: readonly OverviewRow[];
  readonly now: Instant;
  readonly totalCapital: number;
}

/** Strategies, newest change first; a row leads to its detail. */
export function StrategiesTable({ rows, now, totalCapital }: Props) {
  const t = useText();
  const table = useRef<HTMLTableElement>(null);
  useLinkKeys(table);
  return (
    <Table label={t('overview.list')} ref={table}>
      <thead>
        <tr>
          <Th>{t('overview.name')}</Th>
          <Th className={HIDE_BELOW_XL}>{t('position.type')}</Th>
          <Th className={HIDE_BELOW_MD}>{t('overview.status')}</Th>
          <Th className={HIDE_BELOW_MD}>{t('overview.underlying')}</Th>
          <Th num className={HIDE_BELOW_MD}>
            {t('overview.price')}
          </Th>
          <Th num>{t('overview.returns')}</Th>
          <Th num className={HIDE_BELOW_XL}>
            {t('life.pnl')}
          </Th>
          <Th num className={HIDE_BELOW_MD}>
            {t('overview.capital')}
          </Th>
          <Th num className={HIDE_BELOW_XL}>
            {t('life.left')}
          </Th>
          <Th num className={HIDE_BELOW_MD}>
            {t('overview.created')}
          </Th>
          <Th className={HIDE_BELOW_XL}>
            <span className="sr-only">{t('leg.actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StrategyRow key={row.id} row={row} now={now} totalCapital={totalCapital} />
        ))}
      </tbody>
    </Table>
  );
}
