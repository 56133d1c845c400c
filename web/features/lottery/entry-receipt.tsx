import { useState } from 'react';
import {
  useWithdrawEntryMutation,
  type LotteryEventResponse,
  type OwnEntryResponse,
} from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useToasts } from '../../shell/toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { KeyValues } from '../../ui/key-values.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { utcTime } from '../../ui/format-date.ts';

interface Props {
  readonly event: Pick<LotteryEventResponse, 'id' | 'withdrawable'>;
  readonly entry: OwnEntryResponse;
  readonly isOpen: boolean;
}

/** The signed receipt of the user's entry, to be kept; while the event is open it can be withdrawn. */
export function EntryReceipt({ event, entry, isOpen }: Props) {
  const t = useText();
  const language = useLanguage();
  const { receipt } = entry;
  return (
    <section
      aria-label={t('lottery.entered')}
      className="space-y-2 rounded-2 border border-ok-line bg-ok-tint p-3"
    >
      <h3 className="font-semibold text-ok">{t('lottery.entered')}</h3>
      <p className="text-12 text-ink-2">{t('lottery.enteredText')}</p>
      <KeyValues
        className="text-12"
        rows={[
          {
            key: 'number',
            label: t('lottery.number'),
            value: <span className="wrap-anywhere">{receipt.uuid}</span>,
          },
          { key: 'chances', label: t('lottery.chances'), value: receipt.weight },
          { key: 'at', label: t('lottery.enteredAt'), value: utcTime(receipt.at, language) },
        ]}
      />
      <ReceiptActions receipt={receipt} />
      {isOpen && <Withdraw event={event} />}
    </section>
  );
}

/** The receipt to the clipboard or into a file. */
export function ReceiptActions({ receipt }: Pick<OwnEntryResponse, 'receipt'>) {
  const t = useText();
  const toasts = useToasts();
  const text = JSON.stringify(receipt, null, 2);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.add({ title: t('lottery.copied') });
    } catch {
      toasts.add({ title: t('lottery.copyFailed'), variant: 'destructive' });
    }
  };
  const save = () => downloadFile(`receipt-${receipt.uuid}.json`, text, 'application/json');
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void copy()}>
        {t('lottery.copyReceipt')}
      </Button>
      <Button size="sm" onClick={save}>
        {t('lottery.saveReceipt')}
      </Button>
    </div>
  );
}

function Withdraw({ event }: Pick<Props, 'event'>) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [withdraw, { isLoading, error, reset }] = useWithdrawEntryMutation();
  if (!event.withdrawable) return <p className="text-12 text-ink-3">{t('lottery.noWithdraw')}</p>;
  const confirm = async () => {
    const { error: refused } = await withdraw({ id: event.id });
    if (!refused) setOpen(false);
  };
  return (
    <>
      <Button
        look="danger"
        size="sm"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {t('lottery.withdraw')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('lottery.withdrawTitle')}
        closeLabel={t('lottery.close')}
        description={t('lottery.withdrawText')}
        foot={
          <>
            <Button onClick={() => setOpen(false)}>{t('lottery.cancel')}</Button>
            <Button look="danger" busy={isLoading} onClick={() => void confirm()}>
              {t('lottery.withdraw')}
            </Button>
          </>
        }
      >
        {error && (
          <ErrorBox className="mt-3">{errorMessage(error, t('lottery.withdrawFailed'))}</ErrorBox>
        )}
      </Dialog>
    </>
  );
}
