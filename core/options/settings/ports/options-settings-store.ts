import type { OwnedRecords } from '../../../accounts/index.ts';
import type { StoredOptionsSettings } from '../options-settings.ts';

/** Stores the options settings of accounts. test/conformance/options-settings-store states what every adapter must do. */
export interface OptionsSettingsStore extends OwnedRecords {
  /** Null for an account that has not stored any. */
  findOwned(ownerId: string): Promise<StoredOptionsSettings | null>;
  /**
   * Stores `changed` if the stored version is `changed.version - 1`; missing settings have version
   * FIRST_OPTIONS_SETTINGS. Otherwise refuses with VERSION_CONFLICT and the current settings, also under concurrent calls.
   */
  put(changed: StoredOptionsSettings): Promise<void>;
}
