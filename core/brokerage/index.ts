export type { BrokerageConnection, BrokerageStatus } from './connection.ts';
export { AUTHORISATION_LIFE } from './authorisation.ts';
export type { BrokerageAuthorisation } from './authorisation.ts';
export type { BrokerageGateway, BrokerageSession } from './ports/brokerage-gateway.ts';
export type { ConnectionStore } from './ports/connection-store.ts';
export { BeginBrokerageConnection } from './use-cases/begin-brokerage-connection.ts';
export type { BegunConnection } from './use-cases/begin-brokerage-connection.ts';
export { CompleteBrokerageConnection } from './use-cases/complete-brokerage-connection.ts';
export { ReadBrokerageStatus } from './use-cases/read-brokerage-status.ts';
export { ReadConnection } from './use-cases/read-connection.ts';
export { CloseBrokerageSession } from './use-cases/close-brokerage-session.ts';
export { DisconnectBrokerage } from './use-cases/disconnect-brokerage.ts';
export {
  AUTHORISATION_DENIED,
  AUTHORISATION_INVALID,
  BROKERAGE_FAILED,
} from './brokerage.errors.ts';
