export { ADMIN_ROLES, USER_ROLES } from './roles.ts';
export type { AdminRole, UserRole } from './roles.ts';
export { mailLanguage, parsePersonName } from './user.ts';
export type { User } from './user.ts';
export { parseUsername, normalizeUsername } from './admin.ts';
export type { Admin } from './admin.ts';
export {
  API_KEY_SCOPES,
  MAX_API_KEYS,
  MAX_API_KEY_DAYS,
  checkApiKey,
  isApiKeyExpired,
  lastDayOf,
} from './api-keys/api-key.ts';
export type { ApiKey, ApiKeyDraft, ApiKeyScope } from './api-keys/api-key.ts';
export {
  API_KEY_ALPHABET,
  API_KEY_RANDOM_LENGTH,
  claimsToBeApiKey,
  formatApiKey,
} from './api-keys/api-key-format.ts';
export type { ApiKeyCaller, ApiKeyLookup, ApiKeyRepository } from './ports/api-key-repository.ts';
export type { ApiKeySecrets } from './ports/api-key-secrets.ts';
export {
  AuthenticateApiKey,
  CreateApiKey,
  ListApiKeys,
  RevokeApiKey,
} from './use-cases/api-keys.ts';
export type { ApiKeyPorts, CreatedApiKey, CreateApiKeyInput } from './use-cases/api-keys.ts';
export {
  VISITOR,
  actorOf,
  asAdmin,
  asOperator,
  asSuperadmin,
  asUser,
  ownerIn,
} from './principal.ts';
export type { RequiredAction, AdminPrincipal, Principal } from './principal.ts';
export type { Session, SessionOrigin } from './sessions/session.ts';
export { checkRegistration } from './registration.ts';
export type { Registration, RegistrationDraft } from './registration.ts';
export { adminCredentialsFault, credentialsFault } from './sessions/credentials.ts';
export type { AdminCredentials, Credentials } from './sessions/credentials.ts';
export { PasswordSignIn } from './sessions/sign-in.ts';
export {
  adminReader,
  adminRealm,
  realmUnitOfWork,
  userReader,
  userRealm,
  revokeMailedLinks,
} from './realm.ts';
export type { Account, Realm, RealmName, RealmReader, RealmRules } from './realm.ts';
export type { RequiredActionRules, AdminAccountStatus } from './required-action.ts';
export { accountEntry } from './account-audit.ts';
export { parseEmail, normalizeEmail, EMAIL_CONFIRMATION_LIFETIME } from './email.ts';
export {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SITE_NAMES,
  PASSWORD_TOO_SHORT,
  passwordLengthFault,
  passwordDraftFault,
  newPasswordFault,
} from './passwords/password-rules.ts';
export {
  ACCESS_POLICIES,
  STEP_UP_WINDOW,
  decideAccess,
  demandStepUp,
  realmOf,
} from './access-policies.ts';
export type { AccessDecision, AccessDenial, AccessPolicy } from './access-policies.ts';
export {
  ACCESS_TOKEN_LIFETIME,
  ADMIN_SESSION_LIFETIME,
  ROTATION_GRACE,
  USER_SESSION_LIFETIME,
  isActiveSession,
  sessionExpiry,
  tokenRefreshAt,
  MAX_SESSIONS,
  revokeSession,
} from './sessions/session.ts';
export type { EmailConfirmation } from './email.ts';
export { PASSWORD_RESET_LIFETIME } from './passwords/password-reset.ts';
export { INVITATION_DAYS } from './passwords/invitation.ts';
export type { Invitation } from './passwords/invitation.ts';
export type { PasswordReset } from './passwords/password-reset.ts';
export type { PasswordDraft, PasswordContext, PasswordRules } from './passwords/password-rules.ts';
export {
  isCounterPlausible,
  MAX_PASSKEYS,
  PASSKEY_ALGORITHMS,
  PASSKEY_CHALLENGE_LIFETIME,
  PASSKEY_TRANSPORTS,
} from './passkeys/passkey.ts';
export type { Passkey, PasskeyTransport } from './passkeys/passkey.ts';
export { ChallengeLedger } from './passkeys/challenge-ledger.ts';
export type { PasskeyChallenges } from './ports/passkey-challenges.ts';
export type { PasskeyRepository } from './ports/passkey-repository.ts';
export type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyVerifier,
} from './ports/passkey-verifier.ts';
export {
  AddPasskey,
  ListPasskeys,
  RemovePasskey,
  RenamePasskey,
  StartPasskey,
} from './use-cases/passkeys.ts';
export type { PasskeyCreation, PasskeyPorts } from './use-cases/passkeys.ts';
export { SignInWithPasskey, StartPasskeySignIn } from './use-cases/sign-in-with-passkey.ts';
export type { PasskeyRequest, PasskeySignInPorts } from './use-cases/sign-in-with-passkey.ts';
export type { SecondFactor, SecondFactorState } from './second-factor/second-factor.ts';
export type { SecondFactorPorts } from './second-factor/verify-second-factor.ts';
export { accountMail } from './mails/account-mail.ts';
export { AccountMailRenderer } from './mails/account-mail-renderer.ts';
export { AttemptGuard } from './login-attempts/attempt-guard.ts';
export type { AttemptLimits, AttemptPorts } from './login-attempts/attempt-guard.ts';
export { TRUSTED_DEVICE_LIFETIME, MAX_TRUSTED_DEVICES } from './login-attempts/trusted-device.ts';
export type { TrustedDevice } from './login-attempts/trusted-device.ts';
export { LOGIN_BACKOFF, perMinute, withAttempt } from './login-attempts/attempt-rules.ts';
export type { AttemptCount, AttemptRule } from './login-attempts/attempt-rules.ts';
export type { AttemptLimiter } from './ports/attempt-limiter.ts';
export type { TrustedDeviceTokens } from './ports/trusted-device-tokens.ts';
export type { DeviceSignInResult, SessionPorts, SignInResult } from './sessions/open-session.ts';
export type { OwnedRecords } from './ports/owned-records.ts';
export type { AdminSessionLookup } from './ports/admin-session-lookup.ts';
export type { SessionLookup } from './ports/session-lookup.ts';
export type { AdminRepository } from './ports/admin-repository.ts';
export type { UserRepository } from './ports/user-repository.ts';
export type { SessionRepository } from './ports/session-repository.ts';
export type { AccountRepositories } from './ports/account-repositories.ts';
export type { EmailConfirmationRepository } from './ports/email-confirmation-repository.ts';
export type { InvitationRepository } from './ports/invitation-repository.ts';
export type { PasswordResetRepository } from './ports/password-reset-repository.ts';
export type { SecondFactorRepository } from './ports/second-factor-repository.ts';
export type { NewTotpSecret, OneTimeCodes } from './ports/one-time-codes.ts';
export type { PasswordHasher } from './ports/password-hasher.ts';
export type { CommonPasswords } from './ports/common-passwords.ts';
export type { AccessClaims, TokenIssuer } from './ports/token-issuer.ts';
export type { RefreshToken } from './sessions/refresh-token.ts';
export type { SecretSource } from './ports/secret-source.ts';
export { RegisterUser } from './use-cases/register-user.ts';
export type { RegisterUserInput } from './use-cases/register-user.ts';
export { ConfirmEmail, RequestEmailConfirmation } from './use-cases/confirm-email.ts';
export { RequestEmailChange } from './use-cases/request-email-change.ts';
export { SignInUser, SignInAdmin } from './use-cases/sign-in.ts';
export type { SignInInput, AdminSignInInput } from './use-cases/sign-in.ts';
export { RefreshSession } from './use-cases/refresh-session.ts';
export { SignOut } from './use-cases/sign-out.ts';
export { AuthenticateCall, AuthenticateAdminCall } from './use-cases/authenticate-call.ts';
export { ReadAdminAccountStatus, ReadAdminProfile, ReadProfile } from './use-cases/read-profile.ts';
export { EditAdminProfile, EditProfile } from './use-cases/edit-profile.ts';
export { BootstrapSuperadmin, ReadSignInHint } from './use-cases/bootstrap-superadmin.ts';
export type { InitialCredentials } from './use-cases/bootstrap-superadmin.ts';
export {
  AddAdminPasskey,
  ListAdminPasskeys,
  RemoveAdminPasskey,
  RenameAdminPasskey,
  SignInAdminWithPasskey,
  StartAdminPasskey,
  StartAdminPasskeySignIn,
  StartAdminPasskeyStepUp,
  ChangeAdminPassword,
  ConfirmAdminSecondFactor,
  EndAdminSession,
  EndAdminSessions,
  ListAdminSessions,
  ReadAdminSecondFactor,
  ReauthenticateAdmin,
  ReauthenticateAdminWithPasskey,
  RefreshAdminSession,
  RemoveAdminSecondFactor,
  RenewAdminRecoveryCodes,
  SignOutAdmin,
  StartAdminSecondFactor,
} from './use-cases/admin-use-cases.ts';
export { ListSessions, EndSession, END_SCOPES, EndSessions } from './use-cases/end-sessions.ts';
export type { EndScope } from './use-cases/end-sessions.ts';
export { Reauthenticate } from './use-cases/reauthenticate.ts';
export type { Reauthenticated } from './use-cases/reauthenticate.ts';
export {
  ReauthenticateWithPasskey,
  StartPasskeyStepUp,
} from './use-cases/reauthenticate-with-passkey.ts';
export type { PasskeyStepUp } from './use-cases/reauthenticate-with-passkey.ts';
export { ChangePassword } from './use-cases/change-password.ts';
export { AcceptInvitation } from './use-cases/accept-invitation.ts';
export { RequestPasswordReset, ResetPassword } from './use-cases/reset-password.ts';
export {
  ReadSecondFactor,
  StartSecondFactor,
  ConfirmSecondFactor,
} from './use-cases/set-up-second-factor.ts';
export { RenewRecoveryCodes, RemoveSecondFactor } from './use-cases/remove-second-factor.ts';
export { ReadHeldRecords } from './use-cases/read-held-records.ts';
export type { HeldRecordsReaders } from './use-cases/read-held-records.ts';
export { DeleteAccount } from './use-cases/delete-account.ts';
export type { ProfileInput } from './use-cases/edit-profile.ts';
export {
  ADMIN_CREDENTIALS_MISSING,
  API_KEY_EXPIRY_INVALID,
  API_KEY_INVALID,
  API_KEY_NOT_ALLOWED,
  API_KEY_SCOPE_MISSING,
  API_KEY_SCOPES_INVALID,
  API_KEY_UNKNOWN,
  PASSKEY_INVALID,
  PASSKEY_KNOWN,
  PASSKEY_UNKNOWN,
  TOO_MANY_PASSKEYS,
  TOO_MANY_API_KEYS,
  ADMIN_CREDENTIALS_WRONG,
  CREDENTIALS_MISSING,
  CREDENTIALS_WRONG,
  EMAIL_INVALID,
  EMAIL_TAKEN,
  EMAIL_UNCHANGED,
  EMAIL_UNVERIFIED,
  EMAIL_VERIFIED,
  FIELDS_MISSING,
  FORBIDDEN,
  INVITATION_EXPIRED,
  INVITATION_INVALID,
  INVITATION_USED,
  NAME_INVALID,
  NAME_INVISIBLE,
  NOT_INVITED,
  OVERLOADED,
  PASSWORDS_DIFFER,
  PASSWORD_CHANGE_NEEDED,
  PASSWORD_COMMON,
  PASSWORD_PREDICTABLE,
  PASSWORD_TOO_LONG,
  PASSWORD_UNCHANGED,
  PASSWORD_WRONG,
  REAUTHENTICATION_NEEDED,
  RESET_TOKEN_INVALID,
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_DUE,
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_NEEDED_AGAIN,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  SECOND_FACTOR_UNREADABLE,
  SECOND_FACTOR_WRONG,
  SESSION_INVALID,
  SESSION_UNKNOWN,
  TOO_MANY_ATTEMPTS,
  USER_DISABLED,
  USERNAME_INVALID,
  USERNAME_TAKEN,
  ADMIN_UNKNOWN,
  EMAIL_REPEATED,
  IMPORT_COLUMNS,
  IMPORT_TOO_LONG,
  LAST_SUPERADMIN,
  MATCHES_CHANGED,
  OWN_ACCOUNT,
  OWN_ROLE,
  OWN_SECOND_FACTOR,
  PAGE_TOO_DEEP,
  ROLE_INVALID,
  SUPERADMIN_UNDELETABLE,
  TOO_MANY_VIEWS,
  USER_UNKNOWN,
  VIEW_NAME_INVALID,
  VIEW_NAME_TAKEN,
  VIEW_QUERY_INVALID,
  VIEW_UNKNOWN,
} from './accounts.errors.ts';

export { adminView, userView } from './administration/account-views.ts';
export type {
  AdminView,
  UserView,
  UserListItem,
  AdminListItem,
} from './administration/account-views.ts';
export {
  searchKey,
  SORT_DIRECTIONS,
  USER_SORTS,
  USER_STATUSES,
  EMAIL_STATES,
  SECOND_FACTOR_SETTINGS,
  userPosition,
  reverseOrder,
  searchText,
  MAX_COUNTED_MATCHES,
  parseUserCursor,
  formatUserCursor,
  MAX_OFFSET,
  pageWindow,
} from './administration/user-list.ts';
export type {
  SortDirection,
  UserFilter,
  UserGroup,
  UserOrder,
  UserPosition,
  UserSort,
  UserStatus,
  EmailState,
  SecondFactorSetting,
  UserCursor,
  PageWindow,
} from './administration/user-list.ts';
export {
  MAX_VIEWS,
  VIEW_NAME_MAX,
  VIEW_PARAMETERS,
  VIEW_QUERY_MAX,
  VIEWED_LISTS,
  checkViewName,
} from './administration/saved-view.ts';
export type { SavedView, ViewedList } from './administration/saved-view.ts';
export type { SavedViewRepository } from './ports/saved-view-repository.ts';
export {
  ChangeView,
  DeleteView,
  ListViews,
  SaveView,
} from './administration/use-cases/saved-views.ts';
export type { ChangeViewInput } from './administration/use-cases/saved-views.ts';
export { USER_COUNT_MAX_AGE, UserCount } from './administration/user-count.ts';
export { HashNewPassword } from './passwords/hash-new-password.ts';
export type { HashedPassword } from './passwords/hash-new-password.ts';
export { IMPORT_MAX_ROWS } from './administration/user-import.ts';
export type { ImportRow } from './administration/user-import.ts';
export { USER_ACTIONS } from './administration/user-changes.ts';
export { ADMIN_ACTIONS } from './administration/admin-changes.ts';
export {
  isAccountChangeRevertible,
  revertAccountChange,
} from './administration/revert-account-change.ts';
export type { RevertAccountContext } from './administration/revert-account-change.ts';
export type { CountOptions, UserDirectory, UserQuery } from './ports/user-directory.ts';
export { ListUsers, ReadUser } from './administration/use-cases/read-users.ts';
export type { UsersPage, UsersRequest } from './administration/use-cases/read-users.ts';
export { ReadUserAccess } from './administration/use-cases/read-user-access.ts';
export type { UserAccess } from './administration/use-cases/read-user-access.ts';
export { CreateUser } from './administration/use-cases/create-user.ts';
export type { CreateUserInput } from './administration/use-cases/create-user.ts';
export { EditUser } from './administration/use-cases/edit-user.ts';
export type { EditUserInput } from './administration/use-cases/edit-user.ts';
export { SendInvitation } from './administration/use-cases/send-invitation.ts';
export type { SendInvitationInput } from './administration/use-cases/send-invitation.ts';
export { EraseExpiredUsers, EraseUser } from './administration/use-cases/erase-users.ts';
export type { EraseUserInput } from './administration/use-cases/erase-users.ts';
export { SendPasswordReset } from './administration/use-cases/send-password-reset.ts';
export { RestoreUser } from './administration/use-cases/restore-user.ts';
export { DeleteUser } from './administration/use-cases/delete-user.ts';
export type { DeleteUserInput } from './administration/use-cases/delete-user.ts';
export {
  RemoveSecondFactorOfUser,
  RemoveSecondFactorOfAdmin,
} from './administration/use-cases/remove-second-factor-of-others.ts';
export type { RemoveSecondFactorOfInput } from './administration/use-cases/remove-second-factor-of-others.ts';
export {
  EndSessionOfUser,
  EndSessionsOfUser,
  EndSessionsOfAdmin,
} from './administration/use-cases/end-sessions-of-others.ts';
export type { EndSessionOfUserInput } from './administration/use-cases/end-sessions-of-others.ts';
export {
  BULK_USER_ACTIONS,
  BulkUsers,
  MAX_BULK_USERS,
} from './administration/use-cases/bulk-users.ts';
export type {
  BulkUserAction,
  BulkUserOutcome,
  BulkUsersInput,
  MatchingUsers,
} from './administration/use-cases/bulk-users.ts';
export { ExportUsers } from './administration/use-cases/export-users.ts';
export { ImportUsers } from './administration/use-cases/import-users.ts';
export type { ImportOutcome, ImportUsersInput } from './administration/use-cases/import-users.ts';
export { ListAdmins, ReadAdmin } from './administration/use-cases/read-admins.ts';
export { CreateAdmin } from './administration/use-cases/create-admin.ts';
export type { CreateAdminInput } from './administration/use-cases/create-admin.ts';
export { EditAdmin } from './administration/use-cases/edit-admin.ts';
export type { EditAdminInput } from './administration/use-cases/edit-admin.ts';
export { DeleteAdmin } from './administration/use-cases/delete-admin.ts';
export type { DeleteAdminInput } from './administration/use-cases/delete-admin.ts';
export { RecoverSuperadmin } from './administration/use-cases/recover-superadmin.ts';
