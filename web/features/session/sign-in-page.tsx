import { Link, Navigate, useLocation } from 'react-router-dom';
import { useIsHydrating } from '../../app/hydration.tsx';
import { paths, placeIn } from '../../app/paths.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { PasskeyButton } from '../../shell/passkeys/passkey-button.tsx';
import { CodeField } from '../../shell/sign-in/code-field.tsx';
import { placeName } from './return-place.ts';
import { SessionFrame } from '../../shell/sign-in/session-frame.tsx';
import { SessionTitle } from '../../shell/sign-in/session-title.tsx';
import { SignInFields } from './sign-in-fields.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useUserPasskey } from './use-user-passkey.ts';

/** Sign-in; afterwards back to where one came from. */
export function SignInPage() {
  const t = useText();
  const { user } = useSession();
  const { state } = useLocation() as { state: unknown };
  const { form, step, least, fault, isLoading, submit, forgive, back } = useSignIn();
  usePage(t('session.signIn'));
  // What is typed before the page is hydrated would be lost.
  const passkey = useUserPasskey(form);
  const disabled = useIsHydrating() || isLoading || passkey.isBusy;
  const failure = fault?.text ?? passkey.failure;

  const place = placeIn(state);
  const name = placeName(place);
  if (user) return <Navigate to={place ?? paths.home} replace />;
  return (
    <SessionFrame>
      <form
        method="post"
        onSubmit={(event) => {
          passkey.forgive();
          void submit(event);
        }}
      >
        {step === 'password' ? (
          <SessionTitle title={t('session.signIn')}>
            {name ? t('session.backTo') : t('session.oneAccount')}
            {name && <strong className="font-medium text-ink">{t(name)}</strong>}
          </SessionTitle>
        ) : (
          <SessionTitle title={t(step === 'code' ? 'session.twoStep' : 'session.newPasswordTitle')}>
            {step === 'code' ? form.getValues('email') : t('session.newPasswordText')}
          </SessionTitle>
        )}
        {failure !== null && <ErrorBox className="mt-5">{failure}</ErrorBox>}
        {step === 'password' && <SignInFields form={form} disabled={disabled} state={state} />}
        {step === 'newPassword' && (
          <Field
            label={t('recovery.newPassword')}
            hint={t('session.passwordHint', { least })}
            className="mt-5"
          >
            {(ids) => (
              <PasswordInput
                {...ids}
                {...form.register('newPassword')}
                size="lg"
                autoComplete="new-password"
                aria-required
                disabled={isLoading}
                showLabel={t('session.showPassword')}
                hideLabel={t('session.hidePassword')}
              />
            )}
          </Field>
        )}
        {step === 'code' && (
          <CodeField
            form={form}
            disabled={isLoading}
            onChange={forgive}
            back={t('session.backToPassword')}
            onBack={back}
          />
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={isLoading}
          disabled={disabled}
          className="mt-5 w-full"
        >
          {t(isLoading ? 'session.signingIn' : 'session.signIn')}
        </Button>
        {step === 'password' && (
          <PasskeyButton
            busy={passkey.isBusy}
            disabled={disabled}
            onPress={() => {
              forgive();
              void passkey.run();
            }}
          />
        )}
        {step === 'password' && (
          <p className="mt-5 text-ink-2">
            {t('session.noAccount')}
            <Link
              to={paths.register}
              state={state}
              className="font-medium text-accent hover:underline"
            >
              {t('session.registerAction')}
            </Link>
          </p>
        )}
      </form>
    </SessionFrame>
  );
}
