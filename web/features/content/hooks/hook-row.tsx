import { useState } from 'react';
import {
  useRemoveHookMutation,
  useTestHookMutation,
  type HookDeliveryResponse,
  type HookResponse,
} from '../../../api/generated-content.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFailureToast } from '../shared/use-failure-toast.ts';

interface Props {
  readonly spaceId: string;
  readonly hook: HookResponse;
}

/** An address with what it was told last. */
export function HookRow({ spaceId, hook }: Props) {
  const t = useText();
  const showFailure = useFailureToast();
  const [isRemoving, setRemoving] = useState(false);
  const [test, testing] = useTestHookMutation();
  const [remove, removal] = useRemoveHookMutation();
  const { id: hookId, url, deliveries } = hook;
  const send = async () => {
    const { error } = await test({ id: spaceId, hookId });
    if (error) showFailure(error);
  };
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 basis-52 font-medium wrap-anywhere">{url}</span>
        <Button
          size="sm"
          busy={testing.isLoading}
          aria-label={t('contentHooks.testOf', { url })}
          onClick={() => void send()}
        >
          {t('contentHooks.test')}
        </Button>
        <Button
          size="sm"
          aria-label={t('contentHooks.removeOf', { url })}
          onClick={() => setRemoving(true)}
        >
          {t('contentHooks.remove')}
        </Button>
      </div>
      {deliveries.length === 0 ? (
        <p className="text-12 text-ink-3">{t('contentHooks.nothingSent')}</p>
      ) : (
        <ul
          aria-label={t('contentHooks.deliveriesOf', { url })}
          className="flex flex-col gap-1 text-12 text-ink-2"
        >
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('contentHooks.removeTitle')}
          text={t('contentHooks.removeText', { url })}
          action={t('contentHooks.remove')}
          cancel={t('content.cancel')}
          busy={removal.isLoading}
          failure={removal.error ? errorMessage(removal.error, t('content.notDone')) : null}
          onConfirm={() => void remove({ id: spaceId, hookId })}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

function Delivery({ delivery }: { readonly delivery: HookDeliveryResponse }) {
  const t = useText();
  const language = useLanguage();
  const { event, createdAt, attempts, dueAt, status, fault } = delivery;
  const isAccepted = status !== null && status >= 200 && status < 300;
  const result =
    fault !== null
      ? t(`contentHooks.fault.${fault}`)
      : status === null
        ? t('contentHooks.waiting')
        : t('contentHooks.answered', { status });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="figures">{localTime(createdAt, language)}</span>
      <code>{event}</code>
      <Badge tone={isAccepted ? 'ok' : attempts === 0 ? 'neutral' : 'warn'}>{result}</Badge>
      {!isAccepted && attempts > 0 && (
        <span>
          {dueAt === null
            ? t('contentHooks.givenUp', { count: attempts })
            : t('contentHooks.again', { time: localTime(dueAt, language) })}
        </span>
      )}
    </li>
  );
}
