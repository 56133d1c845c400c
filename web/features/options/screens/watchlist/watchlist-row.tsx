import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { Sparkline } from '../../../../charts/sparkline.tsx';
import type { StockFiguresResponse } from '../../../../api/generated.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { PercentChange } from '../../../../ui/price.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { HIDE_BELOW_MD, Td } from '../../../../ui/table.tsx';
import { AlertButton } from '../../shared/alerts/alert-button.tsx';
import { useLiveQuote } from '../../shared/live/use-live-quotes.ts';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import type { FiguresState } from '../../shared/stock/use-many-figures.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { StarButton } from '../../shared/watchlist/star-button.tsx';
import { expectedMoveText, useColumnText, type Column } from './watchlist-columns.tsx';

interface Props {
  readonly symbol: string;
  readonly figures: StockFiguresResponse | undefined;
  readonly state: FiguresState;
  readonly columns: readonly Column[];
  readonly onRetry: () => void;
}

const UNKNOWN = { price: null, change: null, changePercent: null };

/** One watched stock. A phone shows symbol, price and that change which the settings prefer; the figures stand under the name. */
export function WatchlistRow({ symbol, figures, state, columns, onRetry }: Props) {
  const t = useText();
  const language = useLanguage();
  const format = useFormat();
  const textOf = useColumnText();
  const percents = useOptionsSettings().priceDisplay === 'percent';
  const live = useLiveQuote(state === 'missing' ? null : symbol);
  // The change belongs to its price: that of the figures would be of another one.
  const {
    price,
    change,
    changePercent: percent,
  } = live?.price != null ? live : (figures ?? UNKNOWN);
  const fraction = percent === null ? null : percent / 100;
  const isLoading = state === 'loading';
  const name = (language === 'zh-CN' && figures?.nameZh) || figures?.name;
  return (
    <tr className="relative">
      <Td className="w-10 pr-0 whitespace-nowrap">
        <StarButton symbol={symbol} className="relative z-1" />
        <AlertButton
          start={{ kind: 'price', symbol }}
          about={symbol}
          className="relative z-1 max-md:hidden"
        />
      </Td>
      <Td className="max-w-44 min-w-20 py-1.5 leading-4 max-md:max-w-32">
        <Link
          to={paths.stock(symbol)}
          data-row
          className="font-medium after:absolute after:inset-0 hover:text-accent"
        >
          {symbol}
        </Link>
        <span className="block truncate text-12 text-ink-3">{name}</span>
        {state === 'missing' && (
          <span className="block text-12 whitespace-normal text-ink-3">
            {t('watchlist.rowMissing')}
          </span>
        )}
        {state === 'failed' && (
          <button
            type="button"
            className="relative z-1 text-12 text-accent hover:underline"
            onClick={onRetry}
          >
            {t('watchlist.rowFailed')}
          </button>
        )}
        {figures && (
          <span className="figures block text-11 text-ink-3 md:hidden">
            {t('watchlist.phoneLine', {
              iv: format.percent(figures.impliedVolatility),
              rank: format.percent(figures.ivRank, 0),
            })}{' '}
            {expectedMoveText(format, figures.expectedMove)}
            {figures.expectedMove && ` · ${t('wizard.days', { days: figures.expectedMove.days })}`}
          </span>
        )}
      </Td>
      <Td className={`w-22 ${HIDE_BELOW_MD}`}>
        <Sparkline values={figures?.closes ?? []} width={72} height={24} />
      </Td>
      <Td num className="font-medium">
        {isLoading && price === null ? <Waiting /> : format.spot(price)}
      </Td>
      <Td num className={percents ? HIDE_BELOW_MD : ''}>
        {percents ? format.signedPrice(change) : <PriceMove dollars={change} fraction={fraction} />}
      </Td>
      <Td num className={percents ? '' : HIDE_BELOW_MD}>
        <PercentChange value={fraction} />
      </Td>
      {columns.map((column) => (
        <Td num key={column} className={HIDE_BELOW_MD}>
          {isLoading ? <Waiting /> : textOf(column, figures, live)}
        </Td>
      ))}
    </tr>
  );
}

function Waiting() {
  const t = useText();
  return (
    <span role="status" aria-label={t('options.loading')}>
      <Skeleton className="ml-auto w-12" />
    </span>
  );
}
