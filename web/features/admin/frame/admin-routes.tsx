import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { ConsoleContent } from '../../../app/console-content.tsx';
import { Contents } from '../../../app/contents.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SuperadminOnly, useAdmin, useIsSupport } from '../session/use-admin.tsx';
import { adminPaths } from './admin-paths.ts';
import { ConsoleLayout } from './console-layout.tsx';
import * as screens from './screens.tsx';

/** Every route of the console, below /admin; what is not a page of it leads to the dashboard. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<Contents />}>
        <Route path="login" element={<screens.SignInPage />} />
        <Route path="logout" element={<screens.SignOutPage />} />
        <Route path="password" element={<screens.PasswordChangePage />} />
        <Route path="second-factor" element={<screens.SecondFactorSetupPage />} />
      </Route>
      <Route element={<ConsoleLayout />}>
        <Route element={<Operating />}>
          <Route path="dashboard" element={<screens.DashboardPage />} />
          <Route path="tools" element={<screens.ToolsPage />} />
          <Route path="lottery" element={<screens.LotteryEventsPage />} />
          <Route path="lottery/:id" element={<screens.LotteryEventPage />} />
          <Route path="content" element={<screens.ModerationPage />} />
          <Route path="content/*" element={<OwnContent />} />
        </Route>
        <Route path="users" element={<screens.UsersPage />} />
        <Route path="users/:id/edit" element={<screens.EditUserPage />} />
        <Route path="profile" element={<screens.ProfilePage />} />
        <Route element={<Governing />}>
          <Route path="users/new" element={<screens.NewUserPage />} />
          <Route path="users/import" element={<screens.ImportUsersPage />} />
          <Route path="admins" element={<screens.AdminsPage />} />
          <Route path="admins/new" element={<screens.NewAdminPage />} />
          <Route path="admins/:id/edit" element={<screens.EditAdminPage />} />
          <Route path="audit" element={<screens.AuditPage />} />
          <Route path="market" element={<screens.MarketPage />} />
          <Route path="outbox" element={<screens.OutboxPage />} />
        </Route>
        <Route path="*" element={<Navigate to={adminPaths.dashboard} replace />} />
        <Route index element={<Navigate to={adminPaths.dashboard} replace />} />
      </Route>
    </Routes>
  );
}

/** Screens for admins; support begins at the users. */
function Operating() {
  return useIsSupport() ? <Navigate to={adminPaths.users} replace /> : <Outlet />;
}

const OwnContent = () => <ConsoleContent operatorId={useAdmin().id} />;

/** Screens for superadmins. */
function Governing() {
  const t = useText();
  return (
    <SuperadminOnly
      instead={<EmptyState level={1} title={t('admin.notYours')} text={t('admin.notYoursText')} />}
    >
      <Outlet />
    </SuperadminOnly>
  );
}
