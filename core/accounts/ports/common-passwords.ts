/** The passwords that guessing begins with. */
export interface CommonPasswords {
  /** Whether the password is one of the 10,000 commonest, whatever its case. */
  includes(password: string): boolean;
}
