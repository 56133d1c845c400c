import { useState, type ReactNode } from 'react';
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
import { MISSING, percent } from '../../../../ui/format.ts';
import { TextInput } from '../../../../ui/input.tsx';
import { readNumber } from '../figures/read-number.ts';
import { useMeasureSettings, withMeasure } from '../model/measure-choice.slice.ts';
import { usePastCloses } from '../model/use-past-closes.ts';
import { useOptionsSettings } from '../settings/use-options-settings.ts';
import { shownWords } from './figure-words.ts';
import { Fold } from './fold.tsx';
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

interface Props {
  readonly input: AnalysisInput;
  readonly figure: Compared;
  readonly children?: ReactNode;
}

/** The figure under each measure side by side, and which one is in force; closed, the range of the others. */
export function MeasureList({ input, figure, children }: Props) {
  const t = useText();
  const language = useLanguage();
  const settings = useOptionsSettings();
  const inForce = useMeasureSettings();
  const choose = useChooseMeasure();
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
  const words = (value: number) =>
    shownWords(figure === 'expectedProfit' ? 'signedAmount' : 'fraction', value);
  const measures = MEASURES.map((name) => {
    const fields = fieldsOf(name);
    const fault = fields.flatMap((field) => faults.get(field) ?? [])[0];
    const measured = withMeasure(input, choice(name), past.closes);
    const isMissing = fault || (name === 'smile' && measureOf(measured)?.noFit);
    const value = isMissing ? null : analyseStrategy(measured)[figure];
    return { name, fields, fault, measured, value };
  });
  const others = measures.flatMap(({ name, value }) =>
    name === inForce.measure || value === null ? [] : [value],
  );
  const ends = [...new Set([Math.min(...others), Math.max(...others)].map(words))];
  return (
    <Fold
      summary={
        others.length === 0
          ? t('explain.measures')
          : t(ends.length === 1 ? 'explain.measures.one' : 'explain.measures.range', {
              from: ends[0] ?? '',
              to: ends[1] ?? '',
            })
      }
    >
      <ul>
        {measures.map(({ name, fields, fault, measured, value }) => {
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
                  className={`cursor-pointer text-start underline decoration-dotted underline-offset-4 touch-area ${isChosen ? 'font-semibold' : ''}`}
                >
                  {t(`explain.measure.${name}`)}
                  {isChosen && ` · ${t('explain.measure.chosen')}`}
                </button>
                <span className="tabular-nums">{value === null ? MISSING : words(value)}</span>
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
      {children}
    </Fold>
  );
}
