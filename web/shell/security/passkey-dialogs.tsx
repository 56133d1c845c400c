import { useId, useState } from 'react';
import { parsePersonName } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { errorCode } from '../../api/error-code.ts';
import { errorMessage } from '../../api/error-message.ts';
import type { PasskeyResponse } from '../../api/generated-auth.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { makePasskey } from '../passkeys/browser-passkeys.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { useSecurityCalls } from './security-calls.ts';

/** Why a name was not taken. */
interface Refusal {
  readonly text: string;
  readonly code?: string;
}

interface NameProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly working: string;
  readonly name: string;
  /** Does what is to be done; the refusal, or null. */
  readonly onName: (name: string) => Promise<Refusal | null>;
  readonly onClose: () => void;
}

/** Asks for a name, and keeps it where it is refused. */
function NameDialog({ title, description, action, working, name, onName, onClose }: NameProps) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const form = useForm({ defaultValues: { name } });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors } = form.formState;
  const validate = (typed: string): string | true => {
    const checked = parsePersonName(typed);
    return checked.ok || textIn(checked.error.texts, language);
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    setBusy(true);
    const refusal = await onName(values.name);
    setBusy(false);
    if (!refusal) return;
    if (refusal.code?.startsWith('NAME_')) form.setError('name', { message: refusal.text });
    else setFailure(refusal.text);
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={title}
      description={description}
      closeLabel={t('account.close')}
      foot={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button look="primary" type="submit" form={id} busy={isBusy}>
            {isBusy ? working : action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <Field
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          error={errors.name?.message ?? null}
        >
          {(ids) => (
            <TextInput
              {...ids}
              {...form.register('name', { validate })}
              size="lg"
              autoComplete="off"
              aria-required
              disabled={isBusy}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

interface Props {
  readonly onClose: () => void;
}

/** Names a passkey and has the browser make it. */
export function NewPasskeyDialog({ onClose }: Props) {
  const t = useText();
  const toasts = useToasts();
  const { useStepUp, useStartPasskey, useAddPasskey } = useSecurityCalls();
  const { stepUp, dialog } = useStepUp();
  const [start] = useStartPasskey();
  const [add] = useAddPasskey();
  const refusalOf = (error: unknown): Refusal => ({
    text: errorMessage(error, t('passkeys.addFailed')),
    code: errorCode(error),
  });

  const make = async (name: string): Promise<Refusal | null> => {
    const begun = await stepUp(() => start());
    if (!begun) return null;
    if (!begun.data) return refusalOf(begun.error);
    const made = await makePasskey(begun.data.data);
    if ('fault' in made) return { text: t(`passkeys.fault.${made.fault}`) };
    const added = await stepUp(() => add({ addPasskeyRequest: { name, ...made.answer } }));
    if (!added) return null;
    if (added.error) return refusalOf(added.error);
    toasts.add({ title: t('passkeys.added', { name: name.trim() }) });
    onClose();
    return null;
  };

  return (
    <>
      <NameDialog
        title={t('passkeys.add')}
        description={t('passkeys.addText')}
        action={t('passkeys.continue')}
        working={t('passkeys.waiting')}
        name=""
        onName={make}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

/** Gives a passkey another name. */
export function PasskeyNameDialog({
  passkey: { id, name },
  onClose,
}: Props & { readonly passkey: PasskeyResponse }) {
  const t = useText();
  const [rename] = useSecurityCalls().useRenamePasskey();
  const save = async (typed: string): Promise<Refusal | null> => {
    const { error } = await rename({ id, namePasskeyRequest: { name: typed } });
    if (error)
      return { text: errorMessage(error, t('passkeys.renameFailed')), code: errorCode(error) };
    onClose();
    return null;
  };
  return (
    <NameDialog
      title={t('passkeys.renameOf', { name })}
      description={t('passkeys.renameText')}
      action={t('passkeys.save')}
      working={t('passkeys.saving')}
      name={name}
      onName={save}
      onClose={onClose}
    />
  );
}
