import { useMemo } from 'react';
import type { PriceChangeResponse } from '../../../../api/generated.ts';
import { TimeSeries } from '../../../../charts/time-series.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { PercentChange } from '../../../../ui/price.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { useFirstRows } from './use-first-rows.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';

interface Props {
  readonly symbol: string;
  /** Newest first. */
  readonly changes: readonly PriceChangeResponse[];
}

const HEIGHT = 220;

/** What the contract cost at the end of each session, as a line and as figures. */
export function PriceHistory({ symbol, changes }: Props) {
  const t = useText();
  const { price, signedPrice } = useFormat();
  const points = useMemo(
    () => changes.map(({ date, price: value }) => ({ at: date, value })).reverse(),
    [changes],
  );
  const rows = useFirstRows(changes);
  return (
    <Card label={t('option.history')}>
      <CardHead title={t('option.history')} />
      {changes.length === 0 ? (
        <p className="px-4 py-10 text-center text-ink-2">{t('option.noHistory')}</p>
      ) : (
        <div className="grid grid-cols-1 xl:grid-cols-[minmax(0,1fr)_360px]">
          {points.length > 1 && (
            <div className="px-4 pt-3 pb-2">
              <TimeSeries
                label={t('option.historyOf', { symbol })}
                kind="area"
                data={points}
                height={HEIGHT}
              />
            </div>
          )}
          <div className="border-line max-xl:border-t xl:border-l">
            <Table label={t('option.history')}>
              <thead>
                <tr>
                  <Th>{t('option.date')}</Th>
                  <Th num>{t('option.price')}</Th>
                  <Th num>{t('option.change')}</Th>
                  <Th num>{t('option.changePercent')}</Th>
                </tr>
              </thead>
              <tbody>
                {rows.shown.map((day) => (
                  <tr key={day.date}>
                    <Td>{day.date}</Td>
                    <Td num>{price(day.price)}</Td>
                    <Td num>{signedPrice(day.change)}</Td>
                    <Td num>
                      <PercentChange
                        value={day.changePercent === null ? null : day.changePercent / 100}
                      />
                    </Td>
                  </tr>
                ))}
              </tbody>
            </Table>
            {rows.more}
          </div>
        </div>
      )}
    </Card>
  );
}
