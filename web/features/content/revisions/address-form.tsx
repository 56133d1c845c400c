import { useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { useRenameArticleMutation, type ArticleResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { useFaultFocus } from '../shared/use-fault-focus.ts';

interface Props {
  readonly article: ArticleResponse;
  readonly onDone: () => void;
}

/** Another last part of the address; the former address leads to it. */
export function AddressForm({ article, onDone }: Props) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [rename, { isLoading, error, reset }] = useRenameArticleMutation();
  const [slug, setSlug] = useState(article.slug);
  const focusFault = useFaultFocus(form, isLoading);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await rename({
      id: article.id,
      'If-Match': `"${article.version}"`,
      renameArticleRequest: { slug: slug.trim() },
    });
    if (answer.data) onDone();
    else focusFault();
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-wrap items-start gap-3 border-t border-line pt-3"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={t('contentRevisions.address')}
        hint={t('contentRevisions.addressHint')}
        error={error ? errorMessage(error, t('content.notDone')) : null}
      >
        {(ids) => (
          <TextInput
            {...ids}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={isLoading}
            value={slug}
            onChange={({ target }) => {
              setSlug(target.value);
              reset();
            }}
          />
        )}
      </Field>
      <Button type="submit" className="sm:mt-7" busy={isLoading}>
        {t('contentRevisions.saveAddress')}
      </Button>
    </form>
  );
}
