import { parsePersonName } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { useEditAdminProfileMutation, type AdminResponse } from '../../../api/generated-admin.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.tsx';
import { useShownFor } from '../../../ui/use-shown-for.ts';
import { ifMatch } from '../conflict/version-conflict.ts';
import { useVersionedSave } from '../people/use-versioned-save.tsx';
import { useAdminSession } from '../session/use-admin.tsx';

/** How long the success banner stays. */
const BANNER_MS = 3000;

interface Values {
  readonly name: string;
  readonly email: string;
}

const asText = (value: string) => value;

const valuesOf = ({ name, email }: AdminResponse): Values => ({ name, email });

/** Name and e-mail, which may be changed, and the username, which may not. */
export function AdminProfileForm({ admin }: { readonly admin: AdminResponse }) {
  const t = useText();
  const language = useLanguage();
  const { adminChanged } = useAdminSession();
  const [edit] = useEditAdminProfileMutation();
  const [saved, showSaved, hideSaved] = useShownFor(BANNER_MS);
  const form = useForm({ values: valuesOf(admin), resetOptions: { keepDirtyValues: true } });
  const { errors, isDirty } = form.formState;
  const leaving = useLeaveGuard(isDirty);
  const stand = (record: AdminResponse) => {
    form.reset(valuesOf(record));
    adminChanged(valuesOf(record));
  };
  const { submit, busy, failure, dialogs } = useVersionedSave<AdminResponse, Values>({
    name: admin.name,
    base: admin,
    fields: [
      { name: 'name', label: t('admin.profile.name'), show: asText },
      { name: 'email', label: t('admin.profile.email'), show: asText },
    ],
    valuesOf,
    save: async (adminProfileRequest, version) => {
      const answer = await edit({ 'If-Match': ifMatch(version), adminProfileRequest });
      return answer.data ? { data: answer.data.data } : { error: answer.error };
    },
    onSaved: (record) => {
      stand(record);
      showSaved();
    },
    onTaken: stand,
    failed: t('admin.profile.failed'),
  });
  const saveButton = useFocusBack(busy);

  const nameFault = (name: string): string | true => {
    const checked = parsePersonName(name);
    return checked.ok || textIn(checked.error.texts, language);
  };
  const emailFault = (email: string): string | true =>
    email.trim() !== '' || t('admin.profile.emailMissing');

  return (
    <Card>
      <CardHead title={t('admin.profile.card')} />
      <form
        noValidate
        onSubmit={(event) => {
          hideSaved();
          void form.handleSubmit(submit)(event);
        }}
        className="flex flex-col gap-4 p-4"
      >
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <Field label={t('admin.username')} hint={t('admin.profile.usernameNote')}>
          {(ids) => <TextInput {...ids} size="lg" readOnly value={admin.username} />}
        </Field>
        <Field label={t('admin.profile.name')} error={errors.name?.message ?? null}>
          {(ids) => (
            <TextInput
              {...ids}
              {...form.register('name', { validate: nameFault })}
              size="lg"
              autoComplete="name"
              aria-required
              disabled={busy}
            />
          )}
        </Field>
        <Field label={t('admin.profile.email')} error={errors.email?.message ?? null}>
          {(ids) => (
            <TextInput
              {...ids}
              {...form.register('email', { validate: emailFault })}
              type="email"
              size="lg"
              autoComplete="email"
              aria-required
              disabled={busy}
            />
          )}
        </Field>
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <Button ref={saveButton} type="submit" look="primary" size="lg" busy={busy}>
            {t(busy ? 'admin.profile.saving' : 'admin.profile.save')}
          </Button>
          {saved && (
            <MessageBox tone="ok" className="flex-1">
              {t('admin.profile.saved')}
            </MessageBox>
          )}
        </div>
      </form>
      {dialogs}
      {leaving}
    </Card>
  );
}
