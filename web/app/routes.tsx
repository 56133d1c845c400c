import { Navigate, Route, Routes } from 'react-router-dom';
import { HomePage } from '../features/home/home-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { Contents, PageSuspense } from './contents.tsx';
import { lazyArea } from './lazy-area.tsx';
import { COMING_PATHS, paths } from './paths.ts';
import { RequireUser } from './require-user.tsx';

const AboutPage = lazyArea('about', () =>
  import('../features/about/about-page.tsx').then((m) => m.AboutPage),
);
const ToolsPage = lazyArea('tools', () =>
  import('../features/tools/tools-page.tsx').then((m) => m.ToolsPage),
);
const LotteryArea = lazyArea('lottery', () =>
  import('../features/lottery/lottery-routes.tsx').then((m) => m.LotteryRoutes),
);
const ProfilePage = lazyArea('account', () =>
  import('../features/account/profile-page.tsx').then((m) => m.ProfilePage),
);
const SettingsPage = lazyArea('account', () =>
  import('../features/account/settings-page.tsx').then((m) => m.SettingsPage),
);
const OptionsArea = lazyArea('options', () =>
  import('../features/options/options-routes.tsx').then((m) => m.OptionsRoutes),
);
const ForgotPage = lazyArea('session', () =>
  import('../features/session/forgot-page.tsx').then((m) => m.ForgotPage),
);
const ResetPage = lazyArea('session', () =>
  import('../features/session/reset-page.tsx').then((m) => m.ResetPage),
);
const ConfirmEmailPage = lazyArea('session', () =>
  import('../features/session/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
);
const SignInPage = lazyArea('session', () =>
  import('../features/session/sign-in-page.tsx').then((m) => m.SignInPage),
);
const RegisterPage = lazyArea('session', () =>
  import('../features/session/register-page.tsx').then((m) => m.RegisterPage),
);
const AdminArea = lazyArea('admin', () =>
  import('../features/admin/frame/admin-area.tsx').then((m) => m.AdminArea),
);
const ComingPage = lazyArea('coming', () =>
  import('../features/coming/coming-page.tsx').then((m) => m.ComingPage),
);

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
const Admin = () => (
  <PageSuspense>
    <AdminArea />
  </PageSuspense>
);

/** Every route of the site; an unknown path leads home. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Site />}>
        <Route index element={<HomePage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.tools} element={<ToolsPage />} />
        <Route path={`${paths.lottery}/*`} element={<LotteryArea />} />
        {COMING_PATHS.map((path) => (
          <Route key={path} path={path} element={<ComingPage />} />
        ))}
      </Route>
      <Route element={<Account />}>
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.settings} element={<SettingsPage />} />
      </Route>
      <Route element={<Options />}>
        <Route path={`${paths.options}/*`} element={<OptionsArea />} />
      </Route>
      <Route element={<Session />}>
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.register} element={<RegisterPage />} />
        <Route path={paths.forgotPassword} element={<ForgotPage />} />
        <Route path={paths.resetPassword} element={<ResetPage />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailPage />} />
      </Route>
      <Route path={`${paths.admin}/*`} element={<Admin />} />
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}
