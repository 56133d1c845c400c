import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Stores second factors, one per owner. test/conformance/second-factor-repository states what every adapter must do. */
export interface SecondFactorRepository extends OwnedRecords {
  find(ownerId: string): Promise<SecondFactor | null>;
  /** As `find`, and locks the record until the unit of work ends. */
  findLocked(ownerId: string): Promise<SecondFactor | null>;
  /** Refuses with VERSION_CONFLICT when the owner has one. */
  add(factor: SecondFactor): Promise<void>;
  /** Stores `changed` where the kept version is `changed.version - 1`; else refuses with VERSION_CONFLICT. */
  update(changed: SecondFactor): Promise<void>;
}
