import BellOff from 'lucide-react/icons/bell-off';
import { Link } from 'react-router-dom';
import type { AlertNoticeResponse } from '../../api/generated.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { newYorkTime } from '../../ui/format-date.ts';
import { noticeLines, noticePlace } from './notice-words.ts';

interface Props {
  readonly notice: AlertNoticeResponse;
  readonly onFollow: () => void;
}

/** What fired, at which value and when; it leads to what it is about. */
export function NoticeRow({ notice, onFollow }: Props) {
  const t = useText();
  const language = useLanguage();
  const { subject, words } = noticeLines(notice, language);
  return (
    <li className="relative flex gap-2.5 px-4 py-2.5 hover:bg-sunken">
      <span className="mt-1.5 size-2 flex-none">
        {notice.readAt === null && (
          <i className="block size-2 rounded-full bg-accent-solid">
            <span className="sr-only">{t('alerts.unread')}</span>
          </i>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            to={noticePlace(notice)}
            onClick={onFollow}
            className="font-medium wrap-anywhere after:absolute after:inset-0 hover:text-accent"
          >
            {subject}
          </Link>
          <span className="text-12 whitespace-nowrap text-ink-3">
            {notice.silent && (
              <BellOff
                size={12}
                role="img"
                aria-label={t('alerts.silent')}
                className="mr-1 inline"
              />
            )}
            <time dateTime={notice.at}>{newYorkTime(notice.at, language)}</time>
          </span>
        </div>
        <p className="text-13 wrap-anywhere text-ink-2 first-letter:uppercase">{words}</p>
      </div>
    </li>
  );
}
