import { isPermitted } from '@toolyard/core/content';
import type { Language } from '@toolyard/core/shared';
import { useNavigate } from 'react-router-dom';
import {
  useCreateArticleMutation,
  type DraftArticleResponse,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { FailedBox } from '../shared/failed-box.tsx';
import { LANGUAGE_NAMES } from '../shared/language-names.ts';
import { useFailureToast } from '../shared/use-failure-toast.ts';
import { comparedSections } from './compared-sections.ts';
import { useTranslation } from './use-translation.ts';

interface Props {
  readonly space: SpaceResponse;
  readonly original: DraftArticleResponse;
  readonly locale: Language;
}

/** Leads to the translation of an original into a language, or begins an empty one under the original's title. */
export function TranslationChoice({ space, original, locale }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { paths, userId } = useContentPlace();
  const showFailure = useFailureToast();
  const [create, { isLoading }] = useCreateArticleMutation();
  const { translation, isKnown, error, refetch, isFetching } = useTranslation(original, locale);
  const language = LANGUAGE_NAMES[locale];
  const begin = async () => {
    const { title, markdown, tags, order } = original.revision;
    const { hashes } = comparedSections(markdown, null);
    const text = { title, markdown: '', tags: [...tags], order, sourceSections: hashes };
    const place = { spaceId: space.id, type: original.type, locale, translationOf: original.id };
    const answer = await create({ createArticleRequest: { ...text, ...place } });
    if (answer.error) showFailure(answer.error);
    else void navigate(paths.translation(space.id, answer.data.data.id));
  };
  if (error)
    return (
      <FailedBox
        error={error}
        text={t('contentRevisions.translation.failed')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!isKnown)
    return (
      <SkeletonBlock label={t('shell.loading')}>
        <Skeleton className="h-8! w-64" />
      </SkeletonBlock>
    );
  if (translation)
    return (
      <ButtonLink className="self-start" to={paths.translation(space.id, translation.id)}>
        {t('contentRevisions.translation.open', { language })}
      </ButtonLink>
    );
  return isPermitted({ userId, role: space.role }, 'create') ? (
    <Button look="primary" className="self-start" busy={isLoading} onClick={() => void begin()}>
      {t('contentRevisions.translation.begin', { language })}
    </Button>
  ) : (
    <p>{t('contentRevisions.translation.none', { language })}</p>
  );
}
