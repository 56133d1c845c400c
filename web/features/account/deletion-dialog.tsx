import { useId, useRef, useState } from 'react';
import { normalizeEmail } from '@toolyard/core/accounts';
import { errorMessage } from '../../api/error-message.ts';
import { useDeleteAccountMutation } from '../../api/generated-auth.ts';
import { useSession } from '../../app/use-application.ts';
import type { TextId } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStepUp } from '../../shell/step-up/use-step-up.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { useFarewell } from './use-farewell.ts';

const GOES: readonly TextId[] = [
  'deletion.goesStrategies',
  'deletion.goesRest',
  'deletion.goesBrokerage',
  'deletion.goesSessions',
  'deletion.goesPerson',
];

/** Says what goes, and asks for the e-mail before it does. */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const { user } = useSession();
  const { stepUp, dialog } = useStepUp();
  const farewell = useFarewell();
  const [deleteAccount, { isLoading, isSuccess }] = useDeleteAccountMutation();
  const busy = isLoading || isSuccess;
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const email = user?.email ?? '';

  const submit = async () => {
    const right = normalizeEmail(typed) === normalizeEmail(email);
    setRefused(!right);
    setFailure(null);
    if (!right) return field.current?.focus();
    const answer = await stepUp(() => deleteAccount());
    if (!answer) return;
    if (answer.error) setFailure(errorMessage(answer.error, t('deletion.failed')));
    else farewell();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('deletion.question')}
      description={t('deletion.what')}
      closeLabel={t('account.close')}
      foot={
        <>
          <Button type="submit" form={form} look="danger-solid" busy={busy} className="mr-auto">
            {t(busy ? 'deletion.working' : 'deletion.confirm')}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </>
      }
    >
      {dialog}
      <ul className="mt-2 list-disc pl-5 text-ink-2 marker:text-ink-4">
        {GOES.map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">{t('deletion.records')}</p>
      <p className="mt-2 text-ink-2">{t('deletion.free')}</p>
      <form
        id={form}
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <Field
          label={<span className="wrap-anywhere">{t('deletion.email', { email })}</span>}
          error={refused ? t('deletion.mismatch') : null}
        >
          {(ids) => (
            <TextInput
              {...ids}
              ref={field}
              type="email"
              size="lg"
              autoComplete="off"
              value={typed}
              disabled={busy}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
