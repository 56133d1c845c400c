export { OAuthBroker } from './oauth-broker.ts';
export type { OAuthBrokerSettings, OAuthEndpoints } from './oauth-broker.ts';
export type { BrokerDescriptor, ReadResource } from './broker-descriptor.ts';
export { alpaca, ALPACA_ENDPOINTS } from './alpaca.ts';
