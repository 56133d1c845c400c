import { Navigate, useParams } from 'react-router-dom';
import { useListSpacesQuery } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { consoleContentPaths } from '../shared/content-paths.ts';
import { FailedBox } from '../shared/failed-box.tsx';

/** /admin/content/own: leads to the product's own space, or to the editor of an article in it. */
export function OwnSpace() {
  const t = useText();
  const { articleId } = useParams();
  const { data, error, isFetching, refetch } = useListSpacesQuery();
  usePage(t('content.articles'));
  const [space] = data?.data ?? [];
  if (space) {
    const { space: list, article } = consoleContentPaths;
    const to = articleId === undefined ? list(space.id) : article(space.id, articleId);
    return <Navigate to={to} replace />;
  }
  if (data)
    return (
      <EmptyState
        level={1}
        title={t('content.noOwnSpace')}
        text={t('content.noOwnSpaceText')}
        action={<ButtonLink to={consoleContentPaths.root}>{t('content.consoleBack')}</ButtonLink>}
      />
    );
  return error ? (
    <FailedBox
      error={error}
      text={t('content.spaceFailed')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <SkeletonBlock label={t('shell.loading')} className="space-y-3">
      <Skeleton className="h-8! w-64 max-w-full" />
    </SkeletonBlock>
  );
}
