import type { Instant } from '../../shared/index.ts';
import type { Passkey } from '../passkeys/passkey.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Stores the passkeys of one realm. test/conformance/passkey-repository states what every adapter must do. */
export interface PasskeyRepository extends OwnedRecords {
  /** All passkeys of the owner, the newest first. */
  listOwned(ownerId: string): Promise<readonly Passkey[]>;
  /** As `listOwned`, and locks the owner until the unit of work ends, so that no passkey is added meanwhile. */
  listLocked(ownerId: string): Promise<readonly Passkey[]>;
  findByCredential(credentialId: string): Promise<Passkey | null>;
  /** As `findByCredential`, and locks the passkey until the unit of work ends. */
  findByCredentialLocked(credentialId: string): Promise<Passkey | null>;
  /** Refuses with PASSKEY_KNOWN when the credential is stored. */
  add(passkey: Passkey): Promise<void>;
  /** Renames a passkey of the owner and returns it as it was; null if there is none. */
  rename(ownerId: string, id: string, name: string): Promise<Passkey | null>;
  /** Stores the counter and the time of a sign-in. */
  recordUse(id: string, counter: number, at: Instant): Promise<void>;
  /** Deletes a passkey of the owner and returns it; null if there is none. */
  remove(ownerId: string, id: string): Promise<Passkey | null>;
}
