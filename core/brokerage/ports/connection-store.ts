import type { OwnedRecords } from '../../accounts/index.ts';
import type { Instant } from '../../shared/index.ts';
import type { BrokerageAuthorisation, BrokerageConnection } from '../connection.ts';

/** Which connections are to be renewed, and when the next attempt may follow. */
export interface RenewalClaim {
  /** Due at this instant or before. */
  readonly at: Instant;
  /** Their renewal instant from now on, so that nobody else renews them meanwhile. */
  readonly nextAt: Instant;
  readonly limit: number;
  /** Of one owner only. */
  readonly ownerId?: string;
}

/** Stores brokerage connections and pending authorisations. test/conformance/connection-store states what every adapter must do. */
export interface ConnectionStore extends OwnedRecords {
  findOwned(ownerId: string): Promise<BrokerageConnection | null>;
  /** As `findOwned`, and locks the connection until the unit of work ends. */
  findLocked(ownerId: string): Promise<BrokerageConnection | null>;
  /** Stores the connection in the place of any that its owner had. */
  put(connection: BrokerageConnection): Promise<void>;
  /** Removes the owner's connection; none is no fault. */
  remove(ownerId: string): Promise<void>;
  /** Claims connections that are due, earliest first; of many callers at once each gets others. */
  claimDue(claim: RenewalClaim): Promise<readonly BrokerageConnection[]>;
  /** Stores an authorisation in the place of any that its owner had begun. */
  begin(authorisation: BrokerageAuthorisation): Promise<void>;
  /** The pending authorisation whose return carries that reference. */
  findBegun(referenceHash: string): Promise<BrokerageAuthorisation | null>;
  /** Removes the authorisation and answers it: of many callers at once one gets it, the others null. */
  take(referenceHash: string): Promise<BrokerageAuthorisation | null>;
}
