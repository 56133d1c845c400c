import { errorCode } from '../../../api/error-code.ts';
import { useReadOutboxQuery } from '../../../api/generated-admin.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FaultBox, SkeletonRows } from '../../../ui/data-table/table-states.tsx';
import { failureText } from '../../../api/call-failure.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { LetterCard } from './letter-card.tsx';

/** So many come at once. */
export const LETTERS = 20;

interface Props {
  readonly search: string;
  /** Where it begins; the newest where there is none. */
  readonly cursor: string | undefined;
  /** Absent where older ones are shown already. */
  readonly onOlder?: ((cursor: string) => void) | undefined;
}

/** A part of the outbox. */
export function OutboxPart({ search, cursor, onOlder }: Props) {
  const t = useText();
  const { data, error, isFetching, refetch } = useReadOutboxQuery(
    { limit: LETTERS, cursor, search: search || undefined },
    { refetchOnMountOrArgChange: true },
  );
  // Letters hold links that set passwords.
  const { stepUp, dialog } = useAdminStepUp();
  const again = () => void refetch();
  // The question stays while it is answered, so that its dialog does.
  if (errorCode(error) === 'REAUTHENTICATION_NEEDED' || dialog)
    return (
      <>
        <EmptyState
          level={2}
          title={t('outbox.locked')}
          text={t('outbox.lockedText')}
          action={
            <Button look="primary" busy={isFetching} onClick={() => void stepUp(() => refetch())}>
              {t('outbox.unlock')}
            </Button>
          }
        />
        {dialog}
      </>
    );
  if (error) {
    const text = failureText(error, t('outbox.failed'));
    return <FaultBox fault={{ text, onRetry: again, busy: isFetching }} className="m-4" />;
  }
  if (!data) return <SkeletonRows count={3} />;
  const { data: letters, nextCursor } = data;
  if (letters.length === 0 && cursor === undefined) {
    return search === '' ? (
      <EmptyState level={2} title={t('outbox.none')} text={t('outbox.noneText')} />
    ) : (
      <EmptyState level={2} title={t('outbox.noneFound')} text={t('outbox.noneFoundText')} />
    );
  }
  return (
    <>
      {letters.map((letter, at) => (
        <LetterCard key={letter.id} letter={letter} open={cursor === undefined && at === 0} />
      ))}
      {nextCursor !== null && onOlder && (
        <div className="px-4 py-2">
          <Button onClick={() => onOlder(nextCursor)}>{t('outbox.older')}</Button>
        </div>
      )}
    </>
  );
}
