import { useState } from 'react';
import ImagePlus from 'lucide-react/icons/image-plus';
import { isPermitted } from '@toolyard/core/content';
import { useListMediaQuery, type SpaceResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { useCursors } from '../../../ui/use-cursors.ts';
import { useDropZone } from '../../../ui/use-drop-zone.ts';
import { CursorPager } from '../../../ui/cursor-pager.tsx';
import { FailedBox } from '../shared/failed-box.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { SpaceFrame } from '../shared/space-frame.tsx';
import { MediaRow } from './media-row.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** Pictures of a space. */
export function MediaPage() {
  return <SpaceFrame section="media">{(space) => <Pictures space={space} />}</SpaceFrame>;
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

function Pictures({ space }: { readonly space: SpaceResponse }) {
  const t = useText();
  const toasts = useToasts();
  const { userId } = useContentPlace();
  const { cursor, isFirst, page, next, back, toFirst } = useCursors();
  const [adding, setAdding] = useState<{ readonly file: File | null } | null>(null);
  const { data, error, isFetching, refetch } = useListMediaQuery(
    { spaceId: space.id, limit: 20, ...(cursor !== undefined && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  const member = { userId, role: space.role };
  const canAdd = isPermitted(member, 'create');
  const { zone } = useDropZone(([file]) => canAdd && file && setAdding({ file }));
  if (error && !data)
    return (
      <FailedBox
        error={error}
        text={t('contentMedia.loadFailed')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonBlock label={t('shell.loading')} className="space-y-3">
        <Skeleton className="h-20! w-full" />
        <Skeleton className="h-20! w-full" />
      </SkeletonBlock>
    );
  const { data: pictures, used, limit, nextCursor } = data;
  const upload = canAdd && (
    <Button
      icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setAdding({ file: null })}
    >
      {t('contentMedia.add')}
    </Button>
  );
  const isEmpty = pictures.length === 0 && isFirst;
  return (
    <div {...zone} className="flex flex-col gap-4">
      {used >= limit * 0.9 && <MessageBox tone="warn">{t('contentMedia.full')}</MessageBox>}
      <Card label={t('contentMedia.title')}>
        <CardHead
          title={t('contentMedia.title')}
          beside={
            <span className="text-12 text-ink-3">
              {t('contentMedia.room', { used: megabytes(used), limit: megabytes(limit) })}
            </span>
          }
          controls={!isEmpty && upload}
        />
        {isEmpty ? (
          <EmptyState
            title={t('contentMedia.empty')}
            text={t('contentMedia.emptyText')}
            action={upload}
          />
        ) : (
          <ul className="divide-y divide-line">
            {pictures.map((picture) => (
              <MediaRow key={picture.id} picture={picture} spaceId={space.id} member={member} />
            ))}
          </ul>
        )}
      </Card>
      <CursorPager page={page} busy={isFetching} next={nextCursor} onNext={next} onBack={back} />
      {adding && (
        <UploadDialog
          spaceId={space.id}
          file={adding.file}
          onDone={() => {
            setAdding(null);
            toFirst();
            toasts.add({ title: t('contentMedia.added') });
          }}
          onClose={() => setAdding(null)}
        />
      )}
    </div>
  );
}
