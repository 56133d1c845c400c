import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import { useCreateArticleMutation, type SpaceResponse } from '../../../api/generated-content.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { writtenIn } from '../editor/draft.ts';
import { contentPaths } from '../shared/content-paths.ts';
import { visitorDraft } from './visitor-draft.ts';

interface Props {
  /** Where it can be added; null while no space is open. */
  readonly space: SpaceResponse | null;
}

/** The draft that was begun on this device without an account; nothing where there is none. */
export function WaitingDraft({ space }: Props) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { services } = useApplication();
  const [device] = useState(() => visitorDraft(services));
  const [draft] = useState(device.read);
  const [create, { isLoading, error }] = useCreateArticleMutation();
  if (draft === null) return null;
  const title = draft.title.trim() || t('content.untitled');
  const add = async ({ id: spaceId, languages }: SpaceResponse) => {
    const locale = languages.includes(language) ? language : (languages[0] ?? language);
    const place = { spaceId, type: 'page', locale } as const;
    const { data } = await create({
      createArticleRequest: { ...writtenIn({ ...draft, title }), ...place },
    });
    if (!data) return;
    // It leaves the device only once the server has it.
    device.remove();
    void navigate(contentPaths.article(spaceId, data.data.id));
  };
  return (
    <>
      {error && <ErrorBox>{errorMessage(error, t('content.articleNotCreated'))}</ErrorBox>}
      <MessageBox
        tone="info"
        title={t('content.waitingDraft', { title })}
        actions={
          space && (
            <Button look="primary" size="sm" busy={isLoading} onClick={() => void add(space)}>
              {t('content.addWaitingDraft')}
            </Button>
          )
        }
      >
        {t(space ? 'content.waitingDraftText' : 'content.waitingDraftNoSpace')}
      </MessageBox>
    </>
  );
}
