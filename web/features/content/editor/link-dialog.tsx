import { useId, useState, type FormEvent } from 'react';
import { articlePath, isSafeLink } from '@toolyard/core/content';
import { useSearchArticlesQuery } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';

const PAUSE_MS = 300;

/** What begins like an address rather than like words to search for. */
const ADDRESS = /^(?:\/|#|mailto:|https?:)/i;

interface Props {
  /** The space whose articles are offered; null offers none. */
  readonly space: { readonly id: string; readonly handle: string } | null;
  readonly onChoose: (address: string, title: string) => void;
  readonly onClose: () => void;
}

/** Asks for an address, or the article of the space that a link leads to. */
export function LinkDialog({ space, onChoose, onClose }: Props) {
  const t = useText();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const words = useDebounced(typed.trim(), PAUSE_MS);
  const isAddress = ADDRESS.test(words);
  const skip = space === null || words === '' || isAddress;
  const { currentData, isFetching } = useSearchArticlesQuery(
    { spaceId: space?.id ?? '', query: words, limit: 8 },
    { skip },
  );
  const found = skip ? [] : (currentData?.data ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = typed.trim();
    if (!ADDRESS.test(address) || !isSafeLink(address))
      return setFault(t('contentEditor.linkInvalid'));
    onChoose(address, address);
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('contentEditor.action.link')}
      closeLabel={t('contentEditor.close')}
      foot={
        <>
          <Button onClick={onClose}>{t('contentEditor.cancel')}</Button>
          <Button look="primary" type="submit" form={form}>
            {t('contentEditor.insert')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-3">
        <Field
          label={t(space ? 'contentEditor.linkOrArticle' : 'contentEditor.linkAddress')}
          hint={t('contentEditor.linkHint')}
          error={fault}
        >
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setFault(null);
              }}
            />
          )}
        </Field>
        {space && (
          <div role="status" className="text-12 text-ink-3">
            {!skip &&
              (isFetching
                ? t('contentEditor.searching')
                : t('contentEditor.found', { count: found.length }))}
          </div>
        )}
        {space && found.length > 0 && (
          <ul className="flex flex-col">
            {found.map((article) => (
              <li key={article.articleId}>
                <button
                  type="button"
                  className="min-h-10 w-full rounded-2 px-2 py-1 text-left wrap-anywhere hover:bg-sunken"
                  onClick={() => onChoose(articlePath(space.handle, article), article.title)}
                >
                  <span className="font-medium">{article.title}</span>{' '}
                  <span className="text-12 text-ink-3">{article.slug}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </form>
    </Dialog>
  );
}
