import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { Position } from '@toolyard/core/options/contracts';
import { findTemplate } from '@toolyard/core/options/templates';
import { toDollars } from '@toolyard/core/shared';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { ChainCard } from '../../shared/chain/chain-card.tsx';
import { ChosenLegs } from './chosen-legs.tsx';
import { useChain, useExpiries } from '../../shared/chain/use-chains.ts';
import { useChosenAnalysis } from './use-chosen-analysis.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { chosenFrom, legsInUnits, sharesFor } from '../../shared/legs/chosen-leg.ts';
import { builderPath, sharedLeg } from '../../shared/strategies/builder-link.ts';
import { useShownExpiry } from './use-shown-expiry.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

const { expiryChosen, legAdded, legsFilled } = wizardSlice.actions;

/** Step 3: expiry, contracts from the chain, and the analysis that follows the chosen legs. */
export function StepContracts() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { defaultFill } = useOptionsSettings();
  const { stock, templateId, legs, commission } = useAppSelector(selectWizard);
  const { expiries, isError: noExpiries, refetch: again } = useExpiries(stock?.symbol);
  const { expiry, delisted } = useShownExpiry(expiries);
  const { chain, meta, state: chainState, retry } = useChain(stock?.symbol, expiry);
  const { input, analysis, state } = useChosenAnalysis();
  const quoteLegs = legs.map((chosen) => chosen.leg);
  const strikes = chain?.calls.map((quote) => toDollars(quote.strike)) ?? [];
  const failed = noExpiries || chainState === 'failed';
  const trade = (quote: OptionQuote, position: Position, from: OptionChain) => {
    const template = templateId && findTemplate(templateId);
    const shares = template && legs.length === 0 ? sharesFor(template, from) : [];
    const chosen = chosenFrom(quote, position, from, defaultFill);
    // The first contract of a template with shares brings them along, as one gesture to undo.
    dispatch(shares.length > 0 ? legsFilled([...shares, chosen]) : legAdded(chosen));
  };

  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(360px,432px)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Card
          label={t('chain.title')}
          className="[--chain-window:24rem] md:[--chain-window:clamp(16rem,100dvh-37.75rem,24rem)]"
        >
          <ChainCard
            symbol={stock?.symbol ?? ''}
            expiries={expiries}
            chosen={expiry}
            delisted={delisted}
            onChoose={(date) => dispatch(expiryChosen(date))}
            chain={chain}
            failure={
              failed ? (
                <div className="p-4">
                  <ErrorBox
                    title={t('chain.empty')}
                    actions={
                      <Button size="sm" onClick={() => void (noExpiries ? again() : retry())}>
                        {t('options.retry')}
                      </Button>
                    }
                  >
                    {t('chain.failed')}
                  </ErrorBox>
                </div>
              ) : null
            }
            legs={quoteLegs}
            windowed
            onTrade={trade}
          />
        </Card>
        <ChosenLegs />
      </div>
      <Card label={t('analysis.title')} className="xl:sticky xl:top-20">
        <CardHead
          title={t('analysis.title')}
          beside={meta && <MarketBadge meta={meta} />}
          controls={
            stock &&
            legs.length > 0 && (
              <ButtonLink
                look="quiet"
                size="sm"
                to={builderPath({
                  symbol: stock.symbol,
                  templateId,
                  ...(commission && { commission }),
                  legs: legs.map(({ leg, priceSource }) => sharedLeg(leg, priceSource)),
                })}
              >
                {t('wizard.toBuilder')}
              </ButtonLink>
            )
          }
        />
        {input && analysis ? (
          <AnalysisPanel
            input={input}
            analysis={analysis}
            strikes={strikes}
            onResize={(units) => dispatch(legsFilled(legsInUnits(legs, units)))}
          />
        ) : legs.length === 0 ? (
          <EmptyState title={t('analysis.empty')} text={t('analysis.emptyHint')} />
        ) : state === 'loading' ? (
          <SkeletonBlock label={t('options.loading')} className="p-4">
            <Skeleton className="h-64 w-full" />
          </SkeletonBlock>
        ) : (
          <EmptyState title={t(state === 'failed' ? 'chain.failed' : 'analysis.unpriced')} />
        )}
      </Card>
    </div>
  );
}
