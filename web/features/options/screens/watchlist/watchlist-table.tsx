import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { SortHead } from '../../../../ui/sort-head.tsx';
import { Table, Th } from '../../../../ui/table.tsx';
import { useLiveOrder } from '../../shared/live/use-live-quotes.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { nextSorting, sortSymbols, type SortColumn, type Sorting } from './sort-rows.ts';
import { WatchlistRow, HIDE_BELOW_MD, HIDE_BELOW_XL } from './watchlist-row.tsx';

/** Watched stocks with live prices, sorted or in the order of the user. */
export function WatchlistTable({ symbols }: { readonly symbols: readonly string[] }) {
  const t = useText();
  const percents = useOptionsSettings().priceDisplay === 'percent';
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const sorted = useLiveOrder((quotes) => sortSymbols(symbols, quotes, sorting));
  const head = (column: SortColumn) => ({
    direction: sorting?.column === column ? sorting.direction : null,
    onSort: () => setSorting(nextSorting(sorting, column)),
    children: t(`watchlist.${column}`),
  });
  return (
    <Table label={t('watchlist.table')}>
      <thead>
        <tr>
          <Th className="pr-0">
            <span className="sr-only">{t('watchlist.actions')}</span>
          </Th>
          <SortHead {...head('symbol')} />
          <Th className={HIDE_BELOW_MD}>{t('watchlist.trend')}</Th>
          <SortHead {...head('price')} num />
          <SortHead {...head('change')} num className={percents ? HIDE_BELOW_MD : ''} />
          <SortHead {...head('changePercent')} num className={percents ? '' : HIDE_BELOW_MD} />
          <Th num className={HIDE_BELOW_XL}>
            {t('watchlist.bid')}
          </Th>
          <Th num className={HIDE_BELOW_XL}>
            {t('watchlist.ask')}
          </Th>
          <Th num className={HIDE_BELOW_MD}>
            {t('watchlist.marketCap')}
          </Th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((symbol) => (
          <WatchlistRow key={symbol} symbol={symbol} />
        ))}
      </tbody>
    </Table>
  );
}
