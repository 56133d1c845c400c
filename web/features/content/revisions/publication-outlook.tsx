import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { articlePath } from '@toolyard/core/content';
import type { ArticleResponse, SpaceResponse } from '../../../api/generated-content.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { localTime } from '../../../ui/format-date.ts';
import { comingEvents } from './coming-events.ts';

interface Props {
  readonly space: SpaceResponse;
  readonly article: ArticleResponse;
  readonly ref: Ref<HTMLUListElement>;
}

/** What readers see of an article now, and what will happen when. */
export function PublicationOutlook({ space, article, ref }: Props) {
  const t = useText();
  const language = useLanguage();
  const { services } = useApplication();
  const { approved, draft, inReview, publicRevision, schedule } = article;
  const path = articlePath(space.handle, article);
  const isRead =
    publicRevision !== null && article.hiding === null && space.visibility !== 'private';
  const time = (at: string | null) => localTime(at, language);
  const since =
    schedule !== null && schedule.revision === publicRevision && isPast(schedule.publishAt)
      ? schedule.publishAt
      : article.publishedAt;
  function isPast(at: string): boolean {
    return Date.parse(at) <= services.now();
  }
  return (
    <ul ref={ref} tabIndex={-1} className="flex flex-col gap-1 outline-none">
      <li>
        {publicRevision === null
          ? t('contentRevisions.notPublic')
          : t('contentRevisions.public', { number: publicRevision, time: time(since) })}
      </li>
      {comingEvents(article, services.now()).map((event) => (
        <li key={event.kind}>
          {event.kind === 'publish'
            ? t('contentRevisions.willPublish', { number: event.revision, time: time(event.at) })
            : t('contentRevisions.willWithdraw', { time: time(event.at) })}
        </li>
      ))}
      {inReview && <li>{t('contentRevisions.underReview', { number: draft })}</li>}
      {approved === draft && <li>{t('contentRevisions.wasApproved', { number: draft })}</li>}
      <li className="wrap-anywhere text-ink-2">
        {isRead ? (
          <Link to={`${path}?lang=${article.locale}`} className="text-accent hover:underline">
            {t('contentRevisions.addressIs', { path })}
          </Link>
        ) : (
          t('contentRevisions.addressIs', { path })
        )}
      </li>
    </ul>
  );
}
