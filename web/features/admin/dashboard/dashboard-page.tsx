import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { useAdmin } from '../session/use-admin.tsx';
import { ActivityCard } from './activity-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { QuickLinks } from './quick-links.tsx';
import { StatStrip } from './stat-strip.tsx';
import { SystemCard } from './system-card.tsx';
import { useFigures } from './use-dashboard.ts';

/** The platform at a glance. */
export function DashboardPage() {
  const t = useText();
  const { name } = useAdmin();
  const { stats, failure, isFetching, again } = useFigures();
  usePage(t('admin.dashboard'));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h1 className="tracking-heading text-20 font-semibold outline-none">
          {t('admin.dashboard')}
        </h1>
        <p className="text-ink-2">{t('admin.welcome', { name })}</p>
      </div>
      <div className="flex flex-col gap-4">
        {failure !== null && (
          <ErrorBox
            actions={
              <Button size="sm" busy={isFetching} onClick={again}>
                {t('shell.retry')}
              </Button>
            }
          >
            {failure}
          </ErrorBox>
        )}
        {(stats ?? failure === null) && <StatStrip stats={stats} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
          <ActivityCard />
          <div className="flex flex-col gap-4 max-xl:order-first sm:max-xl:grid sm:max-xl:grid-cols-2 sm:max-xl:items-start">
            <AttentionCard stats={stats} />
            <QuickLinks />
            <SystemCard stats={stats} />
          </div>
        </div>
      </div>
    </>
  );
}
