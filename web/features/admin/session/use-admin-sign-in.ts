import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorCode } from '../../../api/error-code.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useFieldFault, type FieldFault } from '../../../ui/use-field-fault.ts';
import { useSignInAdminMutation } from '../../../api/generated-admin.ts';
import { useAdminSession } from './use-admin.tsx';

export interface AdminSignInValues {
  readonly username: string;
  readonly password: string;
  /** Of the second factor. */
  readonly code: string;
}

const EMPTY: AdminSignInValues = { username: '', password: '', code: '' };

/** Signing in by username and password, then by a code where the operator has a second factor. */
export function useAdminSignIn() {
  const t = useText();
  const { signedIn } = useAdminSession();
  const form = useForm({ defaultValues: EMPTY });
  const [signIn, { isLoading }] = useSignInAdminMutation();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [fault, setFault] = useFieldFault(form, isLoading, (at) => at === 'code');

  const { setFocus } = form;
  useEffect(() => {
    if (step === 'code') setFocus('code');
  }, [step, setFocus]);

  const localFault = (values: AdminSignInValues): FieldFault<AdminSignInValues> | null => {
    const blank = (['username', 'password'] as const).find((at) => values[at].trim() === '');
    if (blank) return { at: blank, text: t('admin.signIn.blank') };
    if (step === 'password' || values.code.trim() !== '') return null;
    return { at: 'code', text: t('session.codeMissing') };
  };

  const submit = form.handleSubmit(async ({ code, ...proof }) => {
    const local = localFault({ code, ...proof });
    setFault(local);
    if (local) return;
    const answer = await signIn({
      adminSignInRequest: step === 'code' ? { ...proof, code } : proof,
    });
    if (answer.data) return signedIn(answer.data.data);
    const refusal = errorCode(answer.error);
    if (refusal === 'SECOND_FACTOR_NEEDED' && step === 'password') return setStep('code');
    const aboutCode = step === 'code' && refusal !== 'ADMIN_CREDENTIALS_WRONG';
    // A password that is not right any more is asked for again.
    if (!aboutCode) setStep('password');
    const text = errorMessage(answer.error, t('admin.signIn.failed'));
    setFault({ at: aboutCode ? 'code' : 'username', text });
  });

  const forgive = () => setFault(null);
  const back = () => {
    form.setValue('code', '');
    forgive();
    setStep('password');
  };
  return { form, step, fault, isLoading, submit, forgive, back };
}
