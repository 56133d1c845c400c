import { useId, useRef, useState, type FormEvent } from 'react';
import { parseHandle, SPACE_HANDLE_MAX } from '@toolyard/core/content';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '../../../api/error-code.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useCreateSpaceMutation } from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { contentPaths } from '../shared/content-paths.ts';
import {
  LanguagesField,
  spaceFaults,
  SpaceTitleField,
  VisibilityField,
  type SpaceFaults,
  type SpaceValues,
} from '../shared/space-fields.tsx';
import { useFaultFocus } from '../shared/use-fault-focus.ts';
import { suggestedHandle } from './suggested-handle.ts';

/** Fields that refusals of the server are about. */
const FIELD_OF: Readonly<Record<string, keyof SpaceFaults>> = {
  SPACE_HANDLE_TAKEN: 'handle',
  SPACE_NEEDS_VERIFIED_EMAIL: 'visibility',
};

/** Creates a space and opens it. */
export function NewSpaceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [create, { isLoading }] = useCreateSpaceMutation();
  const focusFault = useFaultFocus(form, isLoading);
  const [values, setValues] = useState<SpaceValues>({
    title: '',
    languages: [useLanguage()],
    visibility: 'private',
  });
  /** Null while the title suggests it. */
  const [typedHandle, setTypedHandle] = useState<string | null>(null);
  const [faults, setFaults] = useState<SpaceFaults>({});
  const [failure, setFailure] = useState<string | null>(null);

  const handle = typedHandle ?? suggestedHandle(values.title);
  const isSound = parseHandle(handle).ok;
  const handleFault = isSound ? undefined : t('content.handleInvalid', { most: SPACE_HANDLE_MAX });
  const change = (changed: Partial<SpaceValues>) => {
    setValues({ ...values, ...changed });
    setFaults({ ...faults, ...Object.fromEntries(Object.keys(changed).map((key) => [key, ''])) });
  };
  const refuse = (found: SpaceFaults) => {
    setFaults(found);
    focusFault();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const found = { ...spaceFaults(values, t), ...(handleFault && { handle: handleFault }) };
    if (Object.keys(found).length > 0) return refuse(found);
    const { data, error } = await create({
      createSpaceRequest: { ...values, languages: [...values.languages], handle },
    });
    if (data) return void navigate(contentPaths.space(data.data.id));
    const text = errorMessage(error, t('content.notCreated'));
    const at = FIELD_OF[errorCode(error)];
    return at ? refuse({ [at]: text }) : setFailure(text);
  };

  const field = { values, faults, disabled: isLoading, onChange: change };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={t('content.create')}
      closeLabel={t('content.close')}
      foot={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            {t('content.cancel')}
          </Button>
          <Button look="primary" type="submit" form={id} busy={isLoading}>
            {t('content.create')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <SpaceTitleField {...field} />
        <Field
          label={t('content.handle')}
          hint={t('content.handleHint', { path: `/s/${handle}` })}
          error={faults.handle || (typedHandle ? handleFault : null) || null}
        >
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
              disabled={isLoading}
              lead={<span className="text-ink-3">/s/</span>}
              value={handle}
              onChange={({ target }) => {
                setTypedHandle(target.value);
                setFaults({ ...faults, handle: '' });
              }}
            />
          )}
        </Field>
        <LanguagesField {...field} />
        <VisibilityField {...field} />
      </form>
    </Dialog>
  );
}
