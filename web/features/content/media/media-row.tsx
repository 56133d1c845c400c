import { useState } from 'react';
import Trash from 'lucide-react/icons/trash-2';
import { mayRemoveMedia } from '@toolyard/core/content';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useRemoveMediaMutation,
  type ListedMediaResponse,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { localDay } from '../../../ui/format-date.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { MemberPicture } from './member-picture.tsx';

interface Props {
  readonly picture: ListedMediaResponse;
  readonly spaceId: string;
  readonly member: { readonly userId: string | null; readonly role: SpaceResponse['role'] };
}

/** A picture with the articles that show it. One that is shown stays. */
export function MediaRow({ picture, spaceId, member }: Props) {
  const t = useText();
  const { paths } = useContentPlace();
  const toasts = useToasts();
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [remove, { isLoading }] = useRemoveMediaMutation();
  const { id, alt, width, height, size, uploadedAt, uses } = picture;
  const confirm = async () => {
    const answer = await remove({ id });
    if (answer.error) return setFailure(errorMessage(answer.error, t('contentMedia.removeFailed')));
    setAsking(false);
    toasts.add({ title: t('contentMedia.removed') });
  };
  return (
    <li className="flex flex-wrap items-start gap-3 px-4 py-3">
      <MemberPicture id={id} alt={alt} className="h-16 w-24 flex-none" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium wrap-anywhere">{alt}</p>
        <p className="text-12 text-ink-3 tabular-nums">
          {t('contentMedia.facts', {
            ...{ width, height, size: Math.ceil(size / 1000) },
            date: localDay(uploadedAt, language),
          })}
        </p>
        {uses.length === 0 ? (
          <p className="text-12 text-ink-3">{t('contentMedia.unused')}</p>
        ) : (
          <ul aria-label={t('contentMedia.uses')} className="flex flex-wrap gap-x-3 gap-y-1">
            {uses.map(({ articleId, locale, title }) => (
              <li key={articleId} lang={locale}>
                <Link
                  to={paths.article(spaceId, articleId)}
                  className="text-12 wrap-anywhere text-accent hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {uses.length === 0 && mayRemoveMedia(member, picture) && (
        <IconButton
          label={t('contentMedia.removeOf', { alt })}
          onClick={() => {
            setFailure(null);
            setAsking(true);
          }}
        >
          <Trash size={16} aria-hidden="true" />
        </IconButton>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('contentMedia.removeTitle')}
          text={t('contentMedia.removeText')}
          action={t('contentMedia.remove')}
          cancel={t('content.cancel')}
          busy={isLoading}
          failure={failure}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
