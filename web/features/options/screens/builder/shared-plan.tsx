import type { CommissionRates } from '@toolyard/core/options/contracts';
import { recognise } from '@toolyard/core/options/templates';
import { textIn, type Language } from '@toolyard/core/shared';
import { useAppSelector } from '../../../../app/store.ts';
import { useLanguage } from '../../../../i18n/use-text.ts';
import { PictureDialog } from '../../shared/sharing/picture-dialog.tsx';
import { PrintHead } from '../../shared/sharing/print-head.tsx';
import type { PictureUse } from '../../shared/sharing/share-menu.tsx';
import type { SharedTrade } from '../../shared/sharing/shared-trade.ts';
import { useRates } from '../../shared/strategies/commission-rates.ts';
import { builderPath, sharedLeg } from '../../shared/strategies/builder-link.ts';
import { selectPlan, selectShownPlan } from './builder-selectors.ts';
import type { BuilderPlan } from './builder-state.ts';
import { useBuilderAnalysis, type BuilderAnalysis } from './use-builder-analysis.ts';

/** The address that holds the whole plan. */
export function planPath({ stock, legs }: BuilderPlan, commission: CommissionRates): string {
  const counted = legs.filter(({ enabled }) => enabled);
  const { templateId } = recognise(counted.map(({ leg }) => leg));
  return builderPath({
    symbol: stock?.symbol ?? '',
    templateId: counted.length > 0 ? templateId : null,
    commission,
    legs: counted.map(({ leg, priceSource }) => sharedLeg(leg, priceSource)),
  });
}

/** The plan as it is shared, at rest: without the sliders that ask what if. Null until it is computed. */
function sharedPlan(
  { stock }: BuilderPlan,
  { input, analysis, meta }: Pick<BuilderAnalysis, 'input' | 'analysis' | 'meta'>,
  language: Language,
): SharedTrade | null {
  if (!stock || !input || !analysis || !meta) return null;
  const { provider, simulated, asOf: at, delayedMinutes } = meta;
  return {
    name: textIn(recognise(input.legs).name, language),
    symbol: stock.symbol,
    input,
    analysis,
    source: { provider, simulated, at, delayedMinutes },
    outcome: null,
  };
}

/** The plan as a picture to save or copy. */
export function PlanPicture(use: PictureUse) {
  const plan = useAppSelector(selectPlan);
  const trade = sharedPlan(plan, useBuilderAnalysis(), useLanguage());
  return <PictureDialog trade={trade} {...use} />;
}

/** The head of the builder's printed page. */
export function PlanPrintHead({ built }: { readonly built: BuilderAnalysis }) {
  const plan = useAppSelector(selectShownPlan);
  const language = useLanguage();
  const rates = useRates(plan.commission);
  return (
    <PrintHead trade={() => sharedPlan(plan, built, language)} path={() => planPath(plan, rates)} />
  );
}
