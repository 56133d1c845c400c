import '../../styles/areas.css';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyArea } from '../../app/lazy-area.tsx';
import { paths } from '../../app/paths.ts';
import { SpacesPage } from './spaces/spaces-page.tsx';

/** Pages of a space, each fetched when it is first opened. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  ':spaceId': lazyArea('content', () =>
    import('./articles/articles-page.tsx').then((m) => m.ArticlesPage),
  ),
  ':spaceId/members': lazyArea('content', () =>
    import('./members/members-page.tsx').then((m) => m.MembersPage),
  ),
  ':spaceId/settings': lazyArea('content', () =>
    import('./settings/space-settings-page.tsx').then((m) => m.SpaceSettingsPage),
  ),
  ':spaceId/articles/:articleId': lazyArea(['content', 'contentEditor'], () =>
    import('./editor/editor-page.tsx').then((m) => m.EditorPage),
  ),
};

/** Content Management: one's spaces, and the pages below each. */
export function ContentArea() {
  return (
    <Routes>
      <Route index element={<SpacesPage />} />
      {Object.entries(PAGES).map(([path, Screen]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<Navigate to={paths.content} replace />} />
    </Routes>
  );
}
