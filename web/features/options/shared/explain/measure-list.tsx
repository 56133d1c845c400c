import { useId, useState, type ReactNode } from 'react';
import {
  analyseStrategy,
  measureOf,
  type AnalysisInput,
  type MeasureChoice,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { TextInput } from '../../../../ui/input.tsx';
import { measureChosen, selectMeasureChoice } from '../model/measure-choice.slice.ts';
import { shownWords } from './figure-words.ts';

/** Measures that need nothing but the analysis and the user's own figures. */
type ListedMeasure = Exclude<MeasureChoice, { readonly name: 'pastMoves' }>;

type Compared = 'probabilityOfProfit' | 'expectedProfit';

/** Digits of a price in a field. */
const CENTS = 2;

/** Ends of the target range at first, in parts of the spot. */
const RANGE = { from: 0.95, to: 1.05 };

/** The figure under each measure side by side, and which one is in force. */
export function MeasureList({
  input,
  figure,
}: {
  readonly input: AnalysisInput;
  readonly figure: Compared;
}) {
  const t = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectMeasureChoice);
  const title = useId();
  const spot = toDollars(input.spot);
  const known = measureOf({ ...input, measure: { name: 'riskNeutralLognormal' } });
  const [drift, setDrift] = useState('5');
  const [volatility, setVolatility] = useState(
    String(Math.round((known?.volatility ?? 0.2) * 100)),
  );
  const [from, setFrom] = useState((spot * RANGE.from).toFixed(CENTS));
  const [to, setTo] = useState((spot * RANGE.to).toFixed(CENTS));
  const measures: readonly ListedMeasure[] = [
    { name: 'smile' },
    { name: 'riskNeutralLognormal' },
    { name: 'zeroDrift' },
    { name: 'own', drift: Number(drift) / 100, volatility: Number(volatility) / 100 },
    { name: 'range', from: Number(from), to: Number(to) },
  ];
  const field = (label: string, value: string, change: (value: string) => void) => (
    <label className="grid flex-1 gap-0.5 text-ink-3">
      {label}
      <TextInput
        inputMode="decimal"
        value={value}
        onChange={(event) => change(event.target.value)}
        className="w-full"
      />
    </label>
  );
  const fields: Partial<Record<MeasureChoice['name'], readonly [ReactNode, ReactNode]>> = {
    own: [
      field(t('explain.measure.drift'), drift, setDrift),
      field(t('explain.measure.volatility'), volatility, setVolatility),
    ],
    range: [
      field(t('explain.measure.from'), from, setFrom),
      field(t('explain.measure.to'), to, setTo),
    ],
  };
  return (
    <section aria-labelledby={title} className="mt-2 border-t border-line pt-2 text-12 leading-5">
      <h5 id={title} className="font-medium text-ink-2">
        {t('explain.measures')}
      </h5>
      <ul>
        {measures.map((measure) => {
          const value = analyseStrategy({ ...input, measure })[figure];
          const isChosen = JSON.stringify(chosen) === JSON.stringify(measure);
          // Without a fit the smile falls back to one volatility, which is listed by itself.
          const isMissing =
            measure.name === 'smile' && measureOf({ ...input, measure })?.name !== 'smile';
          return (
            <li key={measure.name} className="border-b border-line py-1.5 last:border-b-0">
              <div className="flex items-baseline justify-between gap-2">
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => void dispatch(measureChosen(measure))}
                  className={`cursor-pointer text-start underline decoration-dotted underline-offset-4 pointer-coarse:min-h-10 ${isChosen ? 'font-semibold' : ''}`}
                >
                  {t(`explain.measure.${measure.name}`)}
                  {isChosen && ` · ${t('explain.measure.chosen')}`}
                </button>
                <span className="tabular-nums">
                  {value === null || isMissing
                    ? '--'
                    : shownWords(figure === 'expectedProfit' ? 'signedAmount' : 'fraction', value)}
                </span>
              </div>
              <p className="text-ink-3">
                {t(isMissing ? 'explain.measure.noFit' : `explain.measure.${measure.name}.is`)}
              </p>
              {fields[measure.name] && (
                <div className="mt-1 flex gap-2">
                  {fields[measure.name]?.[0]}
                  {fields[measure.name]?.[1]}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
