import { Plus } from 'lucide-react';
import { useSelector } from 'react-redux';
import { errorMessage } from '../../../api/error-message.ts';
import { useListStrategiesQuery } from '../../../api/generated.ts';
import { paths } from '../../../app/paths.ts';
import type { RootState } from '../../../app/store.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { PageTitle } from '../page-title.tsx';
import { StrategiesTable } from './strategies-table.tsx';

/** The saved strategies of the signed-in user. */
export function OverviewPage() {
  const t = useText();
  const user = useSelector((state: RootState) => state.session.user);
  return (
    <div>
      <PageTitle
        title={t('overview.title')}
        aside={
          <ButtonLink look="primary" to={paths.wizard} icon={<Plus size={16} aria-hidden="true" />}>
            {t('overview.new')}
          </ButtonLink>
        }
      />
      <Card label={t('overview.list')}>
        {user ? (
          <SavedStrategies />
        ) : (
          <EmptyState
            title={t('overview.visitor')}
            text={t('overview.visitorHint')}
            level={2}
            action={
              <ButtonLink to={paths.signIn} state={{ from: paths.options }}>
                {t('overview.signIn')}
              </ButtonLink>
            }
          />
        )}
      </Card>
    </div>
  );
}

function SavedStrategies() {
  const t = useText();
  const { data, isLoading, error, refetch } = useListStrategiesQuery({ limit: 100 });
  if (isLoading)
    return (
      <SkeletonBlock label={t('options.loading')} className="space-y-7 p-4">
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-full" />
      </SkeletonBlock>
    );
  if (error || !data)
    return (
      <div className="p-4">
        <ErrorBox
          title={t('overview.failed')}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('options.retry')}
            </Button>
          }
        >
          {errorMessage(error, t('overview.failedHint'))}
        </ErrorBox>
      </div>
    );
  if (data.data.length === 0)
    return <EmptyState title={t('overview.empty')} text={t('overview.emptyHint')} level={2} />;
  return <StrategiesTable strategies={data.data} />;
}
