import { useEffect, useRef, useState } from 'react';
import KeyRound from 'lucide-react/icons/key-round';
import { useForm } from 'react-hook-form';
import { errorCode } from '../../api/error-code.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFieldFault } from '../../ui/use-field-fault.ts';
import { knowsPasskeys } from '../passkeys/browser-passkeys.ts';
import { usePasskey, type PasskeyCalls } from '../passkeys/use-passkey.ts';

export interface StepUpDialogProps {
  /** Whether the owner gave the password, or a passkey. */
  readonly onAnswer: (proven: boolean) => void;
}

interface Proof {
  readonly password: string;
  readonly code?: string;
}

interface Props<Proven> extends StepUpDialogProps {
  /** Asks the server of the realm. */
  readonly reauthenticate: (proof: Proof) => PromiseLike<{ readonly error?: unknown }>;
  readonly isLoading: boolean;
  readonly hasPasskey: boolean;
  readonly passkey: PasskeyCalls<Proven>;
  /** The name that the owner signs in with. */
  readonly owner: string;
}

/** The refusals that are about the second factor. */
const CODE_FAULTS = ['SECOND_FACTOR_NEEDED_AGAIN', 'SECOND_FACTOR_CODE_WRONG'];

/**
 * Asks for the password once more, and for a code where the account has a second factor; or for a passkey, where it has
 * one.
 */
export function StepUpForm<Proven>(props: Props<Proven>) {
  const { onAnswer, reauthenticate, isLoading, hasPasskey, owner } = props;
  const t = useText();
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const [needsCode, setNeedsCode] = useState(false);
  const [fault, setFault] = useFieldFault(form, isLoading, () => true);
  const passkey = usePasskey(
    {
      ...props.passkey,
      onProven: (proven) => {
        props.passkey.onProven(proven);
        onAnswer(true);
      },
    },
    (each) => t(`stepUp.passkey.${each}`),
  );
  const isBusy = isLoading || passkey.isBusy;

  const submit = form.handleSubmit(async ({ password, code }) => {
    passkey.forgive();
    if (password === '') return setFault({ at: 'password', text: t('stepUp.passwordMissing') });
    const typed = needsCode ? { password, code } : { password };
    const answer = await reauthenticate(typed);
    if (!answer.error) return onAnswer(true);
    const aboutCode = CODE_FAULTS.includes(errorCode(answer.error));
    if (aboutCode) setNeedsCode(true);
    const text = errorMessage(answer.error, t('stepUp.failed'));
    setFault({ at: aboutCode ? 'code' : 'password', text });
  });

  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title={t('stepUp.title')}
      closeLabel={t('account.close')}
      description={t('stepUp.text')}
      foot={
        <>
          <Button onClick={() => onAnswer(false)}>{t('account.cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            form="step-up"
            busy={isLoading}
            disabled={passkey.isBusy}
          >
            {t(isLoading ? 'stepUp.working' : 'stepUp.confirm')}
          </Button>
        </>
      }
    >
      <form id="step-up" noValidate className="mt-4" onSubmit={(event) => void submit(event)}>
        {fault && <ErrorBox className="mb-4">{fault.text}</ErrorBox>}
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={owner} readOnly hidden />
        <Field label={t('stepUp.password')}>
          {(ids) => (
            <PasswordInput
              {...ids}
              {...form.register('password')}
              autoFocus
              autoComplete="current-password"
              aria-required
              disabled={isBusy}
              showLabel={t('stepUp.showPassword')}
              hideLabel={t('stepUp.hidePassword')}
            />
          )}
        </Field>
        {needsCode && (
          <Field label={t('stepUp.code')} hint={t('stepUp.codeHint')} className="mt-4">
            {(ids) => (
              <TextInput
                {...ids}
                {...form.register('code')}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                aria-required
                disabled={isBusy}
              />
            )}
          </Field>
        )}
        {hasPasskey && knowsPasskeys() && (
          <PasskeyProof
            isBusy={passkey.isBusy}
            disabled={isBusy}
            failure={passkey.failure}
            onPress={() => {
              setFault(null);
              void passkey.run();
            }}
          />
        )}
      </form>
    </Dialog>
  );
}

interface PasskeyProofProps {
  readonly isBusy: boolean;
  readonly disabled: boolean;
  readonly failure: string | null;
  readonly onPress: () => void;
}

/** The way without the password. Where it fails, its button has the focus again as soon as it can be pressed. */
function PasskeyProof({ isBusy, disabled, failure, onPress }: PasskeyProofProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failure !== null && !isBusy) button.current?.focus();
  }, [failure, isBusy]);
  return (
    <>
      {failure !== null && <ErrorBox className="mt-4">{failure}</ErrorBox>}
      <Button
        ref={button}
        busy={isBusy}
        disabled={disabled}
        icon={<KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />}
        className="mt-4 w-full"
        onClick={onPress}
      >
        {t(isBusy ? 'stepUp.passkey.working' : 'stepUp.passkey.use')}
      </Button>
    </>
  );
}
