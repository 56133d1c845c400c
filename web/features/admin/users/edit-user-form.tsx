import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useShownFor } from '../../../ui/use-shown-for.ts';
import { ifMatch } from '../conflict/version-conflict.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { SelectField } from '../../../ui/select.tsx';
import { PasswordField, TextField } from '../people/fields.tsx';
import { FormCard } from '../people/form-card.tsx';
import { usePersonRules } from '../people/rules.ts';
import { useVersionedSave } from '../people/use-versioned-save.tsx';
import { useAdmin } from '../session/use-admin.tsx';
import { useRoleChoices } from './use-role-choices.ts';
import { usePasswordMinLength } from '../../../shell/security/use-password-min-length.ts';
import { useEditUserMutation, type UserRecord } from './users-api.ts';

type Values = Pick<UserRecord, 'name' | 'email' | 'role' | 'active'>;

/** How long the success banner stays. */
const BANNER_MS = 3000;

const valuesOf = ({ name, email, role, active }: UserRecord): Values => ({
  name,
  email,
  role,
  active,
});
const filled = (user: UserRecord) => ({ ...valuesOf(user), password: '' });

/** Name, address, role and password of a user. The role and whether the user may sign in are a superadmin's to change. */
export function EditUserForm({ user }: { readonly user: UserRecord }) {
  const t = useText();
  const least = usePasswordMinLength();
  const rules = usePersonRules();
  const roles = useRoleChoices();
  const governs = useAdmin().role === 'superadmin';
  const [base, setBase] = useState(user);
  const [saved, showSaved, hideSaved] = useShownFor(BANNER_MS);
  const [edit] = useEditUserMutation();
  const { register, handleSubmit, formState, reset, getValues } = useForm({
    defaultValues: filled(user),
  });
  const { errors } = formState;
  const begin = (record: UserRecord) => {
    setBase(record);
    reset(filled(record));
  };
  const { submit, busy, failure, dialogs } = useVersionedSave<UserRecord, Values>({
    name: base.name,
    base,
    fields: [
      { name: 'name', label: t('users.name'), show: (name) => name },
      { name: 'email', label: t('users.email'), show: (email) => email },
      { name: 'role', label: t('users.role'), show: (role) => t(`users.roleOption.${role}`) },
      {
        name: 'active',
        label: t('users.active'),
        show: (active) => t(active ? 'users.enabled' : 'users.status.disabled'),
      },
    ],
    valuesOf,
    save: async (values, version) => {
      const password = getValues('password');
      const change = password.trim() === '' ? values : { ...values, password };
      const { data, error } = await edit({
        id: base.id,
        'If-Match': ifMatch(version),
        editUserRequest: change,
      });
      return data ? { data: data.user } : { error };
    },
    onSaved(record) {
      begin(record);
      showSaved();
    },
    onTaken: begin,
    failed: t('users.updateFailed'),
  });
  const refused = !governs && base.role === 'superadmin';
  const disabled = busy || refused;

  return (
    <>
      {dialogs}
      <FormCard
        label={t('users.editTitle')}
        onSubmit={(event) => {
          hideSaved();
          void handleSubmit(({ name, email, role, active }) =>
            submit({ name, email, role, active }),
          )(event);
        }}
        busy={busy}
        dirty={formState.isDirty}
        failure={failure}
        action={t('people.save')}
        cancelTo={adminPaths.users}
        note={
          <>
            {saved && <MessageBox tone="ok">{t('users.updated')}</MessageBox>}
            {refused && <MessageBox tone="info">{t('users.notYours')}</MessageBox>}
          </>
        }
      >
        <TextField
          label={t('users.name')}
          error={errors.name?.message}
          {...register('name', { validate: rules.name })}
          autoComplete="off"
          aria-required
          disabled={disabled}
        />
        <TextField
          label={t('users.email')}
          hint={t(base.emailVerified ? 'users.emailVerified' : 'users.emailUnverified')}
          error={errors.email?.message}
          type="email"
          {...register('email', { validate: rules.email })}
          autoComplete="off"
          aria-required
          disabled={disabled}
        />
        <SelectField
          size="lg"
          label={t('users.role')}
          hint={governs ? undefined : t('users.roleFixed')}
          {...register('role')}
          choices={roles}
          disabled={disabled || !governs}
        />
        <PasswordField
          label={t('people.newPassword')}
          hint={t('people.keepPassword')}
          error={errors.password?.message}
          {...register('password', { validate: rules.newPassword(least) })}
          disabled={disabled}
        />
        <div>
          <Checkbox {...register('active')} disabled={disabled || !governs}>
            <span className="font-medium">{t('users.active')}</span>
          </Checkbox>
          <p className="mt-1 text-12 text-ink-3">
            {t(governs ? 'users.activeHint' : 'users.activeFixed')}
          </p>
        </div>
      </FormCard>
    </>
  );
}
