import type { Instant } from '../../shared/index.ts';
import type { ApiKey } from '../api-keys/api-key.ts';
import type { UserRole } from '../roles.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Stores API keys. test/conformance/api-key-repository states what every adapter must do. */
export interface ApiKeyRepository extends OwnedRecords {
  /** All keys of the owner, the newest first. */
  listOwned(ownerId: string): Promise<readonly ApiKey[]>;
  /** As `listOwned`, and locks the owner until the unit of work ends, so that no key is added meanwhile. */
  listLocked(ownerId: string): Promise<readonly ApiKey[]>;
  add(key: ApiKey): Promise<void>;
  /** Deletes a key of the owner and returns it; null if there is none. */
  remove(ownerId: string, id: string): Promise<ApiKey | null>;
}

/** The key of a call with its owner's role. */
export interface ApiKeyCaller {
  readonly key: ApiKey;
  readonly role: UserRole;
}

/** The API key of each call. */
export interface ApiKeyLookup {
  /**
   * Finds the key by one of its digests and counts the call. The first digest is stored in place of an older one. Null if
   * there is no such key, if it has expired, or if its owner may not sign in.
   */
  use(digests: readonly [string, ...string[]], at: Instant): Promise<ApiKeyCaller | null>;
}
