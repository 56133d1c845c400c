import { useRef, useState, type FormEvent } from 'react';
import { parseEmail } from '@toolyard/core/accounts';
import { SPACE_ROLES, type SpaceRole } from '@toolyard/core/content';
import { errorCode } from '../../../api/error-code.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useInviteSpaceMemberMutation } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useFaultFocus } from '../shared/use-fault-focus.ts';

interface Props {
  readonly spaceId: string;
  readonly isFull: boolean;
}

/** Invites somebody by email address. */
export function InviteCard({ spaceId, isFull }: Props) {
  const t = useText();
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const [invite, { isLoading }] = useInviteSpaceMemberMutation();
  const focusFault = useFaultFocus(form, isLoading);
  const button = useFocusBack(isLoading);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<SpaceRole>('author');
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const refuse = (text: string) => {
    setFault(text);
    focusFault();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const parsed = parseEmail(email);
    if (!parsed.ok) return refuse(t('content.emailInvalid'));
    const { error } = await invite({ id: spaceId, inviteMemberRequest: { email, role } });
    if (error) {
      const text = errorMessage(error, t('content.notInvited'));
      return errorCode(error) === 'EMAIL_INVALID' ? refuse(text) : setFailure(text);
    }
    toasts.add({ title: t('content.invited', { email: parsed.value }) });
    return setEmail('');
  };
  return (
    <Card label={t('content.invite')}>
      <CardHead title={t('content.invite')} />
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4 p-4"
        onSubmit={(event) => void submit(event)}
      >
        <p className="text-ink-2">{t(isFull ? 'content.membersFull' : 'content.inviteText')}</p>
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('content.email')} error={fault}>
            {(ids) => (
              <TextInput
                {...ids}
                type="email"
                autoComplete="off"
                aria-required
                disabled={isLoading || isFull}
                value={email}
                onChange={({ target }) => {
                  setEmail(target.value);
                  setFault(null);
                }}
              />
            )}
          </Field>
          <SelectField<SpaceRole>
            label={t('content.role')}
            hint={t(`content.roleText.${role}`)}
            disabled={isLoading || isFull}
            value={role}
            onChoose={setRole}
            choices={SPACE_ROLES.map((value) => ({ value, label: t(`content.role.${value}`) }))}
          />
        </div>
        <Button
          ref={button}
          look="primary"
          type="submit"
          busy={isLoading}
          disabled={isFull}
          className="self-start"
        >
          {t('content.sendInvitation')}
        </Button>
      </form>
    </Card>
  );
}
