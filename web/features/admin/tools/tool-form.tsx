import type { Language } from '@toolyard/core/shared';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Segments } from '../../../ui/segments.tsx';
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
  /** The language whose texts are on show. */
  readonly textsIn: Language;
  readonly onTextsIn: (language: Language) => void;
}

/** Everything that can be set of a tool. */
export function ToolForm(props: Props) {
  const { id, form, titleId, faults, error, onSubmit, onUploading, textsIn, onTextsIn } = props;
  const t = useText();
  const required = <span className="text-12 text-ink-3">{t('adminTools.required')}</span>;
  const hidden = (language: Language) => (textsIn === language ? '' : 'hidden');
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
      <div className="flex items-center justify-between gap-3">
        <p className="text-12 text-ink-3">{t('adminTools.languagesHint')}</p>
        <Segments
          label={t('adminTools.textsIn')}
          segments={[
            { value: 'en', label: 'EN' },
            { value: 'zh-CN', label: '中' },
          ]}
          value={textsIn}
          onChange={onTextsIn}
        />
      </div>
      <Field
        label={t('adminTools.name')}
        error={at('title')}
        aside={required}
        className={hidden('en')}
      >
        {(ids) => <TextInput {...ids} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label={t('adminTools.nameZh')} error={at('titleZh')} className={hidden('zh-CN')}>
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
      <Field
        label={t('adminTools.description')}
        error={at('description')}
        aside={required}
        className={hidden('en')}
      >
        {(ids) => <TextArea {...ids} {...register('description')} rows={2} />}
      </Field>
      <Field
        label={t('adminTools.descriptionZh')}
        error={at('descriptionZh')}
        className={hidden('zh-CN')}
      >
        {(ids) => <TextArea {...ids} {...register('descriptionZh')} lang="zh-CN" rows={2} />}
      </Field>
      <Field label={t('adminTools.url')} error={at('url')} aside={required}>
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
          <Controller
            key={field}
            control={control}
            name={field}
            render={({ field: { onChange, onBlur: _, ...input } }) => (
              <DateField
                {...input}
                kind="time"
                label={t(`adminTools.${field}`)}
                hint={t('adminTools.utc')}
                error={at(field)}
                onType={onChange}
              />
            )}
          />
        ))}
      </div>
    </form>
  );
}
