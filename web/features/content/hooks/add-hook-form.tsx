import { useRef, useState, type FormEvent } from 'react';
import { HOOK_URL_MAX } from '@toolyard/core/content';
import { errorMessage } from '../../../api/error-message.ts';
import { useAddHookMutation } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { useFaultFocus } from '../shared/use-fault-focus.ts';

interface Props {
  readonly spaceId: string;
  /** Hands over the secret, which can be seen this once. */
  readonly onAdded: (secret: string) => void;
}

/** Adds an address to be told. */
export function AddHookForm({ spaceId, onAdded }: Props) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [url, setUrl] = useState('');
  const [add, { isLoading, error, reset }] = useAddHookMutation();
  const focusFault = useFaultFocus(form, isLoading);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await add({ id: spaceId, addHookRequest: { url } });
    if (!data) return focusFault();
    setUrl('');
    onAdded(data.data.secret);
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex max-w-140 flex-wrap items-start gap-3"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        className="min-w-0 flex-1 basis-52"
        label={t('contentHooks.url')}
        hint={t('contentHooks.urlHint')}
        error={error ? errorMessage(error, t('contentHooks.notAdded')) : null}
      >
        {(ids) => (
          <TextInput
            {...ids}
            type="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            maxLength={HOOK_URL_MAX}
            disabled={isLoading}
            value={url}
            onChange={({ target }) => {
              setUrl(target.value);
              reset();
            }}
          />
        )}
      </Field>
      <Button type="submit" className="sm:mt-7" busy={isLoading}>
        {t('contentHooks.add')}
      </Button>
    </form>
  );
}
