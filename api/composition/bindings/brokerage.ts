import { SimulatedBroker } from '@toolyard/simulated-broker';
import type { Container } from 'inversify';
import { BROKERAGE_PLACES } from '../../brokerage/brokerage-urls.ts';
import { PORTS } from '../ports.ts';
import { bind } from '../typed-container.ts';

/** The simulated broker, until a real one has its adapter. */
export function bindBrokerage(container: Container): void {
  const broker = new SimulatedBroker(BROKERAGE_PLACES);
  bind(container, PORTS.brokerageGateway).toConstantValue(broker);
  bind(container, PORTS.simulatedBrokerage).toConstantValue(broker);
}
