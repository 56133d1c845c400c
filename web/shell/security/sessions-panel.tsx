import type { OwnSessionResponse } from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { PanelFault, ComingRows, PanelFoot, useFocusAfterRemoval } from './panel-parts.tsx';
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
      {isLoading && <ComingRows label={t('sessions.loading')} count={2} />}
      {error !== undefined && !data && (
        <PanelFault title={t('sessions.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && <Sessions sessions={data.data} />}
    </Card>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly OwnSessionResponse[] }) {
  const t = useText();
  const { endOne, endOthers, endAll, busy, failure, dialog } = useSessionEnding();
  const others = sessions.some(({ current }) => !current);
  const list = useFocusAfterRemoval(sessions.length);
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
      <PanelFoot text={t(others ? 'sessions.text' : 'sessions.onlyHere')}>
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
      </PanelFoot>
      {dialog}
    </div>
  );
}
