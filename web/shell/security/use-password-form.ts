import { useState } from 'react';
import { passwordDraftFault } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { errorCode } from '../../api/error-code.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useFieldFault, type FieldFault } from '../../ui/use-field-fault.ts';

const EMPTY = { currentPassword: '', password: '', confirm: '' };
type Values = typeof EMPTY;

type Fault = FieldFault<Values>;

/** The field that a refusal of the server is about; null where it is about none. */
function fieldOf(code: string): keyof Values | null {
  if (code === 'PASSWORD_WRONG') return 'currentPassword';
  return code.startsWith('PASSWORD_') ? 'password' : null;
}

export interface PasswordChange {
  readonly change: (passwords: {
    readonly currentPassword: string;
    readonly newPassword: string;
  }) => PromiseLike<{ readonly error?: unknown }>;
  readonly isLoading: boolean;
  /** The least number of characters, where it is not that of the site. */
  readonly minimum?: number;
  /** Where the realm has words of its own for two passwords that differ. */
  readonly differ?: string;
  /** Where the server gives no reason. */
  readonly failed: string;
  readonly onChanged: () => void;
}

/** The form of a changed password, with core's own rules. */
export function usePasswordForm(needs: PasswordChange) {
  const { change, isLoading, minimum, differ, failed, onChanged } = needs;
  const t = useText();
  const language = useLanguage();
  const form = useForm({ defaultValues: EMPTY });
  const [fault, setFault] = useFieldFault(form, isLoading);
  const [failure, setFailure] = useState<string | null>(null);

  const localFault = ({ currentPassword, ...draft }: Values): Fault | null => {
    if (currentPassword === '')
      return { at: 'currentPassword', text: t('password.currentMissing') };
    const refused = passwordDraftFault(draft, minimum);
    if (!refused) return null;
    const text = textIn(refused.texts, language);
    if (refused.code !== 'PASSWORDS_DIFFER') return { at: 'password', text };
    return { at: 'confirm', text: differ ?? text };
  };

  const submit = form.handleSubmit(async (values) => {
    const local = localFault(values);
    setFault(local);
    setFailure(null);
    if (local) return;
    const { currentPassword, password: newPassword } = values;
    const { error } = await change({ currentPassword, newPassword });
    if (!error) {
      form.reset(EMPTY);
      onChanged();
      return;
    }
    const at = fieldOf(errorCode(error));
    const text = errorMessage(error, failed);
    if (at) setFault({ at, text });
    else setFailure(text);
  });

  return { form, fault, failure, submit };
}
