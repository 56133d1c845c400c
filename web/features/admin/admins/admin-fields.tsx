import { ADMIN_ROLES } from '@toolyard/core/accounts';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { PasswordField, TextField } from '../people/fields.tsx';
import { usePersonRules } from '../people/rules.ts';
import { ADMIN_PASSWORD_MIN, type AdminValues } from './admin-values.ts';

interface Props {
  readonly form: UseFormReturn<AdminValues>;
  /** A new admin gets a username and must get a password. */
  readonly isNew?: boolean;
  readonly busy: boolean;
}

/** The fields of an admin. */
export function AdminFields({ form, isNew = false, busy }: Props) {
  const t = useText();
  const rules = usePersonRules();
  const { register, getValues, formState, watch } = form;
  const { errors } = formState;
  const field = { 'aria-required': true, autoComplete: 'off', disabled: busy };
  const password = isNew ? rules.password : rules.newPassword;
  return (
    <>
      {isNew ? (
        <TextField
          label={t('admins.username')}
          hint={t('admins.usernameHint')}
          error={errors.username?.message}
          {...register('username', { validate: rules.username })}
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      ) : (
        <TextField
          label={t('admins.username')}
          hint={t('admins.usernameFixed')}
          value={getValues('username')}
          readOnly
        />
      )}
      <TextField
        label={t('admins.name')}
        error={errors.name?.message}
        {...register('name', { validate: rules.name })}
        {...field}
      />
      <TextField
        label={t('admins.email')}
        error={errors.email?.message}
        {...register('email', { validate: rules.email })}
        type="email"
        {...field}
      />
      <PasswordField
        label={t(isNew ? 'people.password' : 'people.newPassword')}
        hint={isNew ? t('admins.passwordHint') : t('admins.keepPassword')}
        error={errors.password?.message}
        {...register('password', { validate: password(ADMIN_PASSWORD_MIN) })}
        aria-required={isNew}
        disabled={busy}
      />
      <PasswordField
        label={t('people.confirmPassword')}
        error={errors.confirm?.message}
        {...register('confirm', {
          validate: (confirm) => confirm === getValues('password') || t('admins.mismatch'),
        })}
        aria-required={isNew}
        disabled={busy}
      />
      <SelectField
        size="lg"
        label={t('admins.role')}
        hint={t(`admins.roleHint.${watch('role')}`)}
        {...register('role')}
        choices={ADMIN_ROLES.map((role) => ({ value: role, label: t(`admins.role.${role}`) }))}
        disabled={busy}
      />
      <div>
        <Checkbox {...register('active')} disabled={busy}>
          <span className="font-medium">{t('admins.active')}</span>
          <span className="text-ink-3">
            {t(watch('active') ? 'admins.enabled' : 'admins.disabled')}
          </span>
        </Checkbox>
        <p className="mt-1 text-12 text-ink-3">{t('admins.activeHint')}</p>
      </div>
    </>
  );
}
