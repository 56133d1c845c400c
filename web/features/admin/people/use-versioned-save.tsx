import { useState, type ReactNode } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import type { FieldOf } from '../conflict/conflict-field.ts';
import { useLastChange } from '../conflict/use-last-change.ts';
import { currentVersion } from '../conflict/version-conflict.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';

interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
}

interface Answer<Entity> {
  readonly data?: Entity;
  readonly error?: unknown;
}

interface Plan<Entity extends Versioned, Values extends object> {
  /** What the record is called. */
  readonly name: string;
  /** The record that the form was filled from. */
  readonly base: Entity;
  readonly fields: readonly FieldOf<Values>[];
  readonly valuesOf: (record: Entity) => Values;
  /** Saves over a version. */
  readonly save: (values: Values, version: number) => PromiseLike<Answer<Entity>>;
  readonly onSaved: (record: Entity) => void;
  /** The operator gives up what was typed for the record as it stands now. */
  readonly onTaken: (record: Entity) => void;
  /** What is said where the server says nothing. */
  readonly failed: string;
}

interface Conflict<Entity, Values> {
  readonly mine: Values;
  readonly current: Entity;
}

/** Saves a record over the version it was read at; where somebody else was faster, asks what shall stand. */
export function useVersionedSave<Entity extends Versioned, Values extends object>(
  plan: Plan<Entity, Values>,
): {
  readonly submit: (values: Values) => Promise<void>;
  readonly busy: boolean;
  readonly failure: string | null;
  /** To be rendered: the dialogs of a conflict and of the password. */
  readonly dialogs: ReactNode;
} {
  const { stepUp, dialog } = useAdminStepUp();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<Entity, Values> | null>(null);

  const change = useLastChange(conflict?.current ?? null);

  const saveOver = async (values: Values, { version }: Versioned) => {
    setBusy(true);
    setFailure(null);
    const answer = await stepUp(() => plan.save(values, version));
    setBusy(false);
    if (!answer) return;
    const current = currentVersion<Entity>(answer.error);
    if (current) return setConflict({ mine: values, current });
    if (!answer.data) return setFailure(errorMessage(answer.error, plan.failed));
    setConflict(null);
    plan.onSaved(answer.data);
  };

  const take = (current: Entity) => {
    setConflict(null);
    setFailure(null);
    plan.onTaken(current);
  };

  return {
    submit: (values) => saveOver(values, plan.base),
    busy,
    failure,
    dialogs: (
      <>
        {conflict && (
          <ConflictDialog
            key={conflict.current.version}
            name={plan.name}
            change={change}
            fields={plan.fields}
            base={plan.valuesOf(plan.base)}
            mine={conflict.mine}
            theirs={plan.valuesOf(conflict.current)}
            busy={busy}
            error={failure}
            onKeepMine={() => void saveOver(conflict.mine, conflict.current)}
            onMerge={(values) => void saveOver(values, conflict.current)}
            onTakeTheirs={() => take(conflict.current)}
            onClose={() => setConflict(null)}
          />
        )}
        {dialog}
      </>
    ),
  };
}
