import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Bell from 'lucide-react/icons/bell';
import { useNavigate } from 'react-router-dom';
import { pollEvery } from '../../api/base-api.ts';
import { useReadUnreadNoticesQuery } from '../../api/generated.ts';
import { useApplication } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { useLazyComponent } from '../use-lazy-component.ts';

const READ_EVERY_MS = 30_000;
const MOST_SHOWN = 99;

/** The bell of a signed-in user with the number of unread notices; a press opens the latest, new ones come as toasts. */
export function NoticeBell() {
  const t = useText();
  const { texts } = useApplication();
  const { currentData } = useReadUnreadNoticesQuery(undefined, pollEvery(READ_EVERY_MS));
  const count = currentData?.data.count ?? 0;
  useAnnouncements(currentData?.data.latestAt);
  const bell = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<HTMLElement | null>(null);
  const [NoticePanel, load] = useLazyComponent(async () => {
    const [panel] = await Promise.all([
      import('./notice-panel.tsx'),
      texts.loadArea('optionsAlerts'),
    ]);
    return panel.NoticePanel;
  });
  const show = () => {
    setOpen(bell.current);
    if (!NoticePanel) void load(show).then((loaded) => !loaded && setOpen(null));
  };
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return (
    <>
      <IconButton
        ref={bell}
        label={
          count > 0 ? t('shell.unreadNotifications', { count: shown }) : t('shell.notifications')
        }
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onClick={() => (open ? setOpen(null) : show())}
        className="relative"
      >
        <Bell size={16} strokeWidth={1.75} aria-hidden="true" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0 right-0 min-w-4 rounded-full bg-danger px-1 text-center text-11 leading-4 font-semibold text-ink-inv tabular-nums"
          >
            {shown}
          </span>
        )}
      </IconButton>
      {open && NoticePanel && <NoticePanel bell={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Announces what is newer than the latest notice that this page knows. */
function useAnnouncements(latestAt: string | null | undefined) {
  const application = useApplication();
  const navigate = useNavigate();
  const known = useRef<string | null | undefined>(undefined);
  const announce = useEffectEvent(async (after: string | null) => {
    const { announceNotices } = await import('./announce-notices.ts');
    await announceNotices(application, after, (to) => void navigate(to));
  });
  useEffect(() => {
    if (latestAt === undefined) return;
    const before = known.current;
    known.current = latestAt;
    // What fired before this page was opened waits in the list.
    if (before === undefined || latestAt === null || latestAt === before) return;
    // The next notice is announced though this one could not be.
    announce(before).catch(() => undefined);
  }, [latestAt]);
}
