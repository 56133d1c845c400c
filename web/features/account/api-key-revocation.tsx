import { errorMessage } from '../../api/error-message.ts';
import { useRevokeApiKeyMutation, type ApiKeyResponse } from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import { useToasts } from '../../shell/toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';

interface Props {
  readonly apiKey: ApiKeyResponse;
  readonly onClose: () => void;
}

/** Asks before programs that use the key are shut out. */
export function ApiKeyRevocation({ apiKey: { id, name, hint }, onClose }: Props) {
  const t = useText();
  const toasts = useToasts();
  const [revoke, { isLoading, error }] = useRevokeApiKeyMutation();
  const submit = async () => {
    const answer = await revoke({ id });
    if (answer.error) return;
    toasts.add({ title: t('apiKeys.revoked', { name }) });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={t('apiKeys.question', { name })}
      description={t('apiKeys.questionText', { hint })}
      closeLabel={t('account.close')}
      foot={
        <>
          <Button look="danger-solid" busy={isLoading} onClick={() => void submit()}>
            {t(isLoading ? 'apiKeys.revoking' : 'apiKeys.revoke')}
          </Button>
          <Button disabled={isLoading} onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </>
      }
    >
      {error && (
        <ErrorBox className="mt-4">{errorMessage(error, t('apiKeys.revokeFailed'))}</ErrorBox>
      )}
    </Dialog>
  );
}
