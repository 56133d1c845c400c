import type { OwnedRecords } from '../../../accounts/index.ts';
import type { Instant } from '../../../shared/index.ts';
import type { AlertRule } from '../alert-rule.ts';

/** Stores alerts. test/conformance/alert-repository states what every adapter must do. */
export interface AlertRepository extends OwnedRecords {
  /** All alerts of the owner, newest first, ties by id descending. */
  listOwned(ownerId: string): Promise<readonly AlertRule[]>;
  /** Null for a foreign id as for an unknown one. */
  findOwned(ownerId: string, id: string): Promise<AlertRule | null>;
  /** Number of alerts. No other unit of work that calls this for the same owner goes on before this one ends. */
  countLocked(ownerId: string): Promise<number>;
  add(rule: AlertRule): Promise<void>;
  /**
   * Stores `changed` if the stored version is `changed.version - 1`; otherwise refuses with VERSION_CONFLICT and the
   * current alert, or with ALERT_UNKNOWN when it is gone.
   */
  update(changed: AlertRule): Promise<void>;
  /** Removes the alert of that version; refuses as `update` does. */
  remove(removed: Pick<AlertRule, 'ownerId' | 'id' | 'version'>): Promise<void>;
  /**
   * Alerts that are due at this moment and neither paused nor done, longest due first, locked until the unit of work ends.
   * Alerts that another unit of work has locked are left out.
   */
  listDueLocked(at: Instant, limit: number): Promise<readonly AlertRule[]>;
  /** Those of the alerts that still exist, locked until the unit of work ends; waits for other locks. */
  listLocked(ids: readonly string[]): Promise<readonly AlertRule[]>;
  /** Stores what checks change: phase, subject, value, quotedAt, checkedAt, firedAt and dueAt. The version remains. */
  updateChecked(rules: readonly AlertRule[]): Promise<void>;
}
