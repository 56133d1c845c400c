import type { Admin } from '../admin.ts';
import { ChangePassword } from './change-password.ts';
import {
  ConfirmSecondFactor,
  ReadSecondFactor,
  StartSecondFactor,
} from './set-up-second-factor.ts';
import { EndSession, EndSessions, ListSessions } from './end-sessions.ts';
import {
  AddPasskey,
  ListPasskeys,
  RemovePasskey,
  RenamePasskey,
  StartPasskey,
} from './passkeys.ts';
import { Reauthenticate } from './reauthenticate.ts';
import { ReauthenticateWithPasskey, StartPasskeyStepUp } from './reauthenticate-with-passkey.ts';
import { RefreshSession } from './refresh-session.ts';
import { RemoveSecondFactor, RenewRecoveryCodes } from './remove-second-factor.ts';
import { SignInWithPasskey, StartPasskeySignIn } from './sign-in-with-passkey.ts';
import { SignOut } from './sign-out.ts';

// The use cases of users for the admin realm. The container needs a class of its own for each.
export class RefreshAdminSession extends RefreshSession<Admin> {}
export class SignOutAdmin extends SignOut {}
export class ListAdminSessions extends ListSessions {}
export class EndAdminSession extends EndSession {}
export class EndAdminSessions extends EndSessions {}
export class ReauthenticateAdmin extends Reauthenticate<Admin> {}
export class StartAdminPasskeyStepUp extends StartPasskeyStepUp {}
export class ReauthenticateAdminWithPasskey extends ReauthenticateWithPasskey<Admin> {}
export class ChangeAdminPassword extends ChangePassword<Admin> {}
export class ReadAdminSecondFactor extends ReadSecondFactor {}
export class StartAdminSecondFactor extends StartSecondFactor<Admin> {}
export class ConfirmAdminSecondFactor extends ConfirmSecondFactor {}
export class RenewAdminRecoveryCodes extends RenewRecoveryCodes {}
export class RemoveAdminSecondFactor extends RemoveSecondFactor {}
export class ListAdminPasskeys extends ListPasskeys {}
export class StartAdminPasskey extends StartPasskey<Admin> {}
export class AddAdminPasskey extends AddPasskey<Admin> {}
export class RenameAdminPasskey extends RenamePasskey {}
export class RemoveAdminPasskey extends RemovePasskey {}
export class StartAdminPasskeySignIn extends StartPasskeySignIn {}
export class SignInAdminWithPasskey extends SignInWithPasskey<Admin> {}
