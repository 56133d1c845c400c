import { Outlet, Route, Routes } from 'react-router-dom';
import { Shell } from '../shell/shell.tsx';
import { Contents, PageSuspense } from './contents.tsx';
import { lazyArea } from './lazy-area.tsx';
import type { Frame, Page } from './page.ts';
import { PAGES } from './pages.tsx';
import { paths } from './paths.ts';
import { RequireUser } from './require-user.tsx';
import { UnknownAddress } from './unknown-address.tsx';

/** Pages of the site. */
const Site = () => (
  <Shell>
    <Contents />
  </Shell>
);

/** Pages of one's own account; only for signed-in users. */
const Account = () => (
  <Shell slimFoot>
    <RequireUser>
      <Contents />
    </RequireUser>
  </Shell>
);

/** The working area of options. */
const Options = () => (
  <Shell slimFoot>
    <Contents keepsFrame />
  </Shell>
);

/** Signing in and registering have a frame of their own. */
const Session = () => <Contents />;

/** The operators' console; its own layout keeps its frame while a page loads or breaks. */
const Console = () => (
  <PageSuspense>
    <Outlet />
  </PageSuspense>
);

const OptionsLayout = lazyArea('options', () =>
  import('../features/options/options-layout.tsx').then((m) => m.OptionsLayout),
);

const pagesOf = (frame: Frame) => PAGES.filter((page) => page.frame === frame);

const routesTo = (pages: readonly Page[]) =>
  pages.map(({ path, screen: Screen }) => <Route key={path} path={path} element={<Screen />} />);

const routesOf = (frame: Frame) => routesTo(pagesOf(frame));

/** The options area; an unknown path in it leads to its first page. */
export const optionsRoutes = (
  <Route element={<OptionsLayout pages={pagesOf('options')} />}>
    {routesOf('options')}
    <Route path={`${paths.options}/*`} element={<UnknownAddress to={paths.options} />} />
  </Route>
);

/** Every route of the site, and pages in its frame beside those of the table; an unknown path leads home. */
export function AppRoutes({ more }: { readonly more: readonly Page[] }) {
  return (
    <Routes>
      <Route element={<Site />}>
        {routesOf('site')}
        {routesTo(more)}
      </Route>
      <Route element={<Account />}>{routesOf('account')}</Route>
      <Route element={<Options />}>{optionsRoutes}</Route>
      <Route element={<Session />}>{routesOf('session')}</Route>
      <Route element={<Console />}>
        {pagesOf('console').map(({ path, screen: Screen }) => (
          <Route key={path} path={`${path}/*`} element={<Screen />} />
        ))}
      </Route>
      <Route path="*" element={<UnknownAddress to={paths.home} />} />
    </Routes>
  );
}
