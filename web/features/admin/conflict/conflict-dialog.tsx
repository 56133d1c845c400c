import { useState } from 'react';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { localTime } from '../../../ui/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import type { FieldOf } from './conflict-field.ts';
import { ConflictFieldset } from './conflict-fieldset.tsx';
import {
  differences,
  merged,
  preselected,
  undecided,
  type Choices,
  type Versions,
} from './three-way-merge.ts';
import type { LastChange } from './use-last-change.ts';
import { useTextArea } from './use-text-area.ts';

export interface ConflictDialogProps<Values extends object> extends Versions<Values> {
  /** What the record is called. */
  readonly name: string;
  /** Who saved `theirs`, and when. */
  readonly change: LastChange;
  readonly fields: readonly FieldOf<Values>[];
  /** Saves `mine` as it is over the version of now. */
  readonly onKeepMine: () => void;
  /** Gives `mine` up. */
  readonly onTakeTheirs: () => void;
  /** Saves the merge over the version of now. */
  readonly onMerge: (values: Values) => void;
  /** Back to the form; what was typed stands there still. */
  readonly onClose: () => void;
  readonly busy?: boolean;
  /** Why the last try was refused. */
  readonly error?: string | null;
}

/**
 * Somebody else saved first: both versions, field by field. Give it the version of now as its key: a second conflict
 * begins anew.
 */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>) {
  const here = useTextArea('adminConflict');
  return here ? <Conflict {...props} /> : null;
}

function Conflict<Values extends object>(props: ConflictDialogProps<Values>) {
  const { name, change, fields, base, mine, theirs, busy, error, onClose } = props;
  const t = useText();
  const written = useLanguage();
  const who = change.by ?? t('conflict.someone');
  const versions = { base, mine, theirs };
  const found = differences(
    fields.map((field) => field.name),
    versions,
  );
  const [choices, setChoices] = useState<Choices>(() => preselected(found));
  const merge = merged(found, choices as Choices<keyof Values & string>, versions);
  const left = undecided(found, choices);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={t('conflict.title')}
      closeLabel={t('conflict.close')}
      description={t('conflict.text', { name, who, time: localTime(change.at, written) })}
      foot={
        <>
          {left > 0 && (
            <p role="status" className="mr-auto text-12 text-ink-3 max-md:w-full">
              {t('conflict.left', { count: left })}
            </p>
          )}
          <Button className="max-md:flex-1" disabled={busy} onClick={props.onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button className="max-md:flex-1" disabled={busy} onClick={props.onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
          <Button
            look="primary"
            className="max-md:w-full"
            busy={busy}
            disabled={!merge}
            onClick={() => merge && props.onMerge(merge)}
          >
            {t('conflict.merge')}
          </Button>
        </>
      }
    >
      {error && <ErrorBox className="mt-4">{error}</ErrorBox>}
      {found.length === 0 && <p className="mt-4">{t('conflict.same')}</p>}
      {found.map((difference) => {
        const field = fields.find((one) => one.name === difference.name);
        return (
          field && (
            <ConflictFieldset
              key={difference.name}
              field={field}
              changedBy={difference.changedBy}
              versions={versions}
              chosen={choices[difference.name]}
              onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
            />
          )
        );
      })}
    </Dialog>
  );
}
