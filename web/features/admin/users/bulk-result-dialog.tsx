import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BulkUserAction, BulkUserOutcomeResponse } from './users-api.ts';

export interface NamedUser {
  readonly id: string;
  readonly name: string;
}

export interface BulkOutcome {
  readonly action: BulkUserAction;
  readonly users: readonly NamedUser[];
  readonly rows: readonly BulkUserOutcomeResponse[];
  /** Takes back what was changed; absent where nothing can be. */
  readonly undo?: (() => void) | undefined;
}

interface Props {
  readonly outcome: BulkOutcome;
  readonly onClose: () => void;
}

/** What became of each user of many. */
export function BulkResultDialog({ outcome: { action, users, rows, undo }, onClose }: Props) {
  const t = useText();
  const done = rows.filter(({ ok }) => ok);
  const names = new Map(users.map(({ id, name }) => [id, name]));
  // Of a thousand, those that were refused are in sight.
  const refusedFirst = [...rows.filter(({ ok }) => !ok), ...done];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('users.bulk.title')}
      closeLabel={t('people.close')}
      description={t(`users.bulk.${action}.result`, { done: done.length, count: rows.length })}
      foot={
        <>
          {undo && (
            <Button
              className="mr-auto"
              onClick={() => {
                onClose();
                undo();
              }}
            >
              {t('users.undo')}
            </Button>
          )}
          <Button onClick={onClose}>{t('people.close')}</Button>
        </>
      }
    >
      <ul className="mt-3">
        {refusedFirst.map(({ id, ok, message }) => {
          const Icon = ok ? CircleCheck : CircleAlert;
          return (
            <li key={id} className="flex gap-2.5 border-t border-line py-2">
              <Icon
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className={`mt-0.5 flex-none ${ok ? 'text-ok' : 'text-danger'}`}
              />
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{names.get(id) ?? id}</p>
                <p className={ok ? 'text-ink-2' : 'text-danger'}>
                  {ok ? t(`users.bulk.${action}.ok`) : (message ?? t('users.bulk.refused'))}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
