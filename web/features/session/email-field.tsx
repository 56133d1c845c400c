import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';

interface Props {
  readonly registered: UseFormRegisterReturn;
  readonly disabled: boolean;
  readonly className?: string;
}

/** Whose account it is. */
export function EmailField({ registered, disabled, className }: Props) {
  const t = useText();
  return (
    <Field label={t('session.email')} {...(className !== undefined && { className })}>
      {(ids) => (
        <TextInput
          {...ids}
          {...registered}
          type="email"
          size="lg"
          autoComplete="username"
          aria-required
          disabled={disabled}
        />
      )}
    </Field>
  );
}
