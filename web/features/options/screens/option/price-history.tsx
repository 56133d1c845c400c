import { useMemo } from 'react';
import type { PriceChangeResponse } from '../../../../api/generated.ts';
import { TimeSeries } from '../../../../charts/time-series.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { PercentChange } from '../../../../ui/price.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';

interface Props {
  readonly symbol: string;
  /** Newest first. */
  readonly changes: readonly PriceChangeResponse[];
}

const HEIGHT = 200;

/** What the contract cost at the end of each session, as a line and as figures. */
export function PriceHistory({ symbol, changes }: Props) {
  const t = useText();
  const { price, signedPrice } = useFormat();
  const points = useMemo(
    () => changes.map(({ date, price: value }) => ({ at: date, value })).reverse(),
    [changes],
  );
  return (
    <Card label={t('option.history')}>
      <CardHead title={t('option.history')} />
      {changes.length === 0 ? (
        <p className="px-4 py-10 text-center text-ink-2">{t('option.noHistory')}</p>
      ) : (
        <>
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
          <div
            className="max-h-72 overflow-y-auto border-t border-line"
            tabIndex={0}
            role="region"
            aria-label={t('option.historyOf', { symbol })}
          >
            <Table label={t('option.history')}>
              <thead className="sticky top-0">
                <tr>
                  <Th>{t('option.date')}</Th>
                  <Th num>{t('option.price')}</Th>
                  <Th num>{t('option.change')}</Th>
                  <Th num>{t('option.changePercent')}</Th>
                </tr>
              </thead>
              <tbody>
                {changes.map((day) => (
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
          </div>
        </>
      )}
    </Card>
  );
}
