import { asUser, type Principal } from '../../../accounts/index.ts';
import { MarketBoard, type BoardPorts } from '../life/market-board.ts';
import { marked, type MarkedStrategy } from '../life/position-mark.ts';
import type { StrategyReader, StrategyVersion } from '../ports/strategy-repository.ts';
import { STRATEGY_UNKNOWN } from '../strategies.errors.ts';

/** One of the caller's strategies at its market. */
export class ReadStrategy {
  constructor(
    private readonly strategies: Pick<StrategyReader, 'findOwned' | 'findVersion'>,
    private readonly ports: BoardPorts,
  ) {}

  async execute(id: string, principal: Principal): Promise<MarkedStrategy> {
    const found = await this.strategies.findOwned(asUser(principal).userId, id);
    if (!found) throw STRATEGY_UNKNOWN();
    return marked(found, new MarketBoard(this.ports));
  }

  /** The version of the same strategy; refuses as `execute` does. */
  async version(id: string, principal: Principal): Promise<StrategyVersion> {
    const found = await this.strategies.findVersion(asUser(principal).userId, id);
    if (!found) throw STRATEGY_UNKNOWN();
    return found;
  }
}
