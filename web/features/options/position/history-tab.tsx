import type { StrategyResponse } from '../../../api/generated.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { toneOf } from '../analysis/figures.ts';
import { useFormat } from '../use-format.ts';

/** What was done to the strategy, and what it was worth at each mark. */
export function HistoryTab({ strategy }: { readonly strategy: StrategyResponse }) {
  const t = useText();
  const { spot, money, dayOrTime } = useFormat();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card label={t('history.adjustments')}>
        <CardHead title={t('history.adjustments')} />
        {strategy.adjustments.length === 0 ? (
          <EmptyState title={t('history.noAdjustments')} />
        ) : (
          <Table label={t('history.adjustments')}>
            <thead>
              <tr>
                <Th>{t('history.date')}</Th>
                <Th>{t('history.action')}</Th>
                <Th>{t('history.details')}</Th>
              </tr>
            </thead>
            <tbody>
              {strategy.adjustments.map((entry) => (
                <tr key={`${entry.date} ${entry.action}`}>
                  <Td>{dayOrTime(entry.date)}</Td>
                  <Td>{entry.action}</Td>
                  <Td>{entry.details}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Card>
      <Card label={t('history.prices')}>
        <CardHead title={t('history.prices')} />
        <Table label={t('history.prices')}>
          <thead>
            <tr>
              <Th>{t('history.date')}</Th>
              <Th num>{t('history.price')}</Th>
              <Th num>{t('history.profit')}</Th>
            </tr>
          </thead>
          <tbody>
            {strategy.priceHistory.map((entry) => (
              <tr key={entry.date}>
                <Td>{dayOrTime(entry.date)}</Td>
                <Td num>{spot(entry.price)}</Td>
                <Td num>
                  <span className={toneOf(entry.pnl)}>{money(entry.pnl)}</span>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </div>
  );
}
