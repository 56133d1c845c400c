import { INVITATION_DAYS } from '@toolyard/core/accounts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { PasswordField, TextField } from '../people/fields.tsx';
import { FormCard } from '../people/form-card.tsx';
import { FormPage } from '../people/form-page.tsx';
import { usePersonRules } from '../people/rules.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useRoleChoices } from './use-role-choices.ts';
import { usePasswordMinLength } from '../../../shell/security/use-password-min-length.ts';
import { useCreateUserMutation, type CreateUserRequest } from './users-api.ts';

interface Values extends Required<CreateUserRequest> {
  /** Without a password of the operator's. */
  readonly invites: boolean;
}

const EMPTY: Values = { name: '', email: '', password: '', role: 'user', invites: false };

/** Adds a user of the site. */
export function NewUserPage() {
  const t = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const least = usePasswordMinLength();
  const rules = usePersonRules();
  const roles = useRoleChoices();
  const { stepUp, dialog } = useAdminStepUp();
  const [add, { isLoading }] = useCreateUserMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, control } = useForm<Values>({
    defaultValues: EMPTY,
    shouldUnregister: true,
  });
  const invites = useWatch({ control, name: 'invites' });
  const { errors } = formState;

  const submit = handleSubmit(async ({ invites: _, ...draft }) => {
    setFailure(null);
    const answer = await stepUp(() => add({ createUserRequest: draft }));
    if (!answer) return;
    if (answer.error) return setFailure(errorMessage(answer.error, t('users.createFailed')));
    toasts.add({ title: t('users.created') });
    void navigate(adminPaths.users, { replace: true });
  });

  return (
    <FormPage title={t('users.newTitle')} back={{ to: adminPaths.users, text: t('users.back') }}>
      {dialog}
      <FormCard
        label={t('users.newTitle')}
        onSubmit={(event) => void submit(event)}
        busy={isLoading}
        dirty={formState.isDirty}
        failure={failure}
        action={t('users.create')}
        cancelTo={adminPaths.users}
      >
        <TextField
          label={t('users.name')}
          error={errors.name?.message}
          {...register('name', { validate: rules.name })}
          autoComplete="off"
          aria-required
          disabled={isLoading}
        />
        <TextField
          label={t('users.email')}
          error={errors.email?.message}
          {...register('email', { validate: rules.email })}
          type="email"
          autoComplete="off"
          aria-required
          disabled={isLoading}
        />
        {!invites && (
          <PasswordField
            label={t('people.password')}
            hint={t('users.passwordHint', { least })}
            error={errors.password?.message}
            {...register('password', { validate: rules.password(least) })}
            aria-required
            disabled={isLoading}
          />
        )}
        <div>
          <Checkbox {...register('invites')} disabled={isLoading}>
            <span className="font-medium">{t('users.invite')}</span>
          </Checkbox>
          <p className="mt-1 text-12 text-ink-3">
            {t('users.inviteHint', { days: INVITATION_DAYS })}
          </p>
        </div>
        <SelectField
          size="lg"
          label={t('users.role')}
          hint={t('users.roleHint')}
          {...register('role')}
          choices={roles}
          disabled={isLoading}
        />
      </FormCard>
    </FormPage>
  );
}
