export { SimulatedBroker } from './simulated-broker.ts';
export type { BrokerPlaces } from './simulated-broker.ts';
