import { useContext, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useApplication } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { PendingSettingsContext } from './pending-settings.ts';
import { OptionsSettingsContext } from './use-options-settings.ts';
import { useSendSettings } from './use-save-settings.ts';

/**
 * Saves changes of settings in the background, one save after the other. What is refused stays in force and is said until
 * it is saved: with the next change, on request, when the network is back, or over what another device has saved.
 */
export function UnsavedSettings() {
  const t = useText();
  const { services } = useApplication();
  const { settings, version, state } = useContext(OptionsSettingsContext);
  const { changes, saved } = useContext(PendingSettingsContext);
  const send = useSendSettings();
  const [isSending, startSending] = useTransition();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What was refused, over which version. */
  const [refused, setRefused] = useState<unknown>(null);
  const [refusedOver, setRefusedOver] = useState<number | null>(null);
  const isHeld = refused === changes && refusedOver === version;
  const retry = () => setRefused(null);

  const sendChanges = useEffectEvent(async () => {
    const reason = await send({ ...settings, ...changes });
    setRefusal(reason);
    setRefused(reason === null ? null : changes);
    setRefusedOver(version);
    if (reason === null) saved(changes);
  });
  useEffect(() => {
    if (!isSending && !isHeld && state === 'ready') startSending(sendChanges);
  }, [isSending, isHeld, state]);
  useEffect(() => services.onWake(() => setRefused(null)), [services]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  if (refusal === null) return null;
  return (
    <div role="alert" className="sticky top-[calc(var(--topbar)+8px)] z-10 mb-4">
      <MessageBox
        tone="warn"
        actions={
          <Button size="sm" busy={isSending} onClick={retry}>
            {t('optionsSettings.retry')}
          </Button>
        }
      >
        {t('optionsSettings.pending', { reason: refusal })}
      </MessageBox>
    </div>
  );
}
