import { checkRegistration } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useRegisterMutation } from '../../api/generated-auth.ts';
import { errorCode } from '../../api/error-code.ts';
import { errorMessage } from '../../api/error-message.ts';
import { paths, placeIn } from '../../app/paths.ts';
import { useApplication, useSession } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { useFieldFault } from '../../ui/use-field-fault.ts';
import { faultyField } from './faulty-field.ts';
import { RegisterFields, type RegisterValues } from './register-fields.tsx';
import { SessionFrame } from '../../shell/sign-in/session-frame.tsx';
import { usePasswordMinLength } from '../../shell/security/use-password-min-length.ts';
import { SessionTitle } from '../../shell/sign-in/session-title.tsx';

const EMPTY: RegisterValues = { name: '', email: '', password: '', confirm: '' };

/** A new account; its owner is signed in at once, and back where saving had asked for one. */
export function RegisterPage() {
  const t = useText();
  const language = useLanguage();
  const least = usePasswordMinLength();
  const { signedIn } = useApplication();
  const { user } = useSession();
  const { state } = useLocation() as { state: unknown };
  const form = useForm({ defaultValues: EMPTY });
  const [register, { isLoading }] = useRegisterMutation();
  const [fault, setFault] = useFieldFault(form, isLoading);
  usePage(t('session.register'));

  const submit = form.handleSubmit(async (values) => {
    const checked = checkRegistration(values, least);
    if (!checked.ok) {
      const { code, texts } = checked.error;
      return setFault({ at: faultyField(values, code), text: textIn(texts, language) });
    }
    setFault(null);
    const { name, email, password } = values;
    const answer = await register({ registerRequest: { name, email, password } });
    if (answer.data) return signedIn(answer.data.token, answer.data.user);
    const text = errorMessage(answer.error, t('session.registerFailed'));
    setFault({ at: faultyField(values, errorCode(answer.error)), text });
  });

  if (user) return <Navigate to={placeIn(state) ?? paths.home} replace />;
  return (
    <SessionFrame>
      <form onSubmit={(event) => void submit(event)}>
        <SessionTitle title={t('session.register')}>{t('session.oneAccount')}</SessionTitle>
        {fault && <ErrorBox className="mt-5">{fault.text}</ErrorBox>}
        <RegisterFields least={least} form={form} disabled={isLoading} />
        <Button type="submit" look="primary" size="lg" busy={isLoading} className="mt-6 w-full">
          {t(isLoading ? 'session.registering' : 'session.registerAction')}
        </Button>
        <p className="mt-5 text-ink-2">
          {t('session.haveAccount')}
          <Link to={paths.signIn} state={state} className="font-medium text-accent hover:underline">
            {t('session.signIn')}
          </Link>
        </p>
      </form>
    </SessionFrame>
  );
}
