import '../../styles/areas.css';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyArea } from '../../app/lazy-area.tsx';
import { paths } from '../../app/paths.ts';
import { SpacesPage } from './spaces/spaces-page.tsx';

/** Pages of a space, each fetched when it is first opened. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  try: lazyArea(['content', 'contentEditor', 'contentTrial'], () =>
    import('./trial/trial-page.tsx').then((m) => m.TrialPage),
  ),
  'invitations/:invitationId': lazyArea('content', () =>
    import('./spaces/invitation-page.tsx').then((m) => m.InvitationPage),
  ),
  ':spaceId': lazyArea('content', () =>
    import('./articles/articles-page.tsx').then((m) => m.ArticlesPage),
  ),
  ':spaceId/media': lazyArea(['content', 'contentMedia'], () =>
    import('./media/media-page.tsx').then((m) => m.MediaPage),
  ),
  ':spaceId/members': lazyArea('content', () =>
    import('./members/members-page.tsx').then((m) => m.MembersPage),
  ),
  ':spaceId/settings': lazyArea(['content', 'contentHooks'], () =>
    import('./settings/space-settings-page.tsx').then((m) => m.SpaceSettingsPage),
  ),
  ':spaceId/transfer': lazyArea(['content', 'contentTransfer'], () =>
    import('./transfer/transfer-page.tsx').then((m) => m.TransferPage),
  ),
  ':spaceId/articles/:articleId': lazyArea(
    ['content', 'contentEditor', 'contentMedia', 'contentRevisions'],
    () => import('./editor/editor-page.tsx').then((m) => m.EditorPage),
  ),
  ':spaceId/articles/:articleId/revisions': lazyArea(['content', 'contentRevisions'], () =>
    import('./revisions/revisions-page.tsx').then((m) => m.RevisionsPage),
  ),
  ':spaceId/articles/:articleId/translation': lazyArea(
    ['content', 'contentEditor', 'contentRevisions'],
    () => import('./translation/translation-page.tsx').then((m) => m.TranslationPage),
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
