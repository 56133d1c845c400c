import type { MarketData } from '../../../market/index.ts';
import type { PlanningPorts } from '../plan-strategy.ts';

/** What the life of a position needs of the world. */
export interface LifePorts extends PlanningPorts {
  readonly market: Pick<MarketData, 'bars'>;
}
