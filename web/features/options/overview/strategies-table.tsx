import { Link } from 'react-router-dom';
import type { StrategyResponse } from '../../../api/generated.ts';
import { paths } from '../../../app/paths.ts';
import { PayoffThumbnail } from '../../../charts/payoff-thumbnail.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PercentChange } from '../../../ui/price.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { expiryCurveOf } from '../saved-strategy.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useFormat } from '../use-format.ts';

/** Saved strategies, newest change first; a row leads to its detail. */
export function StrategiesTable({
  strategies,
}: {
  readonly strategies: readonly StrategyResponse[];
}) {
  const t = useText();
  const { money, spot, monthDay } = useFormat();
  return (
    <Table label={t('overview.list')}>
      <thead>
        <tr>
          <Th>{t('overview.name')}</Th>
          <Th>{t('overview.status')}</Th>
          <Th>{t('overview.underlying')}</Th>
          <Th num>{t('overview.price')}</Th>
          <Th num>{t('overview.maxProfit')}</Th>
          <Th num>{t('overview.returns')}</Th>
          <Th num>{t('overview.capital')}</Th>
          <Th num>{t('overview.created')}</Th>
        </tr>
      </thead>
      <tbody>
        {strategies.map((strategy) => (
          <tr key={strategy.id} className="relative">
            <Td>
              <span className="flex items-center gap-3">
                <span className="hidden sm:block">
                  <PayoffThumbnail curve={expiryCurveOf(strategy)} width={64} height={24} />
                </span>
                <Link
                  to={paths.position(strategy.id)}
                  className="font-medium text-ink after:absolute after:inset-0 hover:text-accent"
                >
                  {strategy.name}
                </Link>
              </span>
            </Td>
            <Td>
              <StatusBadge status={strategy.status} />
            </Td>
            <Td>{strategy.underlyingAsset}</Td>
            <Td num>{spot(strategy.underlyingPrice)}</Td>
            <Td num>
              {strategy.analysis.maxGain === 'unlimited'
                ? t('analysis.unlimited')
                : money(strategy.analysis.maxGain)}
            </Td>
            <Td num>
              {strategy.returns === null ? '--' : <PercentChange value={strategy.returns / 100} />}
            </Td>
            <Td num>
              {strategy.capital === null ? '--' : `$${strategy.capital.toLocaleString('en-US')}`}
            </Td>
            <Td num>{monthDay(strategy.createdAt)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
