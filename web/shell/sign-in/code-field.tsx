import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';

const LINK = 'font-medium text-accent hover:underline disabled:text-ink-3 disabled:no-underline';

interface Props<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly disabled: boolean;
  /** Another kind of code is typed now. */
  readonly onChange: () => void;
  /** What leads back to the fields of the first step. */
  readonly back: string;
  readonly onBack: () => void;
}

/** The code of the app, or a recovery code; and the way back to the first step. */
export function CodeField<Values extends FieldValues & { readonly code: string }>({
  form,
  disabled,
  onChange,
  back,
  onBack,
}: Props<Values>) {
  const at = 'code' as Path<Values>;
  const t = useText();
  const [isRecovery, setIsRecovery] = useState(false);
  const change = () => {
    setIsRecovery(!isRecovery);
    form.setValue(at, '' as PathValue<Values, Path<Values>>);
    form.setFocus(at);
    onChange();
  };
  return (
    <>
      <Field
        label={t(isRecovery ? 'session.recoveryCode' : 'session.code')}
        hint={t(isRecovery ? 'session.recoveryText' : 'session.codeText')}
        className="mt-5"
      >
        {(ids) => (
          <TextInput
            {...ids}
            {...form.register(at)}
            size="lg"
            autoComplete="one-time-code"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            disabled={disabled}
          />
        )}
      </Field>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-2">
        <button type="button" className={LINK} disabled={disabled} onClick={change}>
          {t(isRecovery ? 'session.useApp' : 'session.useRecovery')}
        </button>
        <button type="button" className={LINK} disabled={disabled} onClick={onBack}>
          {back}
        </button>
      </p>
    </>
  );
}
