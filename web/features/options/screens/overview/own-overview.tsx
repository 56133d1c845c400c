import { isFileSymbol } from '@toolyard/core/shared';
import { useListAllStrategiesQuery } from '../../../../api/all-strategies.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { useSummariseStrategiesQuery, type StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { AlertButton } from '../../shared/alerts/alert-button.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { useLivePrices } from '../../shared/live/use-live-prices.ts';
import { useNow } from '../../shared/live/use-now.ts';
import { accountEvidence } from './account-evidence.tsx';
import { AccountFigures } from './account-figures.tsx';
import { ExpiryRuler } from './expiry-ruler.tsx';
import { OverviewLoading } from './overview-loading.tsx';
import { overviewMeta } from './overview-meta.ts';
import { rowOf } from '../../shared/strategies/overview-row.ts';
import { PortfolioLine } from './portfolio-line.tsx';
import { StrategiesCard } from './strategies-card.tsx';
import { useShownName } from '../../shared/strategies/strategy-names.ts';
import { useEachSession } from '../../shared/live/use-each-session.ts';
import { usePollWhileOpen } from '../../shared/live/use-market-status.ts';

const A_MINUTE = 60_000;

/** The stocks of plans, in the order of their letters. The prices of a chain file stand still. */
const plannedSymbols = (strategies: readonly StrategyResponse[]): string[] =>
  [
    ...new Set(
      strategies
        .filter(
          ({ status, underlyingAsset: symbol }) => status === 'planning' && !isFileSymbol(symbol),
        )
        .map(({ underlyingAsset }) => underlyingAsset),
    ),
  ].sort();

/** The saved strategies of the signed-in user: the account in figures, the table, and what expires soon. */
export function OwnOverview() {
  const t = useText();
  const nameOf = useShownName();
  const polled = usePollWhileOpen(A_MINUTE);
  const list = useEachSession(useListAllStrategiesQuery(undefined, polled));
  const summary = useEachSession(useSummariseStrategiesQuery(undefined, polled));
  const now = useNow();
  const prices = useLivePrices(plannedSymbols(list.data ?? []));
  // The figures stand above the table, which they would push down.
  if (list.isLoading || summary.isLoading) return <OverviewLoading />;
  if (list.error || !list.data)
    return (
      <ErrorBox
        title={t('overview.failed')}
        actions={
          <Button size="sm" onClick={() => void list.refetch()}>
            {t('options.retry')}
          </Button>
        }
      >
        {errorMessage(list.error, t('options.failedHint'))}
      </ErrorBox>
    );
  const rows = list.data.map((strategy) => {
    const row = rowOf(strategy);
    const price = strategy.status === 'planning' ? prices.get(row.symbol) : undefined;
    return { ...row, name: nameOf(row.name, row.symbol), price: price ?? row.price };
  });
  return (
    <>
      {summary.data && (
        <AccountFigures
          summary={summary.data.data}
          rows={rows}
          evidence={accountEvidence(t, rows, now)}
        />
      )}
      {summary.data && (
        <PortfolioLine summary={summary.data.data} rows={rows} AlertButton={AlertButton} />
      )}
      {summary.isError && (
        <ErrorBox
          className="mb-4"
          actions={
            <Button size="sm" onClick={() => void summary.refetch()}>
              {t('options.retry')}
            </Button>
          }
        >
          {errorMessage(summary.error, t('life.summaryFailed'))}
        </ErrorBox>
      )}
      {rows.length === 0 ? (
        <Card label={t('overview.list')}>
          <EmptyState title={t('overview.empty')} text={t('overview.emptyHint')} level={2} />
        </Card>
      ) : (
        <>
          <StrategiesCard
            rows={rows}
            now={now}
            totalCapital={summary.data?.data.totalCapital ?? 0}
            badge={<MarketBadge meta={overviewMeta(list.data)} />}
          />
          <ExpiryRuler rows={rows} now={now} />
        </>
      )}
    </>
  );
}
