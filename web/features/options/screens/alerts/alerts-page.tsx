import { paths } from '../../../../app/paths.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { NoticesCard } from './notices-card.tsx';
import { RulesCard } from './rules-card.tsx';

/** What an account has watched, and what has fired. */
export function AlertsPage() {
  const t = useText();
  const { user } = useSession();
  return (
    <div className="max-w-[1600px]">
      <PageTitle title={t('alerts.title')} />
      <p className="mb-4 text-ink-2">{t('alerts.text')}</p>
      {user ? (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <RulesCard />
          <NoticesCard />
        </div>
      ) : (
        <MessageBox
          tone="info"
          title={t('alerts.visitor')}
          actions={
            <ButtonLink size="sm" to={paths.signIn} state={{ from: paths.alerts }}>
              {t('alerts.signIn')}
            </ButtonLink>
          }
        >
          {t('alerts.visitorHint')}
        </MessageBox>
      )}
    </div>
  );
}
