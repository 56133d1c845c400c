import { pollEvery } from '../../../../api/base-api.ts';
import { useListNewsQuery, type NewsItemResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useApplication } from '../../../../app/use-application.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { PlaceLink } from '../../../../ui/place-link.tsx';
import { localTime } from '../../../../ui/format-date.ts';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { serverNow, useMarketStatus } from '../../shared/live/use-market-status.ts';
import { BlockFailed, BlockLoading } from './block-states.tsx';
import { ageText } from './countdown.ts';
import { publisherName } from '../../shared/stock/stock-words.ts';

const MOST = 5;
const FIVE_MINUTES = 300_000;

/** The server's time when the news were rendered; the browser's where the server's is unknown. */
function useNow(): number {
  const { services } = useApplication();
  const { data, saidAt } = useMarketStatus();
  return data ? serverNow(data, saidAt) : services.now();
}

/** The latest five pieces of news. */
export function NewsCard() {
  const t = useText();
  const now = useNow();
  const { data, isError, error, refetch } = useListNewsQuery(
    { limit: MOST },
    pollEvery(FIVE_MINUTES),
  );
  const news = data?.data.results.slice(0, MOST) ?? [];
  return (
    <Card label={t('market.news')}>
      <CardHead
        title={t('market.news')}
        beside={data && <MarketBadge isBlock meta={data.meta} />}
      />
      {isError && !data ? (
        <BlockFailed block={t('market.news')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <BlockLoading rows={MOST} />
      ) : news.length === 0 ? (
        <p className="p-4 text-ink-2">{t('market.noNews')}</p>
      ) : (
        <ul>
          {news.map((item) => (
            <NewsRow key={item.id} item={item} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function NewsRow({ item, now }: { readonly item: NewsItemResponse; readonly now: number }) {
  const t = useText();
  const language = useLanguage();
  const inChinese = language === 'zh-CN';
  const title = (inChinese && item.title_zh) || item.title;
  const description = (inChinese && item.description_zh) || item.description;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line px-4 py-2.5 not-last:border-b hover:bg-canvas">
      <div className="min-w-0 flex-1 basis-80">
        {item.article_url ? (
          <PlaceLink to={item.article_url} className="font-medium hover:text-accent">
            {title}
          </PlaceLink>
        ) : (
          <p className="font-medium">{title}</p>
        )}
        {description && <p className="text-12 text-ink-3">{description}</p>}
      </div>
      <p className="flex flex-wrap items-baseline gap-2 text-12 text-ink-3">
        {item.tickers.map((ticker) => (
          <PlaceLink
            key={ticker}
            to={paths.stock(ticker)}
            className="touch-area rounded-1 border border-line-2 px-1.5 text-ink-2 hover:text-accent"
          >
            {ticker}
          </PlaceLink>
        ))}
        <span className="md:min-w-36 md:text-right">
          {publisherName(t, item.publisher.name)} ·{' '}
          <time dateTime={item.published_utc} title={localTime(item.published_utc, language)}>
            {ageText(t, now - Date.parse(item.published_utc))}
          </time>
        </span>
      </p>
    </li>
  );
}
