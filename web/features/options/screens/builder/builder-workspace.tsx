import { Suspense, useDeferredValue, useState } from 'react';
import { defaultExpiry } from '@toolyard/core/options/chain';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { ExpiryStrip } from '../../shared/chain/expiry-strip.tsx';
import { useChain, useExpiries } from '../../shared/chain/use-chains.ts';
import { BuilderBar } from './builder-bar.tsx';
import { legsInUnits } from '../../shared/legs/chosen-leg.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { expiriesOf } from './builder-selectors.ts';
import { CompareCard } from './compare-card.tsx';
import { GreeksCard } from './greeks-card.tsx';
import { LegsCard } from './legs-card.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { ResultsCard } from './results-card.tsx';
import { SaveFoot } from './save-foot.tsx';
import { PlanPrintHead } from './shared-plan.tsx';
import { StrikeRuler } from './strike-ruler.tsx';
import { useBuilderAnalysis } from './use-builder-analysis.ts';
import { usePinned } from './use-pinned.ts';
import type { useSavePlan } from './use-save-plan.ts';
import { useResultView } from './result-view.ts';
import { useCountedAt } from './result-words.ts';
import { useExpiryMoves } from './use-expiry-moves.ts';
import { usePriceRange } from './use-price-range.ts';

const TemplatesDialog = lazyArea('optionsWizard', () =>
  import('./templates-dialog.tsx').then((m) => m.TemplatesDialog),
);

interface Props {
  readonly symbol: string;
  readonly saving: ReturnType<typeof useSavePlan>;
}

/** Read downwards: what, where, what comes of it, what if; on the right the figures and the legs. */
export function BuilderWorkspace({ symbol, saving }: Props) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { plan, expiry: chosenExpiry } = useAppSelector(selectBuilder);
  const built = useBuilderAnalysis();
  // While a leg moves, ruler and chart come first; figures follow as time allows.
  const settledInput = useDeferredValue(built.input);
  const settledAnalysis = useDeferredValue(built.analysis);
  const view = useResultView(built);
  const shownInput = useDeferredValue(view?.dated ?? null);
  const shownAnalysis = useDeferredValue(view?.analysis ?? null);
  const { expiries, isError: noExpiries, isSuccess, refetch } = useExpiries(symbol);
  const expiry = chosenExpiry ?? expiriesOf(plan.legs)[0] ?? defaultExpiry(expiries)?.key ?? null;
  const shown = useChain(symbol, expiry);
  // Fetched when it is first opened.
  const [kinds, setKinds] = useState<boolean | null>(null);
  const range = usePriceRange();
  const pinned = usePinned();
  const { chooseExpiry } = useExpiryMoves();
  const failed = noExpiries || shown.state === 'failed' || built.state === 'failed';
  const again = () => {
    if (noExpiries) void refetch();
    if (shown.state === 'failed') shown.retry();
    if (built.state === 'failed') built.retry();
  };
  const { input } = built;
  const countedAt = useCountedAt(view);
  const openKinds = () => setKinds(true);
  const resize = (units: number) => {
    const enabled = plan.legs.filter((leg) => leg.enabled);
    dispatch(builderSlice.actions.legsReplaced(legsInUnits(enabled, units)));
  };
  const strip = (
    <ExpiryStrip
      symbol={symbol}
      expiries={expiries}
      chosen={expiry}
      onChoose={(to) => void chooseExpiry(expiry, to)}
    />
  );
  return (
    <>
      <PlanPrintHead built={built} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card label={t('builder.title')}>
            <BuilderBar
              symbol={symbol}
              chain={shown.chain}
              meta={shown.meta}
              input={settledInput}
              range={range}
              onKinds={openKinds}
            />
            {strip}
            {failed && (
              <ErrorBox
                className="m-4"
                title={t('builder.chainFailed')}
                actions={
                  <Button size="sm" onClick={again}>
                    {t('options.retry')}
                  </Button>
                }
              >
                {t('builder.chainFailedText')}
              </ErrorBox>
            )}
            {isSuccess && expiries.length === 0 && (
              <EmptyState title={t('builder.noExpiries', { symbol })} />
            )}
            {shown.chain && range && input && (
              <StrikeRuler chains={built.chains} chain={shown.chain} range={range} />
            )}
            {view && <ResultTabs built={built} view={view} compared={pinned} />}
            {!failed && plan.legs.length === 0 && shown.chain && (
              <EmptyState
                title={t('builder.noLegs')}
                text={t('builder.noLegsText')}
                action={
                  <Button look="primary" onClick={openKinds}>
                    {t('builder.strategies')}
                  </Button>
                }
              />
            )}
            {!failed && plan.legs.length > 0 && built.state === 'empty' && (
              <EmptyState title={t('builder.noneCounts')} />
            )}
            {!failed && (built.state === 'loading' || shown.state === 'loading') && (
              <SkeletonBlock label={t('options.loading')} className="p-4">
                <Skeleton className="mb-4 h-16 w-full" />
                <Skeleton className="h-72 w-full" />
              </SkeletonBlock>
            )}
            {kinds !== null && (
              <Suspense>
                <TemplatesDialog
                  symbol={symbol}
                  chain={shown.chain}
                  open={kinds}
                  onClose={() => setKinds(false)}
                />
              </Suspense>
            )}
          </Card>
          {pinned.length > 0 && <CompareCard pinned={pinned} analysis={settledAnalysis} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-start">
          {settledInput && shownInput && shownAnalysis && (
            <ResultsCard
              plan={settledInput}
              input={shownInput}
              analysis={shownAnalysis}
              countedAt={countedAt}
              onResize={resize}
            />
          )}
          <div className="contents screen-only">
            <LegsCard chain={shown.chain} chains={built.chains} expiries={expiries} />
          </div>
          {shownInput && shownAnalysis && (
            <GreeksCard input={shownInput} analysis={shownAnalysis} countedAt={countedAt} />
          )}
        </div>
      </div>
      <SaveFoot saving={saving} analysis={settledAnalysis} />
    </>
  );
}
