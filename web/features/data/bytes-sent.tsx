import { useEffect, useState } from 'react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { countSentBytes } from '../../app/sent-bytes.ts';
import { useText } from '../../i18n/use-text.ts';

/** How many bytes this page has sent since it was opened, with what that covers, which a brief one says on hover and to readers. */
export function BytesSent({ isBrief }: { readonly isBrief: boolean }) {
  const t = useText();
  const [total, setTotal] = useState(0);
  useEffect(() => countSentBytes(window, setTotal), []);
  return (
    <p
      className="flex items-start gap-2 text-13 text-ink-2"
      title={isBrief ? t('data.sentWhy') : undefined}
    >
      <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
      <span>
        <strong role="status" className="font-semibold text-ink">
          {t('data.sent', { bytes: total })}
        </strong>{' '}
        <span className={isBrief ? 'sr-only' : undefined}>{t('data.sentWhy')}</span>
      </span>
    </p>
  );
}
