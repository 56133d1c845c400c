import { useEffect, useState } from 'react';
import { credentialsFault } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSignInMutation } from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { paths, placeIn } from '../../app/paths.ts';
import { useApplication, useSession } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { placeName } from './return-place.ts';
import { SessionFrame } from './session-frame.tsx';

const EMPTY = { email: '', password: '', remember: false };

/** Sign-in; afterwards back to where one came from. */
export function SignInPage() {
  const t = useText();
  const language = useLanguage();
  const { signedIn } = useApplication();
  const { user } = useSession();
  const { state } = useLocation() as { state: unknown };
  const form = useForm({ defaultValues: EMPTY });
  const [signIn, { isLoading }] = useSignInMutation();
  const [fault, setFault] = useState<string | null>(null);
  usePage(t('session.signIn'));

  const { setFocus } = form;
  useEffect(() => {
    if (fault !== null && !isLoading) setFocus('email');
  }, [fault, isLoading, setFocus]);

  const submit = form.handleSubmit(async (values) => {
    const refused = credentialsFault(values);
    if (refused) return setFault(textIn(refused.texts, language));
    setFault(null);
    const answer = await signIn({ signInRequest: values });
    if (answer.data) signedIn(answer.data.token, answer.data.user);
    else setFault(errorMessage(answer.error, t('session.signInFailed')));
  });

  const back = placeIn(state);
  const name = placeName(back);
  if (user) return <Navigate to={back ?? paths.home} replace />;
  return (
    <SessionFrame>
      <form onSubmit={(event) => void submit(event)}>
        <h1 className="tracking-heading text-24 font-semibold outline-none">
          {t('session.signIn')}
        </h1>
        <p className="mt-1 text-14 text-ink-2">
          {name ? t('session.backTo') : t('session.oneAccount')}
          {name && <strong className="font-medium text-ink">{t(name)}</strong>}
        </p>
        {fault !== null && <ErrorBox className="mt-5">{fault}</ErrorBox>}
        <Field label={t('session.email')} className="mt-5">
          {(ids) => (
            <TextInput
              {...ids}
              {...form.register('email')}
              type="email"
              size="lg"
              autoComplete="username"
              aria-required
              disabled={isLoading}
            />
          )}
        </Field>
        <Field label={t('session.password')} className="mt-4">
          {(ids) => (
            <PasswordInput
              {...ids}
              {...form.register('password')}
              size="lg"
              autoComplete="current-password"
              aria-required
              disabled={isLoading}
              showLabel={t('session.showPassword')}
              hideLabel={t('session.hidePassword')}
            />
          )}
        </Field>
        <div className="mt-4">
          <Checkbox {...form.register('remember')} disabled={isLoading}>
            {t('session.remember')}
          </Checkbox>
        </div>
        <Button type="submit" look="primary" size="lg" busy={isLoading} className="mt-5 w-full">
          {t(isLoading ? 'session.signingIn' : 'session.signIn')}
        </Button>
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
      </form>
    </SessionFrame>
  );
}
