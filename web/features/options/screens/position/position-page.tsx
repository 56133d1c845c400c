import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../../../app/store.ts';
import { pollEvery } from '../../../../api/base-api.ts';
import { isStatus } from '../../../../api/call-error.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { useReadStrategyQuery } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { usePage } from '../../../../shell/use-page.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { useNow } from '../../shared/live/use-now.ts';
import { PositionDetail } from './position-detail.tsx';
import { SamplePosition } from './sample-position.tsx';
import { sampleTradeView } from './sample-trade-view.ts';

/** Marks move with the market. */
const A_MINUTE = 60_000;

/** /options/position/{id}: a saved strategy of the signed-in user; a visitor sees samples alone. */
export function PositionPage() {
  const t = useText();
  const { id = '' } = useParams();
  const user = useAppSelector((state) => state.session.user);
  const language = useLanguage();
  const now = useNow();
  const sample = useMemo(
    () => (user ? null : sampleTradeView(id, language, now)),
    [user, id, language, now],
  );
  const {
    currentData: data,
    error,
    refetch,
  } = useReadStrategyQuery(user ? { id } : skipToken, pollEvery(A_MINUTE));

  if (!user && sample) return <SamplePosition key={id} id={id} sample={sample} />;
  if (!user)
    return (
      <div>
        <Card>
          <PageName title={t('position.visitor')} />
          <EmptyState
            title={t('position.visitor')}
            text={t('position.visitorHint')}
            level={1}
            action={
              <ButtonLink look="primary" to={paths.signIn} state={{ from: paths.position(id) }}>
                {t('overview.signIn')}
              </ButtonLink>
            }
          />
        </Card>
      </div>
    );
  if (data) return <PositionDetail key={id} position={data.data} />;
  if (isStatus(error, 404) || isStatus(error, 400))
    return (
      <div>
        <Card>
          <PageName title={t('position.unknown')} />
          <EmptyState
            title={t('position.unknown')}
            text={t('position.unknownText', { id })}
            level={1}
            action={<ButtonLink to={paths.options}>{t('position.toOverview')}</ButtonLink>}
          />
        </Card>
      </div>
    );
  if (error)
    return (
      <div>
        <PageTitle title={t('life.heading')} />
        <ErrorBox
          title={t('position.failed')}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('options.retry')}
            </Button>
          }
        >
          {errorMessage(error, t('options.failedHint'))}
        </ErrorBox>
      </div>
    );
  return (
    <SkeletonBlock label={t('options.loading')} className="space-y-6">
      <Skeleton className="h-7 w-64" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-96 w-full" />
    </SkeletonBlock>
  );
}

/** Names the page, and takes the focus to its heading, once that is there. */
function PageName({ title }: { readonly title: string }) {
  usePage(title);
  return null;
}
