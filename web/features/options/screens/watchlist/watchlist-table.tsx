import { useRef, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { SortHead } from '../../../../ui/sort-head.tsx';
import { nextSorting, sortRows, type Sorting } from '../../../../ui/sorting.ts';
import { HIDE_BELOW_MD, Table, Th } from '../../../../ui/table.tsx';
import { useRowKeys } from '../../../../ui/use-shortcuts.ts';
import { useLiveOrder } from '../../shared/live/use-live-quotes.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import type { ManyFigures } from '../../shared/stock/use-many-figures.ts';
import { isColumn, sortValue, type Column } from './watchlist-columns.tsx';
import { WatchlistRow } from './watchlist-row.tsx';

type Head = Column | 'symbol' | 'price' | 'change' | 'changePercent';

interface Props {
  readonly symbols: readonly string[];
  readonly columns: readonly Column[];
  readonly many: ManyFigures;
}

/** Watched stocks with live prices, sorted or in the order of the user. J and K move through the rows. */
export function WatchlistTable({ symbols, columns, many }: Props) {
  const t = useText();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const percents = useOptionsSettings().priceDisplay === 'percent';
  const [sorting, setSorting] = useState<Sorting<Head> | null>(null);
  const { figures, stateOf, refresh } = many;
  const sorted = useLiveOrder((quotes) => {
    if (!sorting) return symbols;
    const { column, direction } = sorting;
    const valueOf = (symbol: string) => {
      if (column === 'symbol') return symbol;
      const [own, live] = [figures.get(symbol), quotes[symbol]];
      return isColumn(column)
        ? sortValue[column](own, live)
        : (live?.[column] ?? own?.[column] ?? null);
    };
    return sortRows(symbols, valueOf, direction);
  });
  const head = (column: Head) => ({
    direction: sorting?.column === column ? sorting.direction : null,
    onSort: () =>
      setSorting(
        nextSorting(sorting, column, column === 'symbol' || column === 'earnings' ? 'asc' : 'desc'),
      ),
    children: t(`watchlist.${column}`),
  });
  return (
    <Table label={t('watchlist.table')} ref={table}>
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
          {columns.map((column) => (
            <SortHead
              key={column}
              {...head(column)}
              num
              title={t(`watchlist.about.${column}`)}
              className={HIDE_BELOW_MD}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((symbol) => (
          <WatchlistRow
            key={symbol}
            symbol={symbol}
            figures={figures.get(symbol)}
            state={stateOf(symbol)}
            columns={columns}
            onRetry={() => void refresh()}
          />
        ))}
      </tbody>
    </Table>
  );
}
