import { lazyArea } from '../../../app/lazy-area.tsx';
import { NotThereYet } from './not-there-yet.tsx';

/** The screens of the console; each is fetched with its texts when it is first opened. */
export const SignInPage = lazyArea('session', () =>
  import('../session/admin-sign-in-page.tsx').then((m) => m.AdminSignInPage),
);
export const SignOutPage = lazyArea('session', () =>
  import('../session/admin-sign-out-page.tsx').then((m) => m.AdminSignOutPage),
);
export const PasswordDutyPage = NotThereYet;
export const SecondFactorDutyPage = NotThereYet;
export const DashboardPage = NotThereYet;
export const ToolsPage = NotThereYet;
export const UsersPage = NotThereYet;
export const NewUserPage = NotThereYet;
export const EditUserPage = NotThereYet;
export const ImportUsersPage = NotThereYet;
export const ProfilePage = NotThereYet;
export const AdminsPage = NotThereYet;
export const NewAdminPage = NotThereYet;
export const EditAdminPage = NotThereYet;
export const AuditPage = NotThereYet;
export const OutboxPage = NotThereYet;
