export interface SignInValues {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  /** Of the second factor. */
  readonly code: string;
  /** Where an operator set the present one. */
  readonly newPassword: string;
}

export const EMPTY_SIGN_IN: SignInValues = {
  email: '',
  password: '',
  remember: false,
  code: '',
  newPassword: '',
};
