import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../api/error-message.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { useSecurityCalls } from './security-calls.ts';

interface Props {
  readonly onOn: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The code that shows that the app holds the key. */
export function ConfirmCode({ onOn, onCancel }: Props) {
  const t = useText();
  const { useConfirmSecondFactor } = useSecurityCalls();
  const form = useForm({ defaultValues: { code: '' } });
  const [confirm, { isLoading }] = useConfirmSecondFactor();
  const [fault, setFault] = useState<{ readonly text: string } | null>(null);

  const { setFocus } = form;
  useEffect(() => {
    if (!isLoading) setFocus('code', { shouldSelect: true });
  }, [fault, isLoading, setFocus]);

  const submit = form.handleSubmit(async ({ code }) => {
    if (code.trim() === '') return setFault({ text: t('factor.codeMissing') });
    setFault(null);
    const answer = await confirm({ confirmSecondFactorRequest: { code } });
    if (answer.data) return onOn(answer.data.data.recoveryCodes);
    setFault({ text: errorMessage(answer.error, t('factor.confirmFailed')) });
  });

  return (
    <form noValidate className="mt-3 max-w-60" onSubmit={(event) => void submit(event)}>
      <Field label={t('factor.code')} error={fault?.text ?? null}>
        {(ids) => (
          <TextInput
            {...ids}
            {...form.register('code')}
            size="lg"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-required
            disabled={isLoading}
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={isLoading}>
          {t(isLoading ? 'factor.confirming' : 'factor.confirm')}
        </Button>
        <Button disabled={isLoading} onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  );
}
