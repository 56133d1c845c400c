import { useEffect, useState } from 'react';
import { credentialsFault, passwordLengthFault } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { errorCode } from '../../api/error-code.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useSignInMutation } from '../../api/generated-auth.ts';
import { useApplication } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useFieldFault, type FieldFault } from '../../ui/use-field-fault.ts';
import { usePasswordMinLength } from '../../shell/security/use-password-min-length.ts';
import { EMPTY_SIGN_IN, type SignInValues } from './sign-in-values.ts';

type Step = 'password' | 'newPassword' | 'code';

type Fault = FieldFault<SignInValues>;

/**
 * Signing in by e-mail and password, then by a new password where an operator set the present one, and by a code where
 * the account has a second factor.
 */
export function useSignIn() {
  const t = useText();
  const language = useLanguage();
  const { signedIn } = useApplication();
  const form = useForm({ defaultValues: EMPTY_SIGN_IN });
  const [signIn, { isLoading }] = useSignInMutation();
  const [step, setStep] = useState<Step>('password');
  const least = usePasswordMinLength(step !== 'newPassword');
  const [fault, setFault] = useFieldFault(form, isLoading, (at) => at !== 'email');

  const { setFocus } = form;
  useEffect(() => {
    if (step !== 'password') setFocus(step);
  }, [step, setFocus]);

  const localFault = (values: SignInValues): Fault | null => {
    const missing = credentialsFault(values);
    const at = values.email.trim() === '' ? 'email' : 'password';
    if (missing) return { at, text: textIn(missing.texts, language) };
    if (step === 'newPassword') {
      const fault = passwordLengthFault(values.newPassword, least);
      return fault && { at: 'newPassword', text: textIn(fault.texts, language) };
    }
    if (step === 'password' || values.code.trim() !== '') return null;
    return { at: 'code', text: t('session.codeMissing') };
  };

  const submit = form.handleSubmit(async ({ code, newPassword, ...values }) => {
    const local = localFault({ code, newPassword, ...values });
    setFault(local);
    if (local) return;
    const request = {
      ...values,
      ...(newPassword !== '' && { newPassword }),
      ...(step === 'code' && { code }),
    };
    const answer = await signIn({ signInRequest: request });
    if (answer.data) return signedIn(answer.data.token, answer.data.user);
    const refusal = errorCode(answer.error);
    if (refusal === 'PASSWORD_CHANGE_NEEDED' && step === 'password') return setStep('newPassword');
    if (refusal === 'SECOND_FACTOR_NEEDED' && step !== 'code') return setStep('code');
    // A password that is not right any more is asked for again.
    if (refusal === 'CREDENTIALS_WRONG') setStep('password');
    const at = step === 'password' || refusal === 'CREDENTIALS_WRONG' ? 'email' : step;
    setFault({ at, text: errorMessage(answer.error, t('session.signInFailed')) });
  });

  const forgive = () => setFault(null);
  const back = () => {
    form.setValue('code', '');
    form.setValue('newPassword', '');
    forgive();
    setStep('password');
  };
  return { form, step, least, fault, isLoading, submit, forgive, back };
}
