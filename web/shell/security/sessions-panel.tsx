import { useEffect, useRef } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import type { OwnSessionResponse } from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { useSecurityCalls } from './security-calls.ts';
import { SessionRow } from './session-row.tsx';
import { useSessionEnding } from './use-session-ending.tsx';

/** Where the account is signed in, and the ways out. */
export function SessionsPanel() {
  const t = useText();
  const { useListSessions } = useSecurityCalls();
  const { data, isLoading, error, refetch } = useListSessions(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Card label={t('sessions.title')}>
      <CardHead title={t('sessions.title')} />
      {isLoading && <Coming />}
      {error !== undefined && !data && (
        <div className="p-4">
          <ErrorBox
            title={t('sessions.failed')}
            actions={
              <Button size="sm" onClick={() => void refetch()}>
                {t('account.retry')}
              </Button>
            }
          >
            {errorMessage(error, '')}
          </ErrorBox>
        </div>
      )}
      {data && <Sessions sessions={data.data} />}
    </Card>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly OwnSessionResponse[] }) {
  const t = useText();
  const { endOne, endOthers, endAll, busy, failure, dialog } = useSessionEnding();
  const others = sessions.some(({ current }) => !current);
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(sessions.length);
  // The button that ended one goes with it: the focus stays in the list.
  useEffect(() => {
    const fewer = sessions.length < count.current;
    count.current = sessions.length;
    if (fewer && document.activeElement === document.body) list.current?.focus();
  }, [sessions.length]);
  return (
    <div className="flex flex-col">
      {failure !== null && <ErrorBox className="m-4 mb-0">{failure}</ErrorBox>}
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            disabled={busy !== null}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line p-4">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">
          {t(others ? 'sessions.text' : 'sessions.onlyHere')}
        </p>
        <div className="flex flex-wrap gap-2">
          {others && (
            <Button
              busy={busy === 'others'}
              disabled={busy !== null}
              onClick={() => void endOthers()}
            >
              {t('sessions.endOthers')}
            </Button>
          )}
          <Button busy={busy === 'all'} disabled={busy !== null} onClick={() => void endAll()}>
            {t('sessions.endAll')}
          </Button>
        </div>
      </div>
      {dialog}
    </div>
  );
}

function Coming() {
  const t = useText();
  return (
    <SkeletonBlock label={t('sessions.loading')} className="space-y-6 p-4">
      {[1, 2].map((row) => (
        <div key={row} className="space-y-2">
          <Skeleton className="w-40" />
          <Skeleton className="w-64 max-w-full" />
        </div>
      ))}
    </SkeletonBlock>
  );
}
