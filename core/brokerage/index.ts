export type { BrokerageConnection, BrokerageStatus, BrokerageAuthorisation } from './connection.ts';
export { AUTHORISATION_LIFE } from './connection.ts';
export type { BrokerageGateway, BrokerageSession } from './ports/brokerage-gateway.ts';
export type { ConnectionStore } from './ports/connection-store.ts';
export { BeginBrokerageConnection } from './use-cases/begin-brokerage-connection.ts';
export type { BegunConnection } from './use-cases/begin-brokerage-connection.ts';
export { CompleteBrokerageConnection } from './use-cases/complete-brokerage-connection.ts';
export { ReadBrokerageStatus, ReadConnection } from './use-cases/read-brokerage-status.ts';
export { CloseBrokerageSession, DisconnectBrokerage } from './use-cases/disconnect-brokerage.ts';
export {
  AUTHORISATION_DENIED,
  AUTHORISATION_INVALID,
  BROKERAGE_FAILED,
} from './brokerage.errors.ts';
