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

/** A phone shows what tells strategies apart, without scrolling sideways. */
const WIDE = 'max-md:hidden';

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
          <Th className={WIDE}>{t('overview.underlying')}</Th>
          <Th num className={WIDE}>
            {t('overview.price')}
          </Th>
          <Th num>{t('overview.maxProfit')}</Th>
          <Th num className={WIDE}>
            {t('overview.returns')}
          </Th>
          <Th num className={WIDE}>
            {t('overview.capital')}
          </Th>
          <Th num className={WIDE}>
            {t('overview.created')}
          </Th>
        </tr>
      </thead>
      <tbody>
        {strategies.map((strategy) => (
          <tr key={strategy.id} className="relative">
            <Td className="py-1.5">
              <span className="flex items-center gap-3">
                <span className="hidden sm:block">
                  <PayoffThumbnail curve={expiryCurveOf(strategy)} width={64} height={24} />
                </span>
                <Link
                  to={paths.position(strategy.id)}
                  className="min-w-24 font-medium wrap-anywhere whitespace-normal text-ink after:absolute after:inset-0 hover:text-accent"
                >
                  {strategy.name}
                </Link>
              </span>
            </Td>
            <Td>
              <StatusBadge status={strategy.status} />
            </Td>
            <Td className={WIDE}>{strategy.underlyingAsset}</Td>
            <Td num className={WIDE}>
              {spot(strategy.underlyingPrice)}
            </Td>
            <Td num>
              {strategy.analysis.maxGain === 'unlimited'
                ? t('analysis.unlimited')
                : money(strategy.analysis.maxGain)}
            </Td>
            <Td num className={WIDE}>
              {strategy.returns === null ? '--' : <PercentChange value={strategy.returns / 100} />}
            </Td>
            <Td num className={WIDE}>
              {strategy.capital === null ? '--' : `$${strategy.capital.toLocaleString('en-US')}`}
            </Td>
            <Td num className={WIDE}>
              {monthDay(strategy.createdAt)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
