import { useId, useState } from 'react';
import type { Language } from '@toolyard/core/shared';
import { titleForId } from '@toolyard/core/tools';
import { useForm, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useFieldFault } from '../../../ui/use-field-fault.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ToolConflict } from './tool-conflict.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolPreview } from './tool-preview.tsx';
import { readTool, valuesOf, type ToolFault, type ToolValues } from './tool-values.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useTitleId } from './use-title-id.ts';
import { useDeletion } from './use-deletion.ts';
import { useToolSave } from './use-tool-save.ts';
import type { AdminTool } from './wire.ts';

interface Props {
  /** Null for a new one. */
  readonly tool: AdminTool | null;
  readonly tools: readonly AdminTool[];
  readonly onClose: () => void;
}

const isText = (field: string): boolean => field === 'title' || field === 'description';

/** Adds a tool or edits one: the form left, what becomes of it right. */
export function ToolDialog({ tool: given, tools, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const formId = useId();
  useReturnFocus();
  // The version that the operator began with, whatever comes into the list meanwhile.
  const [tool] = useState(given);
  const form = useForm<ToolValues>({ defaultValues: valuesOf(tool) });
  const { isDirty } = form.formState;
  const [title, titleZh] = useWatch({ control: form.control, name: ['title', 'titleZh'] });
  const titleId = useTitleId(titleForId({ title, titleZh }));
  const saving = useToolSave(tool, onClose);
  const { busy, error, conflict } = saving;
  const [faults, setFaults] = useState<readonly ToolFault[]>([]);
  const [, focusOn] = useFieldFault(form, busy);
  const { remove } = useDeletion();
  const [textsIn, setTextsIn] = useState<Language>('en');
  const [deleting, setDeleting] = useState(false);
  const [uploading, setUploading] = useState(false);
  const submit = () => {
    if (busy || uploading) return;
    const values = form.getValues();
    const typedId = values.id.trim();
    const id = typedId || titleId;
    const read = readTool({ ...values, id }, tool ? 'edit' : 'create', language);
    const found = 'faults' in read ? read.faults : [];
    setFaults(found);
    if (found[0])
      setTextsIn(found[0].at.endsWith('Zh') ? 'zh-CN' : isText(found[0].at) ? 'en' : textsIn);
    focusOn(found[0] ?? null);
    if ('body' in read) void saving.save(tool || !typedId ? read.body : { ...read.body, id });
  };
  return (
    <FormDialog
      wide
      dirty={isDirty}
      onClose={onClose}
      title={t(tool ? 'adminTools.editTitle' : 'adminTools.addTitle')}
      closeLabel={t('adminTools.close')}
      foot={(leave) => (
        <>
          {tool && (
            <Button
              look="danger"
              className="mr-auto max-md:hidden"
              disabled={busy}
              onClick={() => setDeleting(true)}
            >
              {t('adminTools.deleteThis')}
            </Button>
          )}
          {uploading && (
            <p className="text-12 text-ink-3 max-md:w-full">{t('adminTools.uploadFirst')}</p>
          )}
          <Button className="max-md:flex-1" disabled={busy} onClick={leave}>
            {t('adminTools.cancel')}
          </Button>
          <Button
            look="primary"
            type="submit"
            form={formId}
            className="max-md:flex-1"
            busy={busy}
            disabled={uploading}
          >
            {t(busy ? 'adminTools.saving' : 'adminTools.save')}
          </Button>
        </>
      )}
    >
      <div className="-mx-5 -mb-5 grid min-h-full border-t border-line md:grid-cols-[minmax(0,1fr)_328px]">
        <ToolForm
          id={formId}
          form={form}
          titleId={tool ? null : titleId}
          faults={faults}
          error={error}
          onSubmit={submit}
          onUploading={setUploading}
          textsIn={textsIn}
          onTextsIn={setTextsIn}
        />
        <ToolPreview control={form.control} tool={tool} titleId={titleId} tools={tools} />
      </div>
      {deleting && tool && (
        <DeleteDialog
          tools={[tool]}
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            if (await remove(tool)) onClose();
            else setDeleting(false);
          }}
        />
      )}
      {conflict && <ToolConflict conflict={conflict} saving={saving} />}
    </FormDialog>
  );
}
