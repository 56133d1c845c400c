import { useRef } from 'react';
import { iconKind, IMAGE_TYPES } from '@toolyard/core/tools';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ToolTile } from '../../../ui/tool-tile.tsx';
import { useDropZone } from '../../../ui/use-drop-zone.ts';
import type { ToolValues } from './tool-values.ts';
import { useIconUpload } from './use-icon-upload.ts';

interface Props {
  readonly form: UseFormReturn<ToolValues>;
  readonly error: string | null;
  readonly onBusy: (busy: boolean) => void;
}

/** The icon of a tool: an image that is dropped or chosen, or a few characters. */
export function IconField({ form, error, onBusy }: Props) {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const { setValue, control, register } = form;
  const [icon, color, iconAlt] = useWatch({ control, name: ['icon', 'color', 'iconAlt'] });
  const set = (value: string) => setValue('icon', value, { shouldDirty: true });
  const { upload, fault, busy, name } = useIconUpload(set);
  const image = iconKind(icon) === 'image';
  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    onBusy(true);
    await upload(file);
    onBusy(false);
  };
  const { over, zone } = useDropZone(([file]) => void take(file));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="flex w-full items-center justify-between pb-1.5 font-medium">
        {t('adminTools.icon')}
        <span className="text-12 text-ink-3">{t('adminTools.required')}</span>
      </legend>
      <div
        {...zone}
        className={clsx(
          'flex items-center gap-3 rounded-2 border border-dashed p-3',
          over ? 'border-accent-solid bg-accent-tint' : 'border-control',
        )}
      >
        <ToolTile icon={icon} alt={iconAlt} color={color} />
        <div className="min-w-0 flex-1" role="status">
          <p className="truncate font-medium">
            {busy
              ? t('adminTools.uploading')
              : image
                ? (name ?? t('adminTools.uploaded'))
                : t('adminTools.drop')}
          </p>
          <p className="text-12 text-ink-3">{t('adminTools.sizeHint')}</p>
        </div>
        {image && (
          <IconButton label={t('adminTools.removeImage')} disabled={busy} onClick={() => set('')}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
        <Button size="sm" busy={busy} onClick={() => chooser.current?.click()}>
          {t(image ? 'adminTools.replace' : 'adminTools.upload')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('adminTools.upload')}
          accept={IMAGE_TYPES.join(',')}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {fault && (
        <p role="alert" className="flex items-center gap-1 text-12 text-danger">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
          {fault}
        </p>
      )}
      {image ? (
        <Field
          key="iconAlt"
          label={t('adminTools.iconAlt')}
          hint={t('adminTools.iconAltHint')}
          className="mt-2"
        >
          {(ids) => <TextInput {...ids} {...register('iconAlt')} maxLength={2 * 120} />}
        </Field>
      ) : (
        <Field
          key="icon"
          label={<span className="sr-only">{t('adminTools.iconText')}</span>}
          hint={t('adminTools.iconHint')}
          error={error}
        >
          {(ids) => <TextInput {...ids} {...register('icon')} autoComplete="off" />}
        </Field>
      )}
    </fieldset>
  );
}
