import { useState, type FormEvent } from 'react';
import { journalFaults, tagsIn, trimmedJournal } from '@toolyard/core/options/strategies';
import { textIn } from '@toolyard/core/shared';
import { errorCode } from '../../../../api/error-code.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { api, useWriteJournalMutation } from '../../../../api/generated.ts';
import { useApplication } from '../../../../app/use-application.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';

/** A trade with its journal. */
export interface JournalOwner {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly note: string;
  readonly tags: readonly string[];
}

interface Props {
  readonly trade: JournalOwner;
  readonly onClose: () => void;
}

const FORM = 'journal-form';

/** Changes the note and the tags of a trade; what was typed stays when saving fails. */
export function JournalDialog({ trade, onClose }: Props) {
  const t = useText();
  const { store } = useApplication();
  const language = useLanguage();
  const [note, setNote] = useState(trade.note);
  const [tags, setTags] = useState(trade.tags.join(', '));
  const [isChecked, setChecked] = useState(false);
  const [write, { isLoading, error }] = useWriteJournalMutation();
  const journal = trimmedJournal({ note, tags: tagsIn(tags) });
  const faults = isChecked ? journalFaults(journal) : [];
  const faultOf = (name: 'note' | 'tags'): string | null => {
    const fault = faults.find(({ field = '' }) => field.split('.')[0] === name);
    if (!fault?.texts) return null;
    const text = textIn(fault.texts, language);
    const tag = journal.tags[Number(fault.field?.split('.')[1])];
    return tag === undefined ? text : t('journal.tagFault', { tag, fault: text });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (journalFaults(journal).length > 0) return;
    const answer = await write({
      id: trade.id,
      'If-Match': `"${trade.version}"`,
      journalRequest: { note: journal.note, tags: [...journal.tags] },
    });
    if (answer.data) return onClose();
    // The version that the next attempt is based on.
    if (errorCode(answer.error) === 'VERSION_CONFLICT')
      store.dispatch(api.util.invalidateTags(['strategies']));
  };
  const isConflict = errorCode(error) === 'VERSION_CONFLICT';
  return (
    <FormDialog
      onClose={onClose}
      title={t('journal.title')}
      description={trade.name}
      closeLabel={t('journal.cancel')}
      foot={(leave) => (
        <>
          <Button onClick={leave}>{t('journal.cancel')}</Button>
          <Button type="submit" form={FORM} look="primary" busy={isLoading}>
            {t('journal.save')}
          </Button>
        </>
      )}
    >
      <form id={FORM} onSubmit={(event) => void save(event)} className="mt-4 grid gap-4">
        {error !== undefined && (
          <ErrorBox>
            {isConflict ? t('journal.conflict') : errorMessage(error, t('journal.failed'))}
          </ErrorBox>
        )}
        <Field label={t('journal.note')} hint={t('journal.noteHint')} error={faultOf('note')}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={7}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('journal.tags')} hint={t('journal.tagsHint')} error={faultOf('tags')}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              value={tags}
              onChange={(event) => setTags(event.target.value)}
            />
          )}
        </Field>
      </form>
    </FormDialog>
  );
}
