export { operatorOf, personOf } from './person.ts';
export type { Operator, Person } from './person.ts';
export { nameKey } from './name-key.ts';
export { SORT_DIRECTIONS, USER_SORTS, placeOf, reversed, searchPrefix } from './user-order.ts';
export type { SortDirection, UserFilter, UserOrder, UserPlace, UserSort } from './user-order.ts';
export { readUserCursor, userCursorOf } from './user-cursor.ts';
export type { UserCursor } from './user-cursor.ts';
export { MOST_SKIPPED, pageWindow } from './page-window.ts';
export type { PageWindow } from './page-window.ts';
export { TOTAL_LIFE, UserTotals } from './user-totals.ts';
export { PreparePassword } from './new-password.ts';
export type { PreparedPassword } from './new-password.ts';
export { IMPORT_MOST_ROWS } from './import-rows.ts';
export type { ImportRow } from './import-rows.ts';
export { USER_ACTIONS } from './user-change.ts';
export { ADMIN_ACTIONS } from './admin-change.ts';
export { isPeopleChangeRevertible, revertPeopleChange } from './revert-people-change.ts';
export type { RevertPeoplePorts } from './revert-people-change.ts';
export type { ListedAdmin } from './listed-admin.ts';
export type { UserDirectory, UserSlice } from './ports/user-directory.ts';
export { ListUsers } from './use-cases/list-users.ts';
export type { UsersPage, UsersRequest } from './use-cases/list-users.ts';
export { ReadUser } from './use-cases/read-user.ts';
export { CreateUser } from './use-cases/create-user.ts';
export type { CreateUserInput } from './use-cases/create-user.ts';
export { EditUser } from './use-cases/edit-user.ts';
export type { EditUserInput } from './use-cases/edit-user.ts';
export { DeleteUser } from './use-cases/delete-user.ts';
export type { DeleteUserInput } from './use-cases/delete-user.ts';
export { RemoveSecondFactorOfUser } from './use-cases/remove-second-factor-of-user.ts';
export type { RemoveSecondFactorOfInput } from './use-cases/remove-second-factor-of-user.ts';
export { RemoveSecondFactorOfAdmin } from './use-cases/remove-second-factor-of-admin.ts';
export { EndSessionsOfUser } from './use-cases/end-sessions-of-user.ts';
export { BULK_USER_ACTIONS, BulkUsers } from './use-cases/bulk-users.ts';
export type { BulkUserAction, BulkUserOutcome, BulkUsersInput } from './use-cases/bulk-users.ts';
export { ExportUsers } from './use-cases/export-users.ts';
export { ImportUsers } from './use-cases/import-users.ts';
export type { ImportOutcome, ImportUsersInput } from './use-cases/import-users.ts';
export { ListAdmins } from './use-cases/list-admins.ts';
export { ReadAdmin } from './use-cases/read-admin.ts';
export { CreateAdmin } from './use-cases/create-admin.ts';
export type { CreateAdminInput } from './use-cases/create-admin.ts';
export { EditAdmin } from './use-cases/edit-admin.ts';
export type { EditAdminInput } from './use-cases/edit-admin.ts';
export { DeleteAdmin } from './use-cases/delete-admin.ts';
export type { DeleteAdminInput } from './use-cases/delete-admin.ts';
export { RecoverSuperadmin } from './use-cases/recover-superadmin.ts';
export { EndSessionsOfAdmin } from './use-cases/end-sessions-of-admin.ts';
export {
  ADMIN_UNKNOWN,
  EMAIL_REPEATED,
  IMPORT_COLUMNS,
  IMPORT_TOO_LONG,
  LAST_SUPERADMIN,
  OWN_ACCOUNT,
  OWN_ROLE,
  PAGE_TOO_DEEP,
  ROLE_INVALID,
  SUPERADMIN_UNDELETABLE,
  USER_UNKNOWN,
} from './people.errors.ts';
