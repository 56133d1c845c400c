export type { BrokerageConnection, BrokerageStatus, BrokerageAuthorisation } from './connection.ts';
export { AUTHORISATION_LIFE } from './connection.ts';
export { maskedAccount } from './position.ts';
export type { BrokerAccount, BrokerPosition } from './position.ts';
export { Brokers } from './brokers.ts';
export type { OfferedBroker } from './brokers.ts';
export type {
  BrokerageGateway,
  BrokerageSession,
  BrokerSignIn,
  ReturnParameters,
  SessionState,
} from './ports/brokerage-gateway.ts';
export type { ConnectionStore, RenewalClaim } from './ports/connection-store.ts';
export { BeginBrokerageConnection } from './use-cases/begin-brokerage-connection.ts';
export type { BegunConnection } from './use-cases/begin-brokerage-connection.ts';
export { CompleteBrokerageConnection } from './use-cases/complete-brokerage-connection.ts';
export { BrokerSessions } from './use-cases/broker-sessions.ts';
export { ReadBrokerageStatus, ReadConnection } from './use-cases/read-brokerage-status.ts';
export type { BrokerageOverview } from './use-cases/read-brokerage-status.ts';
export { ReadBrokerPositions } from './use-cases/read-broker-positions.ts';
export type { HeldPositions } from './use-cases/read-broker-positions.ts';
export { CloseBrokerageSession, DisconnectBrokerage } from './use-cases/disconnect-brokerage.ts';
export {
  AUTHORISATION_DENIED,
  AUTHORISATION_INVALID,
  BROKER_NOT_CONNECTED,
  BROKER_NOT_OFFERED,
  BROKERAGE_FAILED,
} from './brokerage.errors.ts';
