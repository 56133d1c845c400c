import { useState } from 'react';
import {
  useWithdrawEntryMutation,
  type EventDetailResponse,
  type LotteryEventResponse,
  type OwnEntryResponse,
} from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useToasts } from '../../shell/toasts/use-toasts.ts';
import { paths } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { KeyValues } from '../../ui/key-values.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { utcTime } from '../../ui/format-date.ts';
import { ChanceNow } from './chance-now.tsx';

interface Props {
  readonly event: EventDetailResponse;
  readonly entry: OwnEntryResponse;
  readonly isOpen: boolean;
  readonly isFrozen: boolean;
}

/** The signed receipt of the user's entry, to be kept; while the event is open it can be withdrawn. */
export function EntryReceipt({ event, entry, isOpen, isFrozen }: Props) {
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
          ...(isOpen || (isFrozen && event.resultDate === null)
            ? [
                {
                  key: 'chance',
                  label: t('lottery.chanceNow'),
                  value: <ChanceNow event={event} weight={receipt.weight} />,
                },
              ]
            : []),
          { key: 'at', label: t('lottery.enteredAt'), value: utcTime(receipt.at, language) },
        ]}
      />
      <ReceiptActions receipt={receipt} />
      {isFrozen && (
        <ButtonLink
          size="sm"
          to={paths.lotteryVerify(event.id)}
          state={{ receipt: JSON.stringify(receipt) }}
        >
          {t('lottery.checkEntry')}
        </ButtonLink>
      )}
      {isOpen && <Withdraw event={event} />}
    </section>
  );
}

/** After a withdrawal, while the page stays: its signed receipt, which nothing else keeps. */
export function WithdrawalReceipt({ event }: { readonly event: Pick<LotteryEventResponse, 'id'> }) {
  const t = useText();
  const [, { data }] = useWithdrawal(event);
  return (
    data && (
      <section
        aria-label={t('lottery.withdrawn')}
        className="space-y-2 rounded-2 border border-line bg-sunken p-3"
      >
        <h3 className="font-semibold">{t('lottery.withdrawn')}</h3>
        <p className="text-12 text-ink-2">{t('lottery.withdrawnText')}</p>
        <ReceiptActions receipt={data.data} />
      </section>
    )
  );
}

/** One withdrawal for the button and for the receipt that takes its place. */
const useWithdrawal = ({ id }: Pick<LotteryEventResponse, 'id'>) =>
  useWithdrawEntryMutation({ fixedCacheKey: `withdrawal ${id}` });

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
  const name = receipt.type === 'withdrawn' ? 'withdrawal' : 'receipt';
  const save = () => downloadFile(`${name}-${receipt.uuid}.json`, text, 'application/json');
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
  const [withdraw, { isLoading, error, reset }] = useWithdrawal(event);
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
