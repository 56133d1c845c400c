import { TOOL_DEFAULTS } from '@toolyard/core/tools';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import type { ToolValues } from './tool-values.ts';

interface Props {
  readonly form: UseFormReturn<ToolValues>;
  readonly error: string | null;
}

/** The categories of the charts, and what a new tool has. */
const PALETTE = [
  '#1f47c7',
  '#b4690e',
  '#0f7b83',
  '#8a3ea8',
  '#5f6b1f',
  '#b8336a',
  '#6b665d',
  TOOL_DEFAULTS.color,
] as const;

/** A tool's colour: picked, typed, or one of the palette. */
export function ColorField({ form, error }: Props) {
  const t = useText();
  const color = useWatch({ control: form.control, name: 'color' });
  const set = (value: string) => form.setValue('color', value, { shouldDirty: true });
  const validColor = /^#[0-9a-f]{6}$/i.test(color) ? color : TOOL_DEFAULTS.color;
  return (
    <div className="min-w-0">
      <Field label={t('adminTools.color')} error={error}>
        {(ids) => (
          <TextInput
            {...ids}
            {...form.register('color')}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            lead={
              <input
                type="color"
                aria-label={t('adminTools.colorPick')}
                value={validColor}
                onChange={({ target }) => set(target.value)}
                className="block size-6 cursor-pointer rounded-1 border-0 bg-transparent p-0.5"
              />
            }
          />
        )}
      </Field>
      <div role="group" aria-label={t('adminTools.colorPalette')} className="mt-2 flex gap-1">
        {PALETTE.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={one}
            aria-pressed={one === color.toLowerCase()}
            onClick={() => set(one)}
            className="grid size-6 place-items-center rounded-1 aria-pressed:shadow-[0_0_0_2px_var(--focus)]"
          >
            <span className="block size-4 rounded-1" style={{ backgroundColor: one }} />
          </button>
        ))}
      </div>
    </div>
  );
}
