export { USER_ROLES } from './user-role.ts';
export type { UserRole } from './user-role.ts';
export { ADMIN_ROLES } from './admin-role.ts';
export type { AdminRole } from './admin-role.ts';
export { VISITOR, actorOf, asAdmin, asSuperadmin, asUser, ownerIn } from './principal.ts';
export type { AdminDuty, AdminPrincipal, Principal } from './principal.ts';
export { mailLanguage } from './user.ts';
export type { User } from './user.ts';
export type { Admin } from './admin.ts';
export type { Session, SessionOrigin } from './session.ts';
export { checkRegistration } from './registration.ts';
export type { Registration, RegistrationDraft } from './registration.ts';
export { adminCredentialsFault, credentialsFault } from './sign-in.ts';
export type { AdminCredentials, Credentials } from './sign-in.ts';
export { SigningIn } from './signing-in.ts';
export { adminReader, adminRealm, inRealm, userReader, userRealm, voidLinks } from './realm.ts';
export type { Account, Realm, RealmName, RealmReader, RealmRules } from './realm.ts';
export type { AdminDutyRules, AdminStanding } from './admin-duty.ts';
export { accountNote } from './account-notes.ts';
export { EMAIL_MAX_LENGTH, emailIdentity, identityOf } from './email.ts';
export { USERNAME_MAX_LENGTH, username, usernameIdentity } from './username.ts';
export { USER_NAME_MAX_LENGTH, userName } from './user-name.ts';
export {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_TOO_SHORT,
  passwordLengthFault,
} from './password-length.ts';
export {
  ACCESS_POLICIES,
  STEP_UP_LIFE,
  decideAccess,
  demandStepUp,
  realmOf,
} from './access-policies.ts';
export type { AccessDecision, AccessDenial, AccessPolicy } from './access-policies.ts';
export {
  ACCESS_TOKEN_LIFE,
  ADMIN_SESSIONS,
  ROTATION_GRACE,
  USER_SESSIONS,
  isLive,
  sessionEnd,
  tokenRefreshAt,
} from './session-life.ts';
export { CONFIRMATION_LIFE } from './email-confirmation.ts';
export type { EmailConfirmation } from './email-confirmation.ts';
export { RESET_LIFE } from './password-reset.ts';
export type { PasswordReset } from './password-reset.ts';
export { passwordDraftFault } from './password-draft.ts';
export type { PasswordDraft } from './password-draft.ts';
export { newPasswordFault } from './new-password.ts';
export type { PasswordContext, PasswordRules } from './new-password.ts';
export type { SecondFactor, SecondFactorState } from './second-factor.ts';
export type { SecondFactorPorts } from './second-factor-check.ts';
export { accountMail } from './account-mail.ts';
export { AccountLetterWriter } from './letters/account-letter-writer.ts';
export { AttemptGuard } from './attempt-guard.ts';
export type { AttemptLimits, AttemptPorts } from './attempt-guard.ts';
export { DEVICE_MARK_LIFE, DEVICES_AT_MOST } from './device-mark.ts';
export type { DeviceMark } from './device-mark.ts';
export { GUESSES, aMinute, withAttempt } from './attempt-rules.ts';
export type { AttemptCount, AttemptRule } from './attempt-rules.ts';
export type { AttemptLimiter } from './ports/attempt-limiter.ts';
export type { DeviceMarks } from './ports/device-marks.ts';
export { SESSIONS_AT_ONCE, revoked } from './own-sessions.ts';
export type { NewlySignedIn, SessionPorts, SignedIn } from './session-opening.ts';
export type { OwnedRecords } from './ports/owned-records.ts';
export type { AdminCallers } from './ports/admin-callers.ts';
export type { AdminRepository } from './ports/admin-repository.ts';
export type { UserRepository } from './ports/user-repository.ts';
export type { SessionRepository } from './ports/session-repository.ts';
export type { AccountRepositories } from './ports/account-repositories.ts';
export type { EmailConfirmationRepository } from './ports/email-confirmation-repository.ts';
export type { PasswordResetRepository } from './ports/password-reset-repository.ts';
export type { SecondFactorRepository } from './ports/second-factor-repository.ts';
export type { NewSecret, OneTimeCodes } from './ports/one-time-codes.ts';
export type { PasswordHasher } from './ports/password-hasher.ts';
export type { CommonPasswords } from './ports/common-passwords.ts';
export type { AccessClaims, TokenIssuer } from './ports/token-issuer.ts';
export type { RefreshToken } from './refresh-token.ts';
export type { SecretSource } from './ports/secret-source.ts';
export { RegisterUser } from './use-cases/register-user.ts';
export type { RegisterUserInput } from './use-cases/register-user.ts';
export { ConfirmEmail } from './use-cases/confirm-email.ts';
export { RequestEmailChange } from './use-cases/request-email-change.ts';
export { RequestEmailConfirmation } from './use-cases/request-email-confirmation.ts';
export { SignInUser } from './use-cases/sign-in-user.ts';
export type { SignInInput } from './use-cases/sign-in-user.ts';
export { RefreshSession } from './use-cases/refresh-session.ts';
export { SignOut } from './use-cases/sign-out.ts';
export { AuthenticateCall } from './use-cases/authenticate-call.ts';
export { AuthenticateAdminCall } from './use-cases/authenticate-admin-call.ts';
export { SignInAdmin } from './use-cases/sign-in-admin.ts';
export type { AdminSignInInput } from './use-cases/sign-in-admin.ts';
export { ReadAdminStanding } from './use-cases/read-admin-standing.ts';
export { ReadAdminProfile } from './use-cases/read-admin-profile.ts';
export { EditAdminProfile } from './use-cases/edit-admin-profile.ts';
export { BootstrapSuperadmin } from './use-cases/bootstrap-superadmin.ts';
export type { FirstPassword } from './use-cases/bootstrap-superadmin.ts';
export { ReadSignInHint } from './use-cases/read-sign-in-hint.ts';
export {
  ChangeAdminPassword,
  ConfirmAdminSecondFactor,
  EndAdminSession,
  EndAdminSessions,
  ListAdminSessions,
  ReadAdminSecondFactor,
  ReauthenticateAdmin,
  RefreshAdminSession,
  RemoveAdminSecondFactor,
  RenewAdminRecoveryCodes,
  SignOutAdmin,
  StartAdminSecondFactor,
} from './use-cases/of-admins.ts';
export { ListSessions } from './use-cases/list-sessions.ts';
export { EndSession } from './use-cases/end-session.ts';
export { END_SCOPES, EndSessions } from './use-cases/end-sessions.ts';
export type { EndScope } from './use-cases/end-sessions.ts';
export { Reauthenticate } from './use-cases/reauthenticate.ts';
export type { Reauthenticated } from './use-cases/reauthenticate.ts';
export { ChangePassword } from './use-cases/change-password.ts';
export { RequestPasswordReset } from './use-cases/request-password-reset.ts';
export { ResetPassword } from './use-cases/reset-password.ts';
export { ReadSecondFactor } from './use-cases/read-second-factor.ts';
export { StartSecondFactor } from './use-cases/start-second-factor.ts';
export { ConfirmSecondFactor } from './use-cases/confirm-second-factor.ts';
export { RenewRecoveryCodes } from './use-cases/renew-recovery-codes.ts';
export { RemoveSecondFactor } from './use-cases/remove-second-factor.ts';
export { ReadProfile } from './use-cases/read-profile.ts';
export { DeleteAccount } from './use-cases/delete-account.ts';
export { EditProfile } from './use-cases/edit-profile.ts';
export type { ProfileInput } from './use-cases/edit-profile.ts';
export {
  ADMIN_CREDENTIALS_MISSING,
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
  NAME_INVALID,
  NAME_INVISIBLE,
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
  SECOND_FACTOR_WRONG,
  SESSION_INVALID,
  SESSION_UNKNOWN,
  TOO_MANY_ATTEMPTS,
  USERNAME_INVALID,
  USERNAME_TAKEN,
} from './accounts.errors.ts';
