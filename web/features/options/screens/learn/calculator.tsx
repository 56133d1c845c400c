import {
  formatFigure,
  readFigure,
  type CalculatorControl,
  type ComputedExample,
  type Example,
  type FigureName,
  type FigureReference,
  type Step,
} from '@toolyard/core/learning';
import { dateAfter, withDate, withVolatilityShift } from '@toolyard/core/options/analysis';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Slider } from '../../../../ui/slider.tsx';

export type Values = Readonly<Record<CalculatorControl, number>>;

/** What a calculator lets its reader change, and the figures that it shows. */
export type Calculation = Pick<Extract<Step, { kind: 'calculator' }>, 'controls' | 'figures'>;

/** The market in which the example is opened, and nothing that happens later. */
export const valuesOf = ({ spot, days, volatility }: Example): Values => ({
  spot,
  days,
  volatility: volatility * 100,
  laterPrice: spot,
  laterDays: 0,
  laterVolatility: 0,
});

export const opened = (example: Example, { spot, days, volatility }: Values): Example => ({
  ...example,
  spot,
  days,
  volatility: volatility / 100,
});

interface ControlsProps {
  readonly calculation: Calculation;
  readonly example: Example;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** A slider for each value that the reader can change. */
export const Controls = ({ calculation, example, values, onChange }: ControlsProps) => (
  <div className="grid gap-x-6 gap-y-2 border-b border-line px-4 py-3 sm:grid-cols-2">
    {calculation.controls.map((control) => (
      <Control
        key={control}
        control={control}
        example={example}
        values={values}
        onChange={(value) => onChange({ ...values, [control]: value })}
      />
    ))}
  </div>
);

interface ControlProps {
  readonly control: CalculatorControl;
  readonly example: Example;
  readonly values: Values;
  readonly onChange: (value: number) => void;
}

/** Ends and step of a slider. */
function rangeOf(
  control: CalculatorControl,
  { spot, days, volatility }: Example,
): [number, number, number] {
  if (control === 'spot' || control === 'laterPrice')
    return [Math.round(spot * 0.7), Math.round(spot * 1.3), spot > 200 ? 1 : 0.5];
  if (control === 'days') return [1, Math.max(90, days), 1];
  if (control === 'laterDays') return [0, days, 1];
  return control === 'volatility'
    ? [5, 100, 1]
    : [-Math.max(20, Math.round(volatility * 60)), 40, 1];
}

function Control({ control, example, values, onChange }: ControlProps) {
  const t = useText();
  const [min, max, step] = rangeOf(control, example);
  const value = values[control];
  const name = t(`learn.control.${control}`);
  const words = t(`learn.value.${control}`, {
    value:
      control === 'laterVolatility' && value > 0 ? `+${value}` : String(value).replace('-', '−'),
  });
  return (
    <div>
      <p className="flex justify-between gap-2 text-12 text-ink-2">
        {name} <span className="font-medium text-ink tabular-nums">{words}</span>
      </p>
      <Slider
        labels={[name]}
        values={[value]}
        texts={[words]}
        min={min}
        max={max}
        step={step}
        onChange={([next = value]) => onChange(next)}
      />
    </div>
  );
}

/** The position on the chosen day with the chosen volatility. */
export function laterInput({ input, example }: ComputedExample, values: Values) {
  const shift = values.laterVolatility / (100 * example.volatility);
  const moved = withVolatilityShift(input, Math.max(-0.9, shift));
  return withDate(moved, dateAfter(moved, values.laterDays));
}

interface OutcomeProps {
  readonly calculation: Calculation;
  readonly computed: ComputedExample;
  readonly values: Values;
}

/** The figures in the market that the reader has chosen. */
export function Outcome({ calculation: { controls, figures }, computed, values }: OutcomeProps) {
  const t = useText();
  const { laterDays: days, laterPrice: price, laterVolatility: points } = values;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 px-4 py-3" aria-live="polite">
      {controls.some((control) => control.startsWith('later')) && (
        <Figure
          computed={computed}
          reference={`profitAfter(${days}, ${price}, ${points})`}
          label={t('learn.profitThen')}
        />
      )}
      {figures.map((reference) => (
        <Figure key={reference} computed={computed} reference={reference} />
      ))}
    </dl>
  );
}

interface FigureProps {
  readonly computed: ComputedExample;
  readonly reference: FigureReference;
  readonly label?: string;
}

function Figure({ computed, reference, label }: FigureProps) {
  const t = useText();
  const language = useLanguage();
  const [name = '', argument] = reference.split(/[()]/);
  const read = readFigure(computed, reference);
  return (
    <div>
      <dt className="text-12 text-ink-2">
        {label ?? t(`learn.figure.${name as FigureName}`)}
        {label === undefined && argument !== undefined && ` ${argument}`}
      </dt>
      <dd className="text-20 font-semibold tracking-tight tabular-nums">
        {read ? formatFigure(read, language) : '--'}
      </dd>
    </div>
  );
}
