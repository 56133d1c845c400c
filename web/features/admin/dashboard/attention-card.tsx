import type { DashboardStats } from '../../../api/generated-admin.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/data-table/table-states.tsx';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { SuperadminOnly } from '../session/use-admin.tsx';

/** What waits for an operator: a broken audit log, overdue draws, drafts that wait for approval. */
export function AttentionCard({ stats }: { readonly stats: DashboardStats | null }) {
  const t = useText();
  if (!stats)
    return (
      <Card label={t('admin.attention')}>
        <CardHead title={t('admin.attention')} />
        <SkeletonRows count={1} />
      </Card>
    );
  const { auditWhole, overdueDraws, waitingEvents } = stats;
  const toDraws = (
    <ButtonLink to={adminPaths.lottery} size="sm">
      {t('admin.lottery')}
    </ButtonLink>
  );
  return (
    <Card label={t('admin.attention')}>
      <CardHead title={t('admin.attention')} />
      <div className="flex flex-col gap-2 p-4">
        {!auditWhole && (
          <ErrorBox
            actions={
              <SuperadminOnly>
                <ButtonLink to={adminPaths.audit} size="sm">
                  {t('admin.audit')}
                </ButtonLink>
              </SuperadminOnly>
            }
          >
            {t('admin.system.auditBroken')}
          </ErrorBox>
        )}
        {overdueDraws > 0 && (
          <ErrorBox actions={toDraws}>
            {t('admin.system.drawsOverdue', { count: overdueDraws })}
          </ErrorBox>
        )}
        {waitingEvents > 0 && (
          <MessageBox tone="info" actions={toDraws}>
            {t('admin.system.eventsWaiting', { count: waitingEvents })}
          </MessageBox>
        )}
        {auditWhole && overdueDraws + waitingEvents === 0 && (
          <p className="text-ink-3">{t('admin.attentionNone')}</p>
        )}
      </div>
    </Card>
  );
}
