/** Encrypts secrets that the database stores. */
export interface SecretVault {
  /** @param boundTo Whose secret it is and where it stands; it opens with the same text only. */
  seal(secret: string, boundTo: string): string;
  /** Null where the key is gone, or the secret was changed or sealed for another place. */
  open(sealed: string, boundTo: string): string | null;
}
