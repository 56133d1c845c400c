import { lazyArea } from '../../../app/lazy-area.tsx';

/** The screens of the console; each is fetched with its texts when it is first opened. */
export const SignInPage = lazyArea('session', () =>
  import('../session/admin-sign-in-page.tsx').then((m) => m.AdminSignInPage),
);
export const SignOutPage = lazyArea('session', () =>
  import('../session/admin-sign-out-page.tsx').then((m) => m.AdminSignOutPage),
);
export const PasswordChangePage = lazyArea('account', () =>
  import('../session/password-change-page.tsx').then((m) => m.PasswordChangePage),
);
export const SecondFactorSetupPage = lazyArea('account', () =>
  import('../session/second-factor-setup-page.tsx').then((m) => m.SecondFactorSetupPage),
);
export const DashboardPage = lazyArea('adminAudit', () =>
  import('../dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
);
export const ToolsPage = lazyArea('adminTools', () =>
  import('../tools/tools-page.tsx').then((m) => m.ToolsPage),
);
export const UsersPage = lazyArea('adminPeople', () =>
  import('../users/users-page.tsx').then((m) => m.UsersPage),
);
export const NewUserPage = lazyArea('adminPeople', () =>
  import('../users/new-user-page.tsx').then((m) => m.NewUserPage),
);
export const EditUserPage = lazyArea(['adminPeople', 'account'], () =>
  import('../users/edit-user-page.tsx').then((m) => m.EditUserPage),
);
export const ImportUsersPage = lazyArea('adminPeople', () =>
  import('../users/import-users-page.tsx').then((m) => m.ImportUsersPage),
);
export const LotteryEventsPage = lazyArea(['adminLottery', 'lotteryMore'], () =>
  import('../lottery/lottery-events-page.tsx').then((m) => m.LotteryEventsPage),
);
export const LotteryEventPage = lazyArea(['adminLottery', 'lotteryMore'], () =>
  import('../lottery/lottery-event-page.tsx').then((m) => m.LotteryEventPage),
);
export const ModerationPage = lazyArea('adminContent', () =>
  import('../content/moderation-page.tsx').then((m) => m.ModerationPage),
);
export const ProfilePage = lazyArea('account', () =>
  import('../profile/admin-profile-page.tsx').then((m) => m.AdminProfilePage),
);
export const AdminsPage = lazyArea('adminPeople', () =>
  import('../admins/admins-page.tsx').then((m) => m.AdminsPage),
);
export const NewAdminPage = lazyArea('adminPeople', () =>
  import('../admins/new-admin-page.tsx').then((m) => m.NewAdminPage),
);
export const EditAdminPage = lazyArea('adminPeople', () =>
  import('../admins/edit-admin-page.tsx').then((m) => m.EditAdminPage),
);
export const AuditPage = lazyArea('adminAudit', () =>
  import('../audit/audit-page.tsx').then((m) => m.AuditPage),
);
export const MarketPage = lazyArea(['adminMarket', 'adminPeople'], () =>
  import('../market/market-page.tsx').then((m) => m.MarketPage),
);
export const OutboxPage = lazyArea('adminPeople', () =>
  import('../outbox/outbox-page.tsx').then((m) => m.OutboxPage),
);
