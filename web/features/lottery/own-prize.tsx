import { useState } from 'react';
import {
  useChooseWinnerNameMutation,
  useClaimPrizeMutation,
  useDeclinePrizeMutation,
  type LotteryEventResponse,
  type OwnEntryResponse,
  type OwnPrizeResponse,
} from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox, MessageBox } from '../../ui/message-box.tsx';
import { utcTime } from '../../ui/format-date.ts';

interface Props {
  readonly event: Pick<LotteryEventResponse, 'id'>;
  readonly prize: OwnPrizeResponse;
  readonly entry: OwnEntryResponse | null;
}

/** What the user's entry won, and what is to be done about it. */
export function OwnPrize({ event, prize, entry }: Props) {
  const t = useText();
  const won = prize.prize ?? '';
  if (prize.state === 'alternate')
    return (
      <MessageBox tone="info" title={t('lottery.alternateTitle')}>
        {t('lottery.alternateText')}
      </MessageBox>
    );
  if (prize.state === 'forfeited')
    return <MessageBox tone="warn" title={t('lottery.forfeitedTitle')} />;
  return (
    <>
      {prize.state === 'claimed' ? (
        <MessageBox tone="ok" title={t('lottery.claimedTitle', { prize: won })}>
          {t('lottery.claimedText')}
        </MessageBox>
      ) : (
        <Claim event={event} prize={prize} />
      )}
      {entry && <HideName event={event} entry={entry} />}
    </>
  );
}

function Claim({ event, prize }: Pick<Props, 'event' | 'prize'>) {
  const t = useText();
  const language = useLanguage();
  const [declining, setDeclining] = useState(false);
  const [claim, claiming] = useClaimPrizeMutation();
  const [decline, declined] = useDeclinePrizeMutation();
  const call = { id: event.id, 'Accept-Language': language };
  const error = claiming.error ?? declined.error;
  return (
    <MessageBox
      tone="ok"
      title={t('lottery.wonTitle', { prize: prize.prize ?? '' })}
      actions={
        <>
          <Button look="primary" busy={claiming.isLoading} onClick={() => void claim(call)}>
            {t('lottery.claim')}
          </Button>
          <Button onClick={() => setDeclining(true)}>{t('lottery.decline')}</Button>
        </>
      }
    >
      {t('lottery.wonText', { until: utcTime(prize.claimBy ?? '', language) })}
      {error && <span className="block">{errorMessage(error, t('lottery.claimFailed'))}</span>}
      <Dialog
        open={declining}
        onOpenChange={setDeclining}
        title={t('lottery.declineTitle')}
        closeLabel={t('lottery.close')}
        description={t('lottery.declineText')}
        foot={
          <>
            <Button onClick={() => setDeclining(false)}>{t('lottery.keepPrize')}</Button>
            <Button look="danger" busy={declined.isLoading} onClick={() => void decline(call)}>
              {t('lottery.decline')}
            </Button>
          </>
        }
      />
    </MessageBox>
  );
}

/** The choice to be listed without a name. */
function HideName({
  event,
  entry,
}: {
  readonly event: Props['event'];
  readonly entry: OwnEntryResponse;
}) {
  const t = useText();
  const [choose, { error, isLoading }] = useChooseWinnerNameMutation();
  return (
    <>
      <label className="flex items-start gap-2 text-12 text-ink-2">
        <input
          type="checkbox"
          className="mt-0.5 size-4 flex-none"
          checked={entry.hidesName}
          disabled={isLoading}
          onChange={({ target }) =>
            void choose({ id: event.id, winnerNameRequest: { hidden: target.checked } })
          }
        />
        {t('lottery.hideName')}
      </label>
      {error && <ErrorBox>{errorMessage(error, t('lottery.nameFailed'))}</ErrorBox>}
    </>
  );
}
