import { formatOptionSymbol, parseContract } from '@toolyard/core/options/contracts';
import { useParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  useReadOptionContractQuery,
  useReadOptionSnapshotQuery,
} from '../../../../api/generated.ts';
import { isCallError } from '../../../../api/call-error.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { useEachSession } from '../../shared/live/use-each-session.ts';
import { usePollWhileOpen } from '../../shared/live/use-market-status.ts';
import { PageFailed } from '../../shared/stock/page-failed.tsx';
import { GreeksTable } from './greeks-table.tsx';
import { mergedOption } from './merged-option.ts';
import { OptionHeader } from './option-header.tsx';
import { PriceHistory } from './price-history.tsx';
import { QuoteCard } from './quote-card.tsx';
import { TradesTape } from './trades-tape.tsx';

const A_MINUTE = 60_000;

/** Refusals that say why there is nothing to see, now and later. */
const FINAL_REFUSALS: readonly string[] = ['CONTRACT_ADJUSTED', 'CONTRACT_EXPIRED'];

/** /options/option/{symbol}: one contract, out of its own call and the row of it in the underlying's snapshot. */
export function OptionPage() {
  const t = useText();
  const { symbol: named = '' } = useParams();
  const read = parseContract(named);
  const symbol = read.ok ? formatOptionSymbol(read.value) : named;
  const polled = usePollWhileOpen(A_MINUTE);
  const contract = useEachSession(useReadOptionContractQuery({ optionSymbol: symbol }, polled));
  const view = contract.currentData?.data;
  const snapshot = useReadOptionSnapshotQuery(
    view ? { underlying: view.underlying, expiry: view.expiry } : skipToken,
    polled,
  );

  if (contract.isError && !view) {
    const { error } = contract;
    const isFinal = isCallError(error) && FINAL_REFUSALS.includes(error.server?.code ?? '');
    return (
      <PageFailed
        name={symbol}
        text={isFinal ? errorMessage(error, t('option.failed')) : t('option.failed')}
        backText={t('option.back')}
        onRetry={isFinal ? null : () => void contract.refetch()}
      />
    );
  }
  if (!view || !contract.currentData)
    return (
      <SkeletonBlock label={t('stock.loading')} className="space-y-6">
        <Skeleton className="h-8 w-80" />
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-64 w-full" />
      </SkeletonBlock>
    );
  const option = mergedOption(symbol, view, snapshot.currentData?.data.options);
  return (
    <div>
      <OptionHeader option={option} meta={contract.currentData.meta} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[400px_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <QuoteCard option={option} />
          <GreeksTable option={option} waiting={snapshot.isFetching} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PriceHistory symbol={symbol} changes={option.priceChanges} />
          <TradesTape trades={option.trades} />
        </div>
      </div>
    </div>
  );
}
