import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';

/** Says why figures are still loading, and when the next ones come. */
export function ProviderWaitNotice() {
  const t = useText();
  return (
    <MessageBox tone="info" className="mb-4">
      {t('options.waiting')} <SecondsLeft />
    </MessageBox>
  );
}

/** Counts down for the eye alone: a reader of the screen would hear every second. */
function SecondsLeft() {
  const t = useText();
  const until = useAppSelector(({ providerWait }) => providerWait.until);
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((until - at) / 1_000);
  return (
    <span aria-hidden="true" className="figures text-ink-2">
      {seconds > 0 && t('options.waitingFor', { seconds })}
    </span>
  );
}
