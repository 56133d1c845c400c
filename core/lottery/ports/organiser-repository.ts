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

/** The name that an account has chosen to run events under in public. */
export interface OrganiserName {
  readonly userId: string;
  readonly name: string;
  readonly chosenAt: Instant;
}

/** Stores who may run events, and under which names. test/conformance/lottery-entry-repository states what every adapter must do. */
export interface OrganiserRepository extends OwnedRecords {
  has(userId: string): Promise<boolean>;
  /** By the time of the grant, newest first. */
  list(): Promise<readonly NamedOrganiser[]>;
  /** An existing grant stays as it is; false then. */
  add(role: OrganiserRole): Promise<boolean>;
  /** False when the user has no such role. */
  remove(userId: string): Promise<boolean>;
  /** The public name of an account; null where none is chosen. */
  nameOf(userId: string): Promise<string | null>;
  /**
   * Stores or replaces the public name of an account. Refuses with LOTTERY_ORGANISER_NAME_TAKEN one that another account
   * has, or that stands with an event of another account which is published or waits for approval, by `organiserNameKey`.
   */
  setName(name: OrganiserName): Promise<void>;
}
