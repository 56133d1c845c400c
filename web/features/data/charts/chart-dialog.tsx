import { useState } from 'react';
import {
  CHART_KINDS,
  chartKindOf,
  type Chart,
  type ChartKindName,
  type Column,
  type StepProblem,
} from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { newValue } from '../steps/new-value.ts';
import { ParameterField } from '../steps/parameter-field.tsx';

type Values = Readonly<Record<string, unknown>>;

const BINS = 24;

/** Values for a kind of chart: those of another kind where a parameter has the same name and form. */
function valuesFor(
  name: ChartKindName,
  columns: readonly Column[],
  before: { readonly kind: ChartKindName; readonly values: Values } | null,
): Values {
  const known = before && chartKindOf(before.kind).parameters;
  return Object.fromEntries(
    Object.entries(chartKindOf(name).parameters).map(([parameter, rule]) => [
      parameter,
      known?.[parameter]?.kind === rule.kind
        ? before!.values[parameter]
        : parameter === 'bins'
          ? BINS
          : newValue(rule, columns),
    ]),
  );
}

interface Props {
  /** The chart that is edited; null for a new one. */
  readonly of: Chart | null;
  /** The columns that the chart is drawn from. */
  readonly columns: readonly Column[];
  /** Takes the chart, or says what does not fit. */
  readonly onDone: (chart: Chart) => StepProblem | null;
  readonly onClose: () => void;
}

/** The form of a chart: its kind, and what the kind declares. */
export function ChartDialog({ of, columns, onDone, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const [{ kind, values }, setChart] = useState<{ kind: ChartKindName; values: Values }>(() =>
    of === null
      ? { kind: 'bar', values: valuesFor('bar', columns, null) }
      : { kind: of.kind, values: of.parameters },
  );
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const { parameters } = chartKindOf(kind);
  const done = () => {
    const id = of?.id ?? crypto.randomUUID();
    // Each field gives a value of its parameter's form; core checks whether it fits.
    const refused = onDone({ id, kind, parameters: values } as unknown as Chart);
    setProblem(refused);
    if (refused === null) onClose();
  };
  const atField = typeof problem?.parameter === 'string' && problem.parameter in parameters;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(of === null ? 'data.chart.add' : 'data.chart.change')}
      closeLabel={t('data.close')}
      foot={
        <>
          <Button onClick={onClose}>{t('data.cancel')}</Button>
          <Button look="primary" onClick={done}>
            {t('data.apply')}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <SelectField
          label={t('data.chart.kind')}
          value={kind}
          onChoose={(next) => {
            setProblem(null);
            setChart({ kind: next, values: valuesFor(next, columns, { kind, values }) });
          }}
          choices={CHART_KINDS.map((each) => ({
            value: each.kind,
            label: textIn(each.label, language),
          }))}
        />
        {Object.entries(parameters).map(([name, parameter]) => (
          <ParameterField
            key={`${kind} ${name}`}
            values={values}
            tables={null}
            parameter={parameter}
            columns={columns}
            value={values[name]}
            onChange={(value) => setChart({ kind, values: { ...values, [name]: value } })}
            error={problem?.parameter === name ? textIn(problem.texts, language) : null}
          />
        ))}
        {problem !== null && !atField && <ErrorBox>{textIn(problem.texts, language)}</ErrorBox>}
      </form>
    </Dialog>
  );
}
