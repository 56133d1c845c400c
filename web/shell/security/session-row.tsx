import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { OwnSessionResponse } from '../../api/generated-auth.ts';
import { useText, useLanguage } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { localTime } from '../../ui/format-date.ts';

const HELD_IN_HAND = /Android|iOS|Mobile/;

interface Props {
  readonly session: OwnSessionResponse;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onEnd: () => void;
}

/** One device: what and where it is, when it was used last, and its way out. */
export function SessionRow({ session, busy, disabled, onEnd }: Props) {
  const t = useText();
  const language = useLanguage();
  const device = session.device || t('sessions.unknownDevice');
  const used = t('sessions.lastUse', { time: localTime(session.lastSeenAt, language) });
  const Icon = HELD_IN_HAND.test(session.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-ink-4" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{device}</span>
          {session.current && (
            <Badge tone="accent" dot>
              {t('sessions.here')}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-12 text-ink-3">
          <span className="figures">{session.address || t('sessions.unknownNetwork')}</span>
          <span className="figures">{used}</span>
          <span className="figures">
            {t('sessions.signedIn', { time: localTime(session.createdAt, language) })}
          </span>
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          className="max-sm:ml-7"
          busy={busy}
          disabled={disabled}
          aria-label={t('sessions.endOf', { device, time: used })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
