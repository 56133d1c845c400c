import { useNavigate } from 'react-router-dom';
import { SPACE_TITLE_MAX } from '@toolyard/core/content';
import { firstCharacters, LANGUAGES } from '@toolyard/core/shared';
import { useCreateSpaceMutation } from '../../../api/generated-content.ts';
import { useSession } from '../../../app/use-application.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { contentPaths } from '../shared/content-paths.ts';
import { useFailureToast } from '../shared/use-failure-toast.ts';

/** Opens a private space with a sample article in one press. */
export function FirstSpaceButton() {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const fail = useFailureToast();
  const { user } = useSession();
  const [create, { isLoading }] = useCreateSpaceMutation();
  const start = async () => {
    const title = t('content.firstTitle', { name: user?.name ?? '' });
    const { data, error } = await create({
      createSpaceRequest: {
        title: firstCharacters(title, SPACE_TITLE_MAX),
        handle: `space-${crypto.randomUUID().slice(0, 8)}`,
        languages: [language, ...LANGUAGES.filter((each) => each !== language)],
        visibility: 'private',
      },
    });
    if (data) void navigate(contentPaths.space(data.data.id));
    else fail(error, t('content.notCreated'));
  };
  return (
    <Button look="primary" busy={isLoading} onClick={() => void start()}>
      {t('content.first')}
    </Button>
  );
}
