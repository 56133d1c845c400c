import type { ListedArticleResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const TONES: Readonly<Record<ListedArticleResponse['status'], Tone>> = {
  draft: 'neutral',
  inReview: 'accent',
  scheduled: 'accent',
  published: 'ok',
  withdrawn: 'neutral',
  hidden: 'danger',
};

type Props = Pick<
  ListedArticleResponse,
  'status' | 'hiding' | 'hasUnpublishedChanges' | 'isScheduleOutdated'
>;

/** Where an article stands, and what of it readers do not see yet. */
export function ArticleStatusBadges(props: Props) {
  const { status, hiding, hasUnpublishedChanges, isScheduleOutdated } = props;
  const t = useText();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={TONES[status]} dot>
        {t(`content.status.${status}`)}
      </Badge>
      {status === 'published' && hasUnpublishedChanges && (
        <Badge tone="warn">{t('content.unpublishedChanges')}</Badge>
      )}
      {isScheduleOutdated && <Badge tone="warn">{t('content.scheduleOutdated')}</Badge>}
      {hiding && (
        <span className="text-12 text-danger">
          {t('content.hiddenWhy', { reason: hiding.reason })}
        </span>
      )}
    </span>
  );
}
