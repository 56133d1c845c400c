import { useId, useState } from 'react';
import { titleForId } from '@toolyard/core/tools';
import { useForm, useWatch } from 'react-hook-form';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFieldFault } from '../../../ui/use-field-fault.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
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
  const [question, setQuestion] = useState<'leave' | 'delete' | null>(null);
  const [uploading, setUploading] = useState(false);
  const leave = () => (isDirty ? setQuestion('leave') : onClose());
  const submit = () => {
    if (busy || uploading) return;
    const values = form.getValues();
    const typedId = values.id.trim();
    const id = typedId || titleId;
    const read = readTool({ ...values, id }, tool ? 'edit' : 'create', language);
    const found = 'faults' in read ? read.faults : [];
    setFaults(found);
    focusOn(found[0] ?? null);
    if ('body' in read) void saving.save(tool || !typedId ? read.body : { ...read.body, id });
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={leave}
      title={t(tool ? 'adminTools.editTitle' : 'adminTools.addTitle')}
      closeLabel={t('adminTools.close')}
      foot={
        <>
          {tool && (
            <Button
              look="danger"
              className="mr-auto max-md:hidden"
              disabled={busy}
              onClick={() => setQuestion('delete')}
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
      }
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
        />
        <ToolPreview control={form.control} tool={tool} titleId={titleId} tools={tools} />
      </div>
      {question === 'leave' && (
        <ConfirmDialog
          title={t('admin.discard.title')}
          text={t('admin.discard.text')}
          confirm={t('admin.discard.action')}
          cancel={t('adminTools.keepEditing')}
          onConfirm={onClose}
          onClose={() => setQuestion(null)}
        />
      )}
      {question === 'delete' && tool && (
        <DeleteDialog
          tools={[tool]}
          onClose={() => setQuestion(null)}
          onConfirm={async () => {
            if (await remove(tool)) onClose();
            else setQuestion(null);
          }}
        />
      )}
      {conflict && <ToolConflict conflict={conflict} saving={saving} />}
    </Dialog>
  );
}
