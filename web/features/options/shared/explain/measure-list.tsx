import { useId, useState, type ReactNode } from 'react';
import {
  analyseStrategy,
  daysLeft,
  LEAST_MOVES,
  measureOf,
  pastMoves,
  type AnalysisInput,
  type MeasureName,
  type MeasureSettings,
} from '@toolyard/core/options/analysis';
import { underlyingOf } from '@toolyard/core/options/contracts';
import { MEASURES, settingsFaults } from '@toolyard/core/options/settings';
import { textIn, toDollars } from '@toolyard/core/shared';
import { useLanguage, useText, type Translate } from '../../../../i18n/use-text.ts';
import { percent } from '../../../../ui/format.ts';
import { TextInput } from '../../../../ui/input.tsx';
import { readNumber } from '../figures/read-number.ts';
import { useMeasureSettings, withMeasure } from '../model/measure-choice.slice.ts';
import { usePastCloses } from '../model/use-past-closes.ts';
import { useOptionsSettings } from '../settings/use-options-settings.ts';
import { shownWords } from './figure-words.ts';
import { useChooseMeasure } from '../model/use-choose-measure.ts';

type Compared = 'probabilityOfProfit' | 'expectedProfit';

/** Digits of a price and of a percentage in a field. */
const CENTS = 2;

const OWN_FIELDS = {
  own: ['ownDrift', 'ownVolatility'],
  range: ['rangeFrom', 'rangeTo'],
} as const;
type OwnField = (typeof OWN_FIELDS)[keyof typeof OWN_FIELDS][number];
const fieldsOf = (name: MeasureName): readonly OwnField[] =>
  name === 'own' || name === 'range' ? OWN_FIELDS[name] : [];

const LABELS = {
  ownDrift: 'explain.measure.drift',
  ownVolatility: 'explain.measure.volatility',
  rangeFrom: 'explain.measure.from',
  rangeTo: 'explain.measure.to',
} as const;

/** What a measure says, or why it has no figure of its own. */
function aboutMeasure(
  t: Translate,
  name: MeasureName,
  { input, measure }: { readonly input: AnalysisInput; readonly measure: MeasureSettings },
  past: ReturnType<typeof usePastCloses>,
): ReactNode {
  if (name === 'range') {
    const [from, to] = [measure.rangeFrom, measure.rangeTo].map((end) =>
      percent(end - 1, 1, 'always'),
    );
    return t('explain.measure.range.is', { from: from ?? '', to: to ?? '' });
  }
  if (name !== 'pastMoves') {
    const noFit = name === 'smile' && measureOf(input)?.noFit;
    return t(noFit ? 'explain.measure.noFit' : `explain.measure.${name}.is`);
  }
  if (past.state === 'loading') return t('explain.measure.pastMoves.loading');
  if (past.state === 'failed')
    return (
      <>
        {t('explain.measure.pastMoves.failed')}{' '}
        <button type="button" onClick={past.retry} className="cursor-pointer underline">
          {t('explain.measure.retry')}
        </button>
      </>
    );
  const days = daysLeft(input);
  const moves = pastMoves(past.closes, days);
  if (moves.ok) return t('explain.measure.pastMoves.is', { count: moves.value.length, days });
  return moves.error.kind === 'noWholeDay'
    ? t('explain.measure.pastMoves.noWholeDay')
    : t('explain.measure.pastMoves.tooFewCloses', {
        needed: LEAST_MOVES,
        moves: moves.error.moves,
        days,
      });
}

/** The figure under each measure side by side, and which one is in force. */
export function MeasureList({
  input,
  figure,
}: {
  readonly input: AnalysisInput;
  readonly figure: Compared;
}) {
  const t = useText();
  const language = useLanguage();
  const title = useId();
  const settings = useOptionsSettings();
  const inForce = useMeasureSettings();
  const { choose, refusal } = useChooseMeasure();
  const past = usePastCloses(underlyingOf(input.legs), true);
  const [typed, setTyped] = useState<Partial<Record<OwnField, string>>>({});
  const spot = toDollars(input.spot);
  // A drift and a volatility are typed in percent, the ends of a range in dollars.
  const unitOf = (name: OwnField): number => (name.startsWith('own') ? 0.01 : 1 / spot);
  const valueOf = (name: OwnField): number => {
    const text = typed[name];
    if (text !== undefined) return readNumber(text) * unitOf(name);
    return inForce[name] ?? input.volatility ?? 0;
  };
  const draft: MeasureSettings = {
    measure: inForce.measure,
    ownDrift: valueOf('ownDrift'),
    ownVolatility:
      typed.ownVolatility === undefined ? inForce.ownVolatility : valueOf('ownVolatility'),
    rangeFrom: valueOf('rangeFrom'),
    rangeTo: valueOf('rangeTo'),
  };
  const faults = new Map(
    settingsFaults({ ...settings, ...draft }).map(({ field, texts }) => [field, texts]),
  );
  const choice = (name: MeasureName): MeasureSettings => {
    const own = fieldsOf(name).map((field) => [field, draft[field]]);
    const { ownDrift, ownVolatility, rangeFrom, rangeTo } = inForce;
    const known = { ownDrift, ownVolatility, rangeFrom, rangeTo, measure: name };
    return { ...known, ...(Object.fromEntries(own) as Partial<MeasureSettings>) };
  };
  const onChoose = (name: MeasureName) => {
    choose(choice(name));
    setTyped({});
  };
  return (
    <section aria-labelledby={title} className="mt-2 border-t border-line pt-2 text-12 leading-5">
      <h3 id={title} className="font-medium text-ink-2">
        {t('explain.measures')}
      </h3>
      {refusal !== null && (
        <p role="alert" className="text-danger">
          {t('explain.measure.notSaved', { reason: refusal })}
        </p>
      )}
      <ul>
        {MEASURES.map((name) => {
          const fields = fieldsOf(name);
          const fault = fields.flatMap((field) => faults.get(field) ?? [])[0];
          const measured = withMeasure(input, choice(name), past.closes);
          const isMissing = fault || (name === 'smile' && measureOf(measured)?.noFit);
          const value = isMissing ? null : analyseStrategy(measured)[figure];
          const isChosen =
            inForce.measure === name && fields.every((field) => draft[field] === inForce[field]);
          return (
            <li key={name} className="border-b border-line py-1.5 last:border-b-0">
              <div className="flex items-baseline justify-between gap-2">
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => fault || onChoose(name)}
                  aria-disabled={fault ? true : undefined}
                  className={`cursor-pointer text-start underline decoration-dotted underline-offset-4 pointer-coarse:min-h-10 ${isChosen ? 'font-semibold' : ''}`}
                >
                  {t(`explain.measure.${name}`)}
                  {isChosen && ` · ${t('explain.measure.chosen')}`}
                </button>
                <span className="tabular-nums">
                  {value === null
                    ? '--'
                    : shownWords(figure === 'expectedProfit' ? 'signedAmount' : 'fraction', value)}
                </span>
              </div>
              <p className="text-ink-3">
                {fault
                  ? textIn(fault, language)
                  : aboutMeasure(t, name, { input: measured, measure: choice(name) }, past)}
              </p>
              {fields.length > 0 && (
                <div className="mt-1 flex gap-2">
                  {fields.map((field) => (
                    <label key={field} className="grid flex-1 gap-0.5 text-ink-3">
                      {t(LABELS[field])}
                      <TextInput
                        inputMode="decimal"
                        value={typed[field] ?? (valueOf(field) / unitOf(field)).toFixed(CENTS)}
                        aria-invalid={faults.has(field) || undefined}
                        onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
                        className="w-full"
                      />
                    </label>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
