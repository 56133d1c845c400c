/** The passwords that guessing begins with. */
export interface CommonPasswords {
  /** Whether the password is one of the 10,000 commonest, whatever its case. */
  includes(password: string): boolean;
  /** Whether the word is a common password or a dictionary word, whatever its case. */
  includesWord(word: string): boolean;
}
