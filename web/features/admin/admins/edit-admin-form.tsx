import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { ifMatch } from '../conflict/version-conflict.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { FormCard } from '../people/form-card.tsx';
import { useVersionedSave } from '../people/use-versioned-save.tsx';
import { useAdmin, useAdminSession } from '../session/use-admin.tsx';
import { AdminFields } from './admin-fields.tsx';
import { filled } from './admin-values.ts';
import { useEditAdminMutation, type AdminRecord } from './admins-api.ts';

type Values = Pick<AdminRecord, 'name' | 'email' | 'role' | 'active'>;

const valuesOf = ({ name, email, role, active }: AdminRecord): Values => ({
  name,
  email,
  role,
  active,
});

/** Everything of an admin but the username. */
export function EditAdminForm({ admin }: { readonly admin: AdminRecord }) {
  const t = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const own = useAdmin().id;
  const { adminChanged } = useAdminSession();
  const [base, setBase] = useState(admin);
  const [edit] = useEditAdminMutation();
  const form = useForm({ defaultValues: filled(admin) });
  const { submit, busy, failure, dialogs } = useVersionedSave<AdminRecord, Values>({
    name: base.username,
    base,
    fields: [
      { name: 'name', label: t('admins.name'), show: (name) => name },
      { name: 'email', label: t('admins.email'), show: (email) => email },
      { name: 'role', label: t('admins.role'), show: (role) => t(`admins.role.${role}`) },
      {
        name: 'active',
        label: t('admins.active'),
        show: (active) => t(active ? 'admins.enabled' : 'admins.disabled'),
      },
    ],
    valuesOf,
    save: async (values, version) => {
      const password = form.getValues('password');
      const change = password.trim() === '' ? values : { ...values, password };
      const { data, error } = await edit({
        id: base.id,
        'If-Match': ifMatch(version),
        editAdminRequest: change,
      });
      return data ? { data: data.data } : { error };
    },
    onSaved(record) {
      const { id, username, name, email, role } = record;
      if (id === own) adminChanged({ name, email, role });
      toasts.add({ title: t('admins.updated', { name: username }) });
      void navigate(adminPaths.admins, { replace: true });
    },
    onTaken(record) {
      setBase(record);
      form.reset(filled(record));
    },
    failed: t('admins.updateFailed'),
  });

  return (
    <>
      {dialogs}
      <FormCard
        label={t('admins.editTitle')}
        onSubmit={(event) =>
          void form.handleSubmit(({ name, email, role, active }) =>
            submit({ name, email, role, active }),
          )(event)
        }
        busy={busy}
        dirty={form.formState.isDirty}
        failure={failure}
        action={t('people.save')}
        cancelTo={adminPaths.admins}
      >
        <AdminFields form={form} busy={busy} />
      </FormCard>
    </>
  );
}
