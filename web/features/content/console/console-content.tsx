import { useLayoutEffect, useMemo, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { contentApi } from '../../../api/generated-content.ts';
import { lazyArea } from '../../../app/lazy-area.tsx';
import { useAppDispatch } from '../../../app/store.ts';
import { ArticlesPage } from '../articles/articles-page.tsx';
import { callAsOperator } from '../shared/call-place.ts';
import { consoleContentPaths } from '../shared/content-paths.ts';
import { ContentOperator } from '../shared/content-place.ts';
import { placeCalls } from './operator-calls.ts';
import { OwnSpace } from './own-space.tsx';

placeCalls();

const TAGS = ['spaces', 'articles', 'media', 'article views'] as const;

/** The pages of the product's own space, each fetched when it is first opened. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  own: OwnSpace,
  'own/articles/:articleId': OwnSpace,
  ':spaceId': ArticlesPage,
  ':spaceId/media': lazyArea(['content', 'contentMedia'], () =>
    import('../media/media-page.tsx').then((m) => m.MediaPage),
  ),
  ':spaceId/articles/:articleId': lazyArea(
    ['content', 'contentEditor', 'contentMedia', 'contentRevisions'],
    () => import('../editor/editor-page.tsx').then((m) => m.EditorPage),
  ),
  ':spaceId/articles/:articleId/revisions': lazyArea(['content', 'contentRevisions'], () =>
    import('../revisions/revisions-page.tsx').then((m) => m.RevisionsPage),
  ),
  ':spaceId/articles/:articleId/translation': lazyArea(
    ['content', 'contentEditor', 'contentRevisions'],
    () => import('../translation/translation-page.tsx').then((m) => m.TranslationPage),
  ),
};

/** The product's own space in the console: the screens of Content Management, whose calls an operator makes. */
export function ConsoleContent({ operatorId }: { readonly operatorId: string }) {
  const operator = useMemo(() => ({ operatorId }), [operatorId]);
  useOperatorCalls();
  return (
    <ContentOperator value={operator}>
      <Routes>
        {Object.entries(PAGES).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<Navigate to={consoleContentPaths.root} replace />} />
      </Routes>
    </ContentOperator>
  );
}

/** Makes the calls of the pages inside as an operator. What was read as a member is read again, and the other way round. */
function useOperatorCalls(): void {
  const dispatch = useAppDispatch();
  // Before the pages inside make their first calls, which they do in effects.
  useLayoutEffect(
    () => callAsOperator(() => void dispatch(contentApi.util.invalidateTags([...TAGS]))),
    [dispatch],
  );
}
