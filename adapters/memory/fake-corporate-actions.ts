import {
  actionsWithin,
  SYMBOL_UNKNOWN,
  type CorporateAction,
  type CorporateActions,
  type CorporateActionsQuery,
  type MarketMeta,
  type Sourced,
} from '@toolyard/core/market';
import { defineError, type Clock } from '@toolyard/core/shared';

const SILENT = defineError('provider', 'SILENT', { en: 'no answer', 'zh-CN': '没有回答' });

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
    if (!(await this.knows(query.symbol))) throw SYMBOL_UNKNOWN();
    const asOf = this.clock.now();
    const fresh = { delayedMinutes: 0, stale: false, simulated: false, partial: false };
    return {
      value: actionsWithin(this.announced, query),
      meta: { provider: 'listed', asOf, ...fresh, nextRefresh: null, ...this.meta },
    };
  }
}
