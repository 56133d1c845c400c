import { Navigate, useLocation } from 'react-router-dom';
import { placeIn } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PasskeyButton } from '../../../shell/passkeys/passkey-button.tsx';
import { CodeField } from '../../../shell/sign-in/code-field.tsx';
import { SessionTitle } from '../../../shell/sign-in/session-title.tsx';
import { usePage } from '../../../shell/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { AdminFrame } from './admin-frame.tsx';
import { AdminSignInFields } from './admin-sign-in-fields.tsx';
import { SampleHint } from './sample-hint.tsx';
import { useAdminPasskey } from './use-admin-passkey.ts';
import { useAdminSignIn } from './use-admin-sign-in.ts';
import { useAdminState } from './use-admin.tsx';

/** The console's own sign-in; afterwards back to where one came from. */
export function AdminSignInPage() {
  const t = useText();
  const { admin } = useAdminState();
  const { state } = useLocation() as { state: unknown };
  const { form, step, fault, isLoading, submit, forgive, back } = useAdminSignIn();
  const passkey = useAdminPasskey();
  usePage(t('admin.signIn.title'));
  if (admin) return <Navigate to={placeIn(state) ?? adminPaths.dashboard} replace />;
  const asksCode = step === 'code';
  const disabled = isLoading || passkey.isBusy;
  const failure = fault?.text ?? passkey.failure;
  return (
    <AdminFrame>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          passkey.forgive();
          void submit(event);
        }}
      >
        {asksCode ? (
          <SessionTitle title={t('session.twoStep')}>{form.getValues('username')}</SessionTitle>
        ) : (
          <SessionTitle title={t('admin.signIn.title')}>{t('admin.signIn.text')}</SessionTitle>
        )}
        {failure !== null && <ErrorBox className="mt-5">{failure}</ErrorBox>}
        {asksCode ? (
          <CodeField
            form={form}
            disabled={isLoading}
            onChange={forgive}
            back={t('admin.backToPassword')}
            onBack={back}
          />
        ) : (
          <AdminSignInFields form={form} disabled={disabled} />
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={isLoading}
          disabled={disabled}
          className="mt-5 w-full"
        >
          {t(isLoading ? 'admin.signIn.working' : 'admin.signIn.action')}
        </Button>
        {!asksCode && (
          <PasskeyButton
            busy={passkey.isBusy}
            disabled={disabled}
            onPress={() => {
              forgive();
              void passkey.run();
            }}
          />
        )}
        {!asksCode && <SampleHint />}
      </form>
    </AdminFrame>
  );
}
