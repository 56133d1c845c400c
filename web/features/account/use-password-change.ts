import { useState } from 'react';
import { passwordDraftFault } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { errorCode } from '../../api/error-code.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useChangePasswordMutation } from '../../api/generated.ts';
import { useSession } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useToasts } from '../../shell/toasts/use-toasts.ts';
import { useFieldFault, type FieldFault } from '../../ui/use-field-fault.ts';

const EMPTY = { currentPassword: '', password: '', confirm: '' };
type Values = typeof EMPTY;

type Fault = FieldFault<Values>;

/** The field that a refusal of the server is about; null where it is about none. */
function fieldOf(code: string): keyof Values | null {
  if (code === 'PASSWORD_WRONG') return 'currentPassword';
  return code.startsWith('PASSWORD_') ? 'password' : null;
}

/** The form of a changed password, with core's own rules. */
export function usePasswordChange() {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const { user } = useSession();
  const form = useForm({ defaultValues: EMPTY });
  const [change, { isLoading }] = useChangePasswordMutation();
  const [fault, setFault] = useFieldFault(form, isLoading);
  const [failure, setFailure] = useState<string | null>(null);

  const localFault = ({ currentPassword, ...draft }: Values): Fault | null => {
    if (currentPassword === '')
      return { at: 'currentPassword', text: t('password.currentMissing') };
    const refused = passwordDraftFault(draft);
    if (!refused) return null;
    const at = refused.code === 'PASSWORDS_DIFFER' ? 'confirm' : 'password';
    return { at, text: textIn(refused.texts, language) };
  };

  const submit = form.handleSubmit(async (values) => {
    const local = localFault(values);
    setFault(local);
    setFailure(null);
    if (local) return;
    const { currentPassword, password: newPassword } = values;
    const { error } = await change({ changePasswordRequest: { currentPassword, newPassword } });
    if (!error) {
      form.reset(EMPTY);
      toasts.add({ title: t('password.saved') });
      return;
    }
    const at = fieldOf(errorCode(error));
    const text = errorMessage(error, t('password.failed'));
    if (at) setFault({ at, text });
    else setFailure(text);
  });

  return { form, fault, failure, isLoading, email: user?.email ?? '', submit };
}
