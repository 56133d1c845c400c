import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { FormCard } from '../people/form-card.tsx';
import { FormPage } from '../people/form-page.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { AdminFields } from './admin-fields.tsx';
import { NEW_ADMIN } from './admin-values.ts';
import { useCreateAdminMutation } from './admins-api.ts';

/** Adds an operator of the console. */
export function NewAdminPage() {
  const t = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { stepUp, dialog } = useAdminStepUp();
  const [add, { isLoading }] = useCreateAdminMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ defaultValues: NEW_ADMIN });

  const submit = form.handleSubmit(async ({ confirm: _typedTwice, ...draft }) => {
    setFailure(null);
    const answer = await stepUp(() => add({ createAdminRequest: draft }));
    if (!answer) return;
    if (answer.error) return setFailure(errorMessage(answer.error, t('admins.createFailed')));
    toasts.add({ title: t('admins.created', { name: draft.username }) });
    void navigate(adminPaths.admins, { replace: true });
  });

  return (
    <FormPage title={t('admins.newTitle')} back={{ to: adminPaths.admins, text: t('admins.back') }}>
      {dialog}
      <FormCard
        label={t('admins.newTitle')}
        onSubmit={(event) => void submit(event)}
        busy={isLoading}
        dirty={form.formState.isDirty}
        failure={failure}
        action={t('admins.create')}
        cancelTo={adminPaths.admins}
      >
        <AdminFields form={form} isNew busy={isLoading} />
      </FormCard>
    </FormPage>
  );
}
