import { paths } from '../../../app/paths.ts';

/** Every address of the console. */
export const adminPaths = {
  home: paths.admin,
  signIn: paths.adminSignIn,
  signOut: '/admin/logout',
  password: '/admin/password',
  secondFactor: '/admin/second-factor',
  dashboard: '/admin/dashboard',
  tools: '/admin/tools',
  newTool: '/admin/tools?new',
  users: '/admin/users',
  newUser: '/admin/users/new',
  user: (id: string) => `/admin/users/${encodeURIComponent(id)}/edit`,
  importUsers: '/admin/users/import',
  lottery: '/admin/lottery',
  newLotteryEvent: '/admin/lottery/new',
  lotteryEvent: (id: string) => `/admin/lottery/${encodeURIComponent(id)}`,
  content: '/admin/content',
  ownContent: '/admin/content/own',
  profile: '/admin/profile',
  admins: '/admin/admins',
  newAdmin: '/admin/admins/new',
  admin: (id: string) => `/admin/admins/${encodeURIComponent(id)}/edit`,
  audit: '/admin/audit',
  market: '/admin/market',
  outbox: '/admin/outbox',
} as const;

/** The audit log with the entries about one record. */
export const auditOf = ({
  kind,
  id,
}: {
  readonly kind: 'user' | 'admin' | 'tool';
  readonly id: string;
}) => `${adminPaths.audit}?${new URLSearchParams({ subjectKind: kind, subjectId: id }).toString()}`;
