import { Suspense, useDeferredValue, useState } from 'react';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { shownExpiry } from '../../shared/chain/expiry-key.ts';
import { ExpiryStrip } from '../../shared/chain/expiry-strip.tsx';
import { useChain, useExpiries } from '../../shared/chain/use-chains.ts';
import { PlanWarnings } from '../../shared/settings/risk-warnings.tsx';
import { DividendRisks } from '../../shared/figures/dividend-risks.tsx';
import { BuilderBar, KIND_BUTTON } from './builder-bar.tsx';
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

const TemplateChoice = lazyArea('optionsWizard', () =>
  import('./templates-dialog.tsx').then((m) => m.TemplateChoice),
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
  const planned = chosenExpiry ?? expiriesOf(plan.legs)[0] ?? null;
  const { expiry, delisted } = shownExpiry(expiries, planned);
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
  const limits = settledInput && (
    <PlanWarnings input={settledInput} onResize={resize} className="border-t border-line" />
  );
  const strip =
    !isSuccess && !noExpiries ? (
      <div className="h-17 border-b border-line" />
    ) : (
      <ExpiryStrip
        symbol={symbol}
        expiries={expiries}
        chosen={expiry}
        delisted={delisted}
        onChoose={(to) => void chooseExpiry(delisted ?? expiry, to)}
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
            <div style={{ minHeight: !failed && (!isSuccess || expiries.length > 0) ? 67 : 0 }}>
              {strip}
            </div>
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
            {!failed && plan.legs.length === 0 && (
              <div className="px-4 py-3">
                <h3 className="text-13 font-semibold">{t('builder.noLegs')}</h3>
                <p className="text-12 text-ink-2">{t('builder.noLegsText')}</p>
              </div>
            )}
            {!failed && plan.legs.length > 0 && built.state === 'empty' && (
              <EmptyState title={t('builder.noneCounts')} />
            )}
            {!failed &&
              plan.legs.length > 0 &&
              (built.state === 'loading' || shown.state === 'loading') && (
                <SkeletonBlock label={t('options.loading')} className="p-4">
                  <Skeleton className="mb-4 h-16 w-full" />
                  <div style={{ height: 564 }}>
                    <Skeleton className="h-full w-full" />
                  </div>
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
          {!failed && plan.legs.length === 0 && (
            <Suspense fallback={<Skeleton className="h-150 w-full" />}>
              <TemplateChoice
                symbol={symbol}
                chain={shown.chain}
                onFilled={() => document.getElementById(KIND_BUTTON)?.focus()}
              />
            </Suspense>
          )}
          {pinned.length > 0 && <CompareCard pinned={pinned} analysis={settledAnalysis} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-start">
          {settledInput && shownInput && shownAnalysis ? (
            <ResultsCard
              plan={settledInput}
              input={shownInput}
              analysis={shownAnalysis}
              countedAt={countedAt}
            />
          ) : (
            !failed &&
            plan.legs.length > 0 &&
            (built.state === 'loading' || built.analysis) && (
              <Card>
                <SkeletonBlock label={t('options.loading')} className="p-4">
                  <div style={{ height: 251 }}>
                    <Skeleton className="h-full w-full" />
                  </div>
                </SkeletonBlock>
              </Card>
            )
          )}
          <div className="contents screen-only">
            <LegsCard chain={shown.chain} chains={built.chains} expiries={expiries}>
              {settledInput && (
                <DividendRisks input={settledInput} className="border-t border-line" />
              )}
              <div className="max-md:hidden">{limits}</div>
            </LegsCard>
          </div>
          {shownInput && shownAnalysis && (
            <GreeksCard input={shownInput} analysis={shownAnalysis} countedAt={countedAt} />
          )}
        </div>
      </div>
      <SaveFoot saving={saving} analysis={settledAnalysis}>
        {limits}
      </SaveFoot>
    </>
  );
}
