import { useListNoticesQuery } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { utcTime } from '../../ui/format-date.ts';

const TEXTS = {
  won: 'lottery.noticeWon',
  open: 'lottery.noticeOpen',
  closing: 'lottery.noticeClosing',
  frozen: 'lottery.noticeFrozen',
} as const;

/** Prizes to claim, frozen lists to save, and events that the user wanted to be reminded of. */
export function Notices() {
  const t = useText();
  const language = useLanguage();
  const { user } = useSession();
  const { data } = useListNoticesQuery(
    { 'Accept-Language': language },
    { skip: !user, refetchOnMountOrArgChange: true },
  );
  if (!user || !data || data.data.length === 0) return null;
  return (
    <ul aria-label={t('lottery.notices')} className="mb-6 space-y-2">
      {data.data.map(({ kind, eventId, title, until }) => (
        <li key={`${kind} ${eventId}`}>
          <MessageBox
            tone={kind === 'won' ? 'ok' : 'info'}
            actions={
              <ButtonLink size="sm" to={paths.lotteryEvent(eventId)}>
                {t('lottery.open')}
              </ButtonLink>
            }
          >
            {t(TEXTS[kind], { title, until: utcTime(until, language) })}
          </MessageBox>
        </li>
      ))}
    </ul>
  );
}
