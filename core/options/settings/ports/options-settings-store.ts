import type { OwnedRecords } from '../../../accounts/index.ts';
import type { StoredOptionsSettings } from '../options-settings.ts';

/** Where the options settings of accounts are kept. test/conformance/options-settings-store states what every adapter must do. */
export interface OptionsSettingsStore extends OwnedRecords {
  /** Null for an account that has never kept any. */
  findOwned(ownerId: string): Promise<StoredOptionsSettings | null>;
  /**
   * Stores `changed` where the kept version is `changed.version - 1`, none counting as FIRST_OPTIONS_SETTINGS; else
   * refuses with VERSION_CONFLICT and the present ones, also under concurrent calls.
   */
  put(changed: StoredOptionsSettings): Promise<void>;
}
