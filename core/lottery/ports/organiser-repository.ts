import type { OwnedRecords } from '../../accounts/index.ts';
import type { Instant } from '../../shared/index.ts';

/** A user whom an operator lets run events. */
export interface OrganiserRole {
  readonly userId: string;
  readonly grantedBy: string;
  readonly grantedAt: Instant;
}

export interface NamedOrganiser extends OrganiserRole {
  readonly name: string;
  readonly email: string;
}

/** Stores who may run events. test/conformance/lottery-organiser-repository states what every adapter must do. */
export interface OrganiserRepository extends OwnedRecords {
  has(userId: string): Promise<boolean>;
  /** By the time of the grant, newest first. */
  list(): Promise<readonly NamedOrganiser[]>;
  /** An existing grant stays as it is; false then. */
  add(role: OrganiserRole): Promise<boolean>;
  /** False when the user has no such role. */
  remove(userId: string): Promise<boolean>;
}
