import { probabilityBelow, oneSigmaRange, type Bound } from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useAppSelector } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { boundWords, breakevenWord, breakevenWords } from '../../shared/figures/figures.ts';
import { useModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { selectShownPlan } from './builder-selectors.ts';
import { selectBuilder } from './builder.slice.ts';
import { HeldPayoff } from './held-payoff.tsx';
import type { ProfitUnits } from './profit-unit.ts';
import type { ResultView } from './result-view.ts';
import { expiryWords } from './result-words.ts';
import { dayWords } from '../../shared/payoff/what-if-sliders.tsx';
import type { BuilderAnalysis } from './use-builder-analysis.ts';
import type { ComparedPlan } from './use-pinned.ts';

interface Props {
  readonly view: ResultView;
  readonly chains: BuilderAnalysis['chains'];
  readonly compared: readonly ComparedPlan[];
  readonly units: ProfitUnits;
  readonly height: number;
}

/** Profit at the expiry and on the chosen day over the price; this part does not change while a strike is dragged. */
export function PayoffTab({ view, chains, compared, units, height }: Props) {
  const t = useText();
  const format = useFormat();
  const { selected, whatIf } = useAppSelector(selectBuilder);
  const plan = useAppSelector(selectShownPlan);
  const model = useModelChoice(plan.stock?.symbol);
  const { analysis, dated } = view;
  const band = oneSigmaRange(dated);
  const strikes = [
    ...new Set(chains.flatMap(({ calls }) => calls.map((quote) => toDollars(quote.strike)))),
  ];
  const bound = (value: Bound | null, sign: 1 | -1) =>
    typeof value === 'number' && units.unit === 'percent'
      ? units.write(sign * toDollars(value))
      : boundWords(t, format, value, sign);
  const words = {
    label: t('analysis.chart', {
      profit: boundWords(t, format, analysis.maxProfit, 1),
      risk: boundWords(t, format, analysis.maxLoss, -1),
      breakevens: breakevenWords(t, format, analysis).join(' / '),
    }),
    spot: t('chain.spot'),
    atExpiry: expiryWords(t, view),
    today: dayWords(t, format, view),
    money: units.onAxis,
    zero: units.unit === 'percent' ? '0%' : '$0',
    price: (dollars: number) => breakevenWord(format, analysis, dollars),
    spotPrice: format.spot,
    percent: format.signedPercent,
    bounds: {
      profit: `${t('analysis.maxProfit')} ${bound(analysis.maxProfit, 1)}`,
      risk: `${t('analysis.maxLoss')} ${bound(analysis.maxLoss, -1)}`,
    },
    below: {
      name: t('builder.probabilityBelow'),
      at: (price: number) => format.percent(probabilityBelow(dated, price)),
    },
  };
  return (
    <HeldPayoff
      view={view}
      chains={chains}
      compared={compared}
      scale={units.scale}
      plan={plan}
      selected={selected}
      whatIf={whatIf}
      model={model}
      height={height}
      words={words}
      band={band}
      strikes={strikes}
    />
  );
}
