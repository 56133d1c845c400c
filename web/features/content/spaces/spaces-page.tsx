import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { useListSpacesQuery, type SpacesResponse } from '../../../api/generated-content.ts';
import { lazyArea } from '../../../app/lazy-area.tsx';
import { useSession } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { FailedBox } from '../shared/failed-box.tsx';
import { FirstSpaceButton } from './first-space-button.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { NewSpaceDialog } from './new-space-dialog.tsx';
import { SpaceCard } from './space-card.tsx';
import { VisitorIntroduction } from './visitor-introduction.tsx';

const WaitingDraft = lazyArea('content', () =>
  import('../trial/waiting-draft.tsx').then((m) => m.WaitingDraft),
);

const GRID = 'grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3';

/** /tools/content: one's spaces; a visitor sees what the tool is. */
export function SpacesPage() {
  const t = useText();
  usePage(t('content.title'));
  const { status, user } = useSession();
  return (
    <section className="mx-auto flex w-full max-w-[1168px] flex-1 flex-col gap-5 px-4 py-8 md:px-6">
      <div className="flex flex-col gap-2">
        <h1 className="tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">
          {t('content.title')}
        </h1>
        <p className="max-w-180 text-16 text-ink-2">{t('content.intro')}</p>
      </div>
      {user ? <OwnSpaces /> : status === 'loading' ? <Loading /> : <VisitorIntroduction />}
    </section>
  );
}

function OwnSpaces() {
  const t = useText();
  const { data, error, isFetching, refetch } = useListSpacesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <Suspense fallback={null}>
        <WaitingDraft space={null} />
      </Suspense>
      <InvitationsCard />
      {data ? (
        <Spaces {...data} />
      ) : error ? (
        <FailedBox
          error={error}
          text={t('content.failed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Spaces({ data: spaces, limits }: SpacesResponse) {
  const t = useText();
  const [creating, setCreating] = useState(false);
  const owned = spaces.filter(({ role }) => role === 'owner').length;
  const isFull = owned >= limits.spaces;
  const create = (
    <Button
      look={spaces.length === 0 ? 'second' : 'primary'}
      icon={<Plus size={16} aria-hidden="true" />}
      disabled={isFull}
      onClick={() => setCreating(true)}
    >
      {t('content.create')}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-16 font-semibold">{t('content.spaces')}</h2>
        <p className="text-12 text-ink-3">
          {t('content.owned', { count: owned, most: limits.spaces })}
        </p>
        {spaces.length > 0 && <div className="ml-auto">{create}</div>}
      </div>
      {isFull && <p className="text-ink-2">{t('content.full')}</p>}
      {spaces.length === 0 ? (
        <EmptyState
          title={t('content.none')}
          text={t('content.noneText')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <FirstSpaceButton />
              {create}
            </div>
          }
        />
      ) : (
        <ul className={GRID}>
          {spaces.map((space) => (
            <li key={space.id} className="grid">
              <SpaceCard space={space} />
            </li>
          ))}
        </ul>
      )}
      {creating && <NewSpaceDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function Loading() {
  const t = useText();
  return (
    <SkeletonBlock label={t('shell.loading')} className={GRID}>
      {Array.from({ length: 3 }, (_, at) => (
        <div key={at} className="flex h-40 flex-col rounded-3 border border-line bg-surface p-4">
          <Skeleton className="h-4! w-36" />
          <Skeleton className="mt-auto w-48" />
        </div>
      ))}
    </SkeletonBlock>
  );
}
