import { useRef, useState, type FormEvent } from 'react';
import { errorCode } from '../../../api/error-code.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useEditSpaceMutation, type SpaceResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import {
  LanguagesField,
  spaceFaults,
  SpaceTitleField,
  VisibilityField,
  type SpaceFaults,
  type SpaceValues,
} from '../shared/space-fields.tsx';
import { useFaultFocus } from '../shared/use-fault-focus.ts';

interface Props {
  readonly space: SpaceResponse;
  /** The reader is no owner. */
  readonly locked: boolean;
}

/** Title, languages and visibility of a space. */
export function SettingsForm({ space, locked }: Props) {
  const t = useText();
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const [edit, { isLoading }] = useEditSpaceMutation();
  const focusFault = useFaultFocus(form, isLoading);
  const button = useFocusBack(isLoading);
  const [values, setValues] = useState<SpaceValues>(space);
  /** What the values were made from. */
  const [version, setVersion] = useState(space.version);
  /** The owner knows of a newer version and replaces it. */
  const [replaces, setReplaces] = useState(false);
  const [faults, setFaults] = useState<SpaceFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const refuse = (found: SpaceFaults) => {
    setFaults(found);
    focusFault();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const found = spaceFaults(values, t);
    if (Object.keys(found).length > 0) return refuse(found);
    const { title, languages, visibility } = values;
    const { data, error } = await edit({
      id: space.id,
      'If-Match': `"${replaces ? space.version : version}"`,
      editSpaceRequest: { title, languages: [...languages], visibility },
    });
    if (data) {
      setVersion(data.data.version);
      setReplaces(false);
      setValues(data.data);
      return void toasts.add({ title: t('content.saved') });
    }
    const code = errorCode(error);
    const text = errorMessage(error, t('content.notSaved'));
    if (code === 'SPACE_NEEDS_VERIFIED_EMAIL') return refuse({ visibility: text });
    if (code === 'VERSION_CONFLICT') {
      setReplaces(true);
      return setFailure(t('content.changedSince'));
    }
    return setFailure(text);
  };
  const field = {
    values,
    faults,
    disabled: locked || isLoading,
    onChange: (changed: Partial<SpaceValues>) => {
      setValues({ ...values, ...changed });
      setFaults({});
    },
  };
  return (
    <Card label={t('content.settings')}>
      <CardHead title={t('content.settings')} />
      <form
        ref={form}
        noValidate
        className="flex max-w-140 flex-col gap-4 p-4"
        onSubmit={(event) => void submit(event)}
      >
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <SpaceTitleField {...field} />
        <Field label={t('content.handle')} hint={t('content.handleFixed')}>
          {(ids) => (
            <TextInput
              {...ids}
              readOnly
              lead={<span className="text-ink-3">/s/</span>}
              value={space.handle}
            />
          )}
        </Field>
        <LanguagesField {...field} />
        <VisibilityField {...field} />
        {!locked && (
          <Button ref={button} look="primary" type="submit" busy={isLoading} className="self-start">
            {t('content.save')}
          </Button>
        )}
      </form>
    </Card>
  );
}
