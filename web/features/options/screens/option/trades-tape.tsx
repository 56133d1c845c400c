import type { OptionTradeResponse } from '../../../../api/generated.ts';
import { seriesTime } from '../../../../charts/time-series-times.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { amount, count } from '../../../../ui/format.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { useFirstRows } from './use-first-rows.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';

const MOST = 100;

/** The last trades, newest first, each bought or sold by who crossed the spread; a side that is no fact says so. */
export function TradesTape({ trades }: { readonly trades: readonly OptionTradeResponse[] }) {
  const t = useText();
  const language = useLanguage();
  const { price } = useFormat();
  const rows = useFirstRows(trades.slice(0, MOST));
  return (
    <Card label={t('option.trades')}>
      <CardHead title={t('option.trades')} />
      {trades.length === 0 ? (
        <p className="px-4 py-10 text-center text-ink-2">{t('option.noTrades')}</p>
      ) : (
        <>
          <Table label={t('option.trades')}>
            <thead>
              <tr>
                <Th>{t('option.at')}</Th>
                <Th>{t('option.side')}</Th>
                <Th num>{t('option.price')}</Th>
                <Th num>{t('option.size')}</Th>
                <Th num>{t('option.amount')}</Th>
              </tr>
            </thead>
            <tbody>
              {rows.shown.map((trade) => (
                <tr key={trade.id}>
                  <Td>{seriesTime(Date.parse(trade.time), language)}</Td>
                  <Td>
                    <Badge tone={trade.type === '买入' ? 'accent' : 'neutral'}>
                      {t(trade.type === '买入' ? 'option.bought' : 'option.sold')}
                    </Badge>
                    {trade.inferred && (
                      <small className="ml-1.5 text-11 text-ink-3">{t('option.inferred')}</small>
                    )}
                  </Td>
                  <Td num>{price(trade.price)}</Td>
                  <Td num>{count(trade.size)}</Td>
                  <Td num>{amount(trade.amount)}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
          {rows.more}
          {trades.some(({ inferred }) => inferred) && (
            <p className="px-4 py-2 text-12 text-ink-3">{t('option.inferredHow')}</p>
          )}
        </>
      )}
    </Card>
  );
}
