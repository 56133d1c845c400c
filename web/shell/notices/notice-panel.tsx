import { useRef } from 'react';
import { Popover as Radix } from 'radix-ui';
import { Link } from 'react-router-dom';
import { useListAlertNoticesQuery } from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { NoticeRow } from './notice-row.tsx';
import { useMarkRead } from './use-mark-read.ts';

const SHOWN = 8;

interface Props {
  readonly bell: HTMLElement;
  readonly onClose: () => void;
}

/** The latest notices under the bell. */
export function NoticePanel({ bell, onClose }: Props) {
  const t = useText();
  const anchor = useRef(bell);
  const left = useRef(false);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-label={t('alerts.notices')}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          // The bell closes its list itself.
          onInteractOutside={(event) => {
            if (bell.contains(event.target as Node)) event.preventDefault();
            else left.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) bell.focus();
          }}
          className="z-30 flex max-h-(--radix-popover-content-available-height) w-90 max-w-[calc(100vw-16px)] animate-[appear_var(--d-base)_var(--ease)] flex-col rounded-3 bg-overlay shadow-pop"
        >
          <Latest onClose={onClose} />
          <Link
            to={paths.alerts}
            onClick={onClose}
            className="border-t border-line px-4 py-3 text-center text-13 font-medium text-accent hover:underline"
          >
            {t('alerts.all')}
          </Link>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Latest({ onClose }: Pick<Props, 'onClose'>) {
  const t = useText();
  const { data, error, isFetching, refetch } = useListAlertNoticesQuery({ limit: SHOWN });
  const { busy, mark } = useMarkRead();
  const notices = data?.data;
  const hasUnread = notices?.some(({ readAt }) => readAt === null) ?? false;
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-2 border-b border-line px-4">
        <h2 className="text-13 font-semibold">{t('alerts.notices')}</h2>
        {hasUnread && (
          <Button size="sm" look="quiet" busy={busy} onClick={() => mark(null)}>
            {t('alerts.markAllRead')}
          </Button>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto">
        {notices ? (
          notices.length > 0 ? (
            <ul className="divide-y divide-line">
              {notices.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  onFollow={() => {
                    if (notice.readAt === null) mark([notice.id]);
                    onClose();
                  }}
                />
              ))}
            </ul>
          ) : (
            <div className="px-4 py-6 text-center">
              <p className="font-semibold">{t('alerts.noNotices')}</p>
              <p className="text-13 text-ink-2">{t('alerts.noNoticesText')}</p>
            </div>
          )
        ) : error && !isFetching ? (
          <ErrorBox
            className="m-3"
            actions={
              <Button size="sm" onClick={() => void refetch()}>
                {t('shell.retry')}
              </Button>
            }
          >
            {errorMessage(error, t('alerts.noticesFailed'))}
          </ErrorBox>
        ) : (
          <SkeletonBlock label={t('shell.loading')} className="space-y-2 p-4">
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-8 w-full" />
          </SkeletonBlock>
        )}
      </div>
    </>
  );
}
