import {
  actionsWithin,
  SYMBOL_UNKNOWN,
  type CorporateAction,
  type CorporateActions,
  type CorporateActionsQuery,
  type MarketMeta,
  type Sourced,
} from '@toolyard/core/market';
import { type Clock } from '@toolyard/core/shared';
import { listedAnswer, SILENT } from './listed-answer.ts';

/** Corporate actions that a test announces. */
export class FakeCorporateActions implements CorporateActions {
  /** Whether the source answers at all. */
  isSilent = false;
  announced: readonly CorporateAction[] = [];

  constructor(
    private readonly symbols: readonly string[],
    private readonly clock: Clock,
    private readonly meta: Partial<MarketMeta> = {},
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.symbols.includes(symbol));
  }

  async actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[]>> {
    if (this.isSilent) throw SILENT();
    const isAnnounced = this.announced.some(({ symbol }) => symbol === query.symbol);
    if (!isAnnounced && !(await this.knows(query.symbol))) throw SYMBOL_UNKNOWN();
    return listedAnswer(actionsWithin(this.announced, query), this.clock.now(), this.meta);
  }
}
