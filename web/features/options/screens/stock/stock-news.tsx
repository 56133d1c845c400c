import { useListNewsQuery, type NewsItemResponse } from '../../../../api/generated.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { newYorkTime } from '../../../../ui/format-date.ts';
import { PlaceLink } from '../../../../ui/place-link.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { BlockFailed } from '../../shared/stock/block-failed.tsx';
import { publisherName } from '../../shared/stock/stock-words.ts';

const MOST = 3;

/** The latest three pieces of news about the stock. */
export function StockNews({ symbol }: { readonly symbol: string }) {
  const t = useText();
  const { currentData, isError, error, refetch } = useListNewsQuery({ symbol, limit: MOST });
  const items = currentData?.data.results.slice(0, MOST);
  return (
    <Card label={t('stock.news')}>
      <CardHead
        title={t('stock.news')}
        beside={currentData && <MarketBadge isBlock meta={currentData.meta} />}
      />
      {items ? (
        items.length > 0 ? (
          <ul>
            {items.map((item) => (
              <News key={item.id} item={item} />
            ))}
          </ul>
        ) : (
          <p className="px-4 py-6 text-center text-ink-2">{t('stock.noNews')}</p>
        )
      ) : isError ? (
        <BlockFailed title={t('stock.newsFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock label={t('stock.loading')} className="space-y-6 p-4">
          <Skeleton className="w-3/4" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-3/4" />
        </SkeletonBlock>
      )}
    </Card>
  );
}

function News({ item }: { readonly item: NewsItemResponse }) {
  const t = useText();
  const language = useLanguage();
  const inChinese = language === 'zh-CN';
  const title = (inChinese && item.title_zh) || item.title;
  const text = (inChinese && item.description_zh) || item.description;
  return (
    <li className="border-line px-4 py-2.5 not-last:border-b">
      {item.article_url ? (
        <PlaceLink to={item.article_url} className="font-medium hover:text-accent">
          {title}
        </PlaceLink>
      ) : (
        <p className="font-medium">{title}</p>
      )}
      {text && <p className="text-12 text-ink-2">{text}</p>}
      <p className="mt-0.5 text-12 text-ink-3">
        {publisherName(t, item.publisher.name)} ·{' '}
        <time dateTime={item.published_utc}>{newYorkTime(item.published_utc, language)}</time>
      </p>
    </li>
  );
}
