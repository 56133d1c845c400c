import { TARGETS, type Generation, type TargetId } from '@toolyard/core/codegen';
import { textIn, type Parameter } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Card, CardHead } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { OptionField } from './output/option-field.tsx';
import { OutputFiles } from './output/output-files.tsx';

/** The values of each output's parameters that differ from their defaults. */
export type TargetValues = Partial<Record<TargetId, Readonly<Record<string, unknown>>>>;

interface Props {
  readonly target: TargetId;
  readonly onTarget: (target: TargetId) => void;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onValues: (values: Readonly<Record<string, unknown>>) => void;
  /** Null before anything was generated. */
  readonly generation: Generation | null;
  /** Whether the next generation is under way. */
  readonly isBusy: boolean;
}

/** The files of one output, with its options. */
export function OutputCard({ target, onTarget, values, onValues, generation, isBusy }: Props) {
  const t = useText();
  const language = useLanguage();
  const chosen = TARGETS.find(({ id }) => id === target)!;
  const parameters: Readonly<Record<string, Parameter<unknown>>> = chosen.parameters;
  const shown: Readonly<Record<string, unknown>> = { ...chosen.defaults, ...values };
  return (
    <Card label={t('codegen.output')}>
      <CardHead title={t('codegen.output')} />
      <div className="flex flex-wrap items-end gap-4 border-b border-line p-4">
        <Field label={t('codegen.target')} className="min-w-44">
          {(ids) => (
            <Select
              {...ids}
              value={target}
              choices={TARGETS.map(({ id, label }) => ({
                value: id,
                label: textIn(label, language),
              }))}
              onChoose={onTarget}
            />
          )}
        </Field>
        {Object.entries(parameters).map(([name, parameter]) => (
          <OptionField
            key={`${target} ${name}`}
            parameter={parameter}
            value={shown[name]}
            onChange={(value) => onValues({ ...values, [name]: value })}
          />
        ))}
      </div>
      {generation && (
        <div
          aria-busy={isBusy}
          className={isBusy ? 'opacity-60 transition-opacity delay-300' : undefined}
        >
          <OutputFiles generation={generation} />
        </div>
      )}
      {!generation && isBusy && (
        <SkeletonBlock label={t('codegen.busy')} className="p-4">
          <Skeleton className="h-64" />
        </SkeletonBlock>
      )}
      {!generation && !isBusy && <p className="p-4 text-ink-2">{t('codegen.nothingYet')}</p>}
    </Card>
  );
}
