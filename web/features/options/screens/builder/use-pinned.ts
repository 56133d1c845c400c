import {
  analyseStrategy,
  riskBase,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { recognise } from '@toolyard/core/options/templates';
import { textIn, toDollars, type Language } from '@toolyard/core/shared';
import { useAppSelector } from '../../../../app/store.ts';
import { useLanguage } from '../../../../i18n/use-text.ts';
import { useChains } from '../../shared/chain/use-chains.ts';
import { useModelChoice, withModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { useDefaultRates } from '../../shared/strategies/commission-rates.ts';
import { analysisInput } from '../../shared/templates/template-preview.ts';
import { countedLegs, expiriesOf, selectPins, selectPlan } from './builder-selectors.ts';
import { PIN_COLOURS, type BuilderPlan, type PinnedPlan } from './builder-state.ts';

/** The structure of a plan and its strikes: `Bull call spread 200/210`. */
export function planName(plan: BuilderPlan, language: Language): string {
  const legs = countedLegs(plan);
  const strikes = legs.flatMap((leg) => (isOptionLeg(leg) ? [toDollars(leg.strike)] : []));
  const each = [...new Set(strikes)].sort((a, b) => a - b).join('/');
  return `${textIn(recognise(legs).name, language)} ${each}`.trim();
}

/** A pinned plan with what it comes to today. */
export interface ComparedPlan {
  readonly pin: PinnedPlan;
  readonly name: string;
  readonly colour: string;
  /** Null until its chains have arrived. */
  readonly input: AnalysisInput | null;
  readonly analysis: StrategyAnalysis | null;
  /** What its profits in percent are of, dollars; null where its loss has no bound. */
  readonly base: number | null;
}

/** The plans on the stock at work that are compared with it. */
export function usePinned(): readonly ComparedPlan[] {
  const language = useLanguage();
  const pins = useAppSelector(selectPins);
  const symbol = useAppSelector(selectPlan).stock?.symbol;
  const { chains, state } = useChains(symbol, expiriesOf(pins.flatMap(({ plan }) => plan.legs)));
  const model = useModelChoice(symbol);
  const usual = useDefaultRates();
  return pins.map((pin, i) => {
    const { plan } = pin;
    const input =
      state === 'ready'
        ? withModelChoice(analysisInput(countedLegs(plan), chains, plan.commission ?? usual), model)
        : null;
    const analysis = input && analyseStrategy(input);
    return {
      pin,
      name: pin.name ?? planName(plan, language),
      colour: PIN_COLOURS[i % PIN_COLOURS.length]!,
      input,
      analysis,
      base: analysis && riskBase(analysis),
    };
  });
}
