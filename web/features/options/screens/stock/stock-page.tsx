import { useState } from 'react';
import { parseTicker, toDollars } from '@toolyard/core/shared';
import { aroundThirtyDays, thirtyDaySkew } from '@toolyard/core/options/chain';
import { useParams } from 'react-router-dom';
import { isStatus } from '../../../../api/call-error.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { useStockFigures } from '../../shared/stock/use-stock-figures.ts';
import { SkewCard, SmileCard, SurfaceCard, TermCard } from '../../shared/pictures/pictures.tsx';
import {
  dateOfKey,
  shownExpiry,
  type ExpiryCell,
  type ExpiryKey,
} from '../../shared/chain/expiry-key.ts';
import { useChain, useChains, useExpiries } from '../../shared/chain/use-chains.ts';
import { OptionStats } from './option-stats.tsx';
import { PageFailed } from '../../shared/stock/page-failed.tsx';
import { PriceTrend } from './price-trend.tsx';
import { StockChain, useTray } from './stock-chain.tsx';
import { StockHeader } from './stock-header.tsx';
import { StockInfo } from './stock-info.tsx';
import { StockNews } from './stock-news.tsx';
import { UnknownStock } from './unknown-stock.tsx';

/** /options/stock/{symbol}. */
export function StockPage() {
  const { symbol = '' } = useParams();
  const ticker = parseTicker(symbol) ?? symbol;
  return <Stock key={ticker} symbol={ticker} />;
}

/** Today's skew for 30 days, from the chains of the expiries around them; null while one is missing. */
function useThirtyDaySkew(symbol: string, expiries: readonly ExpiryCell[]): number | null {
  const around = aroundThirtyDays(expiries).flatMap(
    ({ days }) => expiries.find(({ daysToExpiry }) => daysToExpiry === days)?.key ?? [],
  );
  const { chains, state } = useChains(symbol, around);
  return state === 'ready' ? thirtyDaySkew(chains) : null;
}

/** A stock with its prices, options and news; each block loads and fails by itself. */
function Stock({ symbol }: { readonly symbol: string }) {
  const t = useText();
  const language = useLanguage();
  const stock = useStockFigures(symbol);
  const { detailsRequest } = stock;
  const [chosenExpiry, setChosenExpiry] = useState<ExpiryKey | null>(null);
  const expiries = useExpiries(symbol);
  const { expiry, delisted } = shownExpiry(expiries.expiries, chosenExpiry);
  const chain = useChain(symbol, expiry);
  const tray = useTray();
  const skew = useThirtyDaySkew(symbol, expiries.expiries);

  if (detailsRequest.isError && !detailsRequest.currentData) {
    if (isStatus(detailsRequest.error, 404)) return <UnknownStock symbol={symbol} />;
    return (
      <PageFailed
        name={symbol}
        text={t('stock.failed', { symbol })}
        backText={t('stock.back')}
        onRetry={() => void detailsRequest.refetch()}
      />
    );
  }
  const details = stock.details ?? undefined;
  const chainSpot = chain.chain && toDollars(chain.chain.spot);
  return (
    <div className="[--chain-top:calc(var(--topbar)+53px)] max-md:[--chain-top:calc(var(--topbar)+89px)]">
      <StockHeader
        stock={stock}
        name={(language === 'zh-CN' && details?.name_zh) || (details?.name ?? null)}
        isNameLoading={Boolean(detailsRequest.isLoading)}
        chainSpot={chainSpot}
      />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex min-w-0 flex-col gap-4">
          <PriceTrend symbol={symbol} today={stock.today} />
          <StockChain
            symbol={symbol}
            expiries={expiries.expiries}
            chosen={expiry}
            delisted={delisted}
            onChoose={setChosenExpiry}
            chain={chain.chain}
            meta={chain.meta}
            tray={tray}
            error={expiries.error ?? chain.error}
            onRetry={() => void (expiries.isError ? expiries.refetch() : chain.retry())}
          />
          {chain.chain && (
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              <SmileCard chain={chain.chain} legs={tray.legs} />
              <div className="flex min-w-0 flex-col gap-4">
                <TermCard
                  symbol={symbol}
                  expiries={expiries.expiries}
                  chosen={expiry && dateOfKey(expiry)}
                />
                <SkewCard symbol={symbol} current={skew} />
              </div>
              <div className="lg:col-span-2">
                <SurfaceCard symbol={symbol} chosen={expiry && dateOfKey(expiry)} />
              </div>
            </div>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <StockInfo stock={stock} chainSpot={chainSpot} />
          <OptionStats symbol={symbol} chain={chain.chain} />
          <StockNews symbol={symbol} />
        </div>
      </div>
    </div>
  );
}
