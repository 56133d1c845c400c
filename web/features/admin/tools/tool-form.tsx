import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { BadgeField } from './badge-field.tsx';
import { ColorField } from './color-field.tsx';
import { IconField } from './icon-field.tsx';
import type { ToolFault, ToolValues } from './tool-values.ts';

interface Props {
  readonly id: string;
  readonly form: UseFormReturn<ToolValues>;
  /** The id that the title of a new tool gives; null where the tool has its id. */
  readonly titleId: string | null;
  readonly faults: readonly ToolFault[];
  /** Why the last save was refused. */
  readonly error: string | null;
  readonly onSubmit: () => void;
  readonly onUploading: (busy: boolean) => void;
}

/** Everything that can be set of a tool. */
export function ToolForm({ id, form, titleId, faults, error, onSubmit, onUploading }: Props) {
  const t = useText();
  const { register, control } = form;
  const at = (field: keyof ToolValues) => faults.find((fault) => fault.at === field)?.text ?? null;
  return (
    <form
      id={id}
      noValidate
      className="flex min-w-0 flex-col gap-4 p-5 max-md:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {error && <ErrorBox>{error}</ErrorBox>}
      <Field label={t('adminTools.name')} error={at('title')}>
        {(ids) => <TextInput {...ids} {...register('title')} autoComplete="off" />}
      </Field>
      <Field
        label={t('adminTools.nameZh')}
        hint={t('adminTools.languagesHint')}
        error={at('titleZh')}
      >
        {(ids) => <TextInput {...ids} {...register('titleZh')} lang="zh-CN" autoComplete="off" />}
      </Field>
      {titleId !== null && (
        <Field label={t('adminTools.id')} error={at('id')}>
          {(ids) => (
            <TextInput
              {...ids}
              {...register('id')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={titleId}
            />
          )}
        </Field>
      )}
      <Field label={t('adminTools.description')} error={at('description')}>
        {(ids) => <TextArea {...ids} {...register('description')} rows={2} />}
      </Field>
      <Field label={t('adminTools.descriptionZh')} error={at('descriptionZh')}>
        {(ids) => <TextArea {...ids} {...register('descriptionZh')} lang="zh-CN" rows={2} />}
      </Field>
      <Field label={t('adminTools.url')} error={at('url')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...register('url')}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            placeholder={t('adminTools.urlHint')}
          />
        )}
      </Field>
      <IconField form={form} error={at('icon')} onBusy={onUploading} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ColorField form={form} error={at('color')} />
        <Field label={t('adminTools.order')} error={at('order')}>
          {(ids) => (
            <TextInput {...ids} {...register('order')} inputMode="numeric" autoComplete="off" />
          )}
        </Field>
      </div>
      <BadgeField control={control} />
      <Checkbox {...register('isActive')}>{t('adminTools.showOnHome')}</Checkbox>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['publishAt', 'hideAt'] as const).map((field) => (
          <Field
            key={field}
            label={t(`adminTools.${field}`)}
            hint={t('adminTools.utc')}
            error={at(field)}
          >
            {(ids) => <TextInput {...ids} {...register(field)} type="datetime-local" />}
          </Field>
        ))}
      </div>
    </form>
  );
}
