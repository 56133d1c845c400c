import type { OwnedRecords } from '../../accounts/index.ts';
import type { BrokerageAuthorisation, BrokerageConnection } from '../connection.ts';

/** Stores brokerage connections and pending authorisations. test/conformance/connection-store states what every adapter must do. */
export interface ConnectionStore extends OwnedRecords {
  findOwned(ownerId: string): Promise<BrokerageConnection | null>;
  /** As `findOwned`, and locks the connection until the unit of work ends. */
  findLocked(ownerId: string): Promise<BrokerageConnection | null>;
  /** Keeps the connection in the place of any that its owner had. */
  put(connection: BrokerageConnection): Promise<void>;
  /** Removes the owner's connection; none is no fault. */
  remove(ownerId: string): Promise<void>;
  /** Keeps an authorisation in the place of any that its owner had begun. */
  begin(authorisation: BrokerageAuthorisation): Promise<void>;
  /** Removes the authorisation of that state and answers it: of many callers at once one gets it, the others null. */
  take(stateHash: string): Promise<BrokerageAuthorisation | null>;
}
