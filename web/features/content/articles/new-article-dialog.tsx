import { useId, useRef, useState, type FormEvent } from 'react';
import { ARTICLE_LIMITS, articleTypeLabel } from '@toolyard/core/content';
import { shortName, type Language } from '@toolyard/core/shared';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useCreateArticleMutation,
  useListSpacesQuery,
  type ArticleType,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { LANGUAGE_NAMES } from '../shared/language-names.ts';
import { useFaultFocus } from '../shared/use-fault-focus.ts';
import { TYPES } from './use-article-filters.ts';

interface Props {
  readonly space: SpaceResponse;
  readonly onClose: () => void;
}

/** Begins an article and opens it. */
export function NewArticleDialog({ space, onClose }: Props) {
  const t = useText();
  const { paths } = useContentPlace();
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { data } = useListSpacesQuery();
  const [create, { isLoading }] = useCreateArticleMutation();
  const focusFault = useFaultFocus(form, isLoading);
  const [title, setTitle] = useState('');
  const [type, setType] = useState<ArticleType>('page');
  const [locale, setLocale] = useState<Language>(space.languages[0] ?? 'en');
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (shortName(title, ARTICLE_LIMITS.title) === null) {
      setFault(t('content.titleInvalid', { most: ARTICLE_LIMITS.title }));
      return focusFault();
    }
    const createArticleRequest = { title, markdown: '', spaceId: space.id, type, locale };
    const answer = await create({ createArticleRequest });
    if (answer.data) void navigate(paths.article(space.id, answer.data.data.id));
    else setFailure(errorMessage(answer.error, t('content.articleNotCreated')));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={t('content.newArticle')}
      closeLabel={t('content.close')}
      foot={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            {t('content.cancel')}
          </Button>
          <Button look="primary" type="submit" form={id} busy={isLoading}>
            {t('content.createArticle')}
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
        <Field label={t('content.articleTitle')} error={fault}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              aria-required
              disabled={isLoading}
              value={title}
              onChange={({ target }) => {
                setTitle(target.value);
                setFault(null);
              }}
            />
          )}
        </Field>
        <SelectField<ArticleType>
          label={t('content.articleType')}
          hint={data && t('content.articleTypeHint', { most: data.limits.articles })}
          disabled={isLoading}
          value={type}
          onChoose={setType}
          choices={TYPES.map((value) => ({ value, label: articleTypeLabel(value)[language] }))}
        />
        <SelectField<Language>
          label={t('content.language')}
          disabled={isLoading}
          value={locale}
          onChoose={setLocale}
          choices={space.languages.map((value) => ({
            value,
            label: LANGUAGE_NAMES[value],
          }))}
        />
      </form>
    </Dialog>
  );
}
