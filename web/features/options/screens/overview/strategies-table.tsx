import { useRef } from 'react';
import type { Instant } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Table, Th } from '../../../../ui/table.tsx';
import type { OverviewRow } from './overview-row.ts';
import { WIDE, WIDER } from './row-widths.ts';
import { StrategyRow } from './strategy-row.tsx';
import { useLinkKeys } from './use-link-keys.ts';

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
          <Th className={WIDER}>{t('position.type')}</Th>
          <Th className={WIDE}>{t('overview.status')}</Th>
          <Th className={WIDE}>{t('overview.underlying')}</Th>
          <Th num className={WIDE}>
            {t('overview.price')}
          </Th>
          <Th num>{t('overview.returns')}</Th>
          <Th num className={WIDER}>
            {t('life.pnl')}
          </Th>
          <Th num className={WIDE}>
            {t('overview.capital')}
          </Th>
          <Th num className={WIDER}>
            {t('life.left')}
          </Th>
          <Th num className={WIDE}>
            {t('overview.created')}
          </Th>
          <Th className={WIDER}>
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
