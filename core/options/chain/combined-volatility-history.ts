import { anyKnows, sourceOf, type Sourced } from '../../market/index.ts';
import type { VolatilityDay, VolatilityHistory } from './ports/volatility-history.ts';

/** Several histories behind one port: the first source that knows the underlying answers. */
export class CombinedVolatilityHistory implements VolatilityHistory {
  constructor(private readonly sources: readonly VolatilityHistory[]) {}

  knows(symbol: string): Promise<boolean> {
    return anyKnows(this.sources, symbol);
  }

  async year(symbol: string): Promise<Sourced<readonly VolatilityDay[]>> {
    return (await sourceOf(this.sources, symbol)).year(symbol);
  }
}
