import {
  actionsWithin,
  wholeRatio,
  type CorporateAction,
  type CorporateActions,
  type CorporateActionsQuery,
  type Sourced,
} from '@toolyard/core/market';
import type { Clock } from '@toolyard/core/shared';
import type { AlpacaClient } from './alpaca-client.ts';
import type { AssetListing } from './asset-listing.ts';
import { readActions } from './corporate-action-rows.ts';
import { sourced } from './provenance.ts';
import type { CorporateAction as ActionRow } from './wire.ts';

/** Cash dividends and splits. */
export class AlpacaCorporateActions implements CorporateActions {
  constructor(
    private readonly client: AlpacaClient,
    private readonly listing: AssetListing,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.listing.knows(symbol);
  }

  async actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[]>> {
    const call = this.client.begin();
    await this.listing.require(query.symbol, call);
    const { rows, complete } = await readActions(query, call);
    const actions = rows.map(({ name, row }) => actionOf(name, row));
    const known = actions.filter((each) => each !== null);
    const partial = !complete || known.length < actions.length;
    return sourced(actionsWithin(known, query), { asOf: this.clock.now(), partial });
  }
}

/** Null where the amounts are missing. */
function actionOf(name: string, row: ActionRow): CorporateAction | null {
  const { symbol, ex_date: exDate, rate, old_rate, new_rate } = row;
  if (name === 'cash_dividends') {
    const { payable_date: payDate, special } = row;
    if (rate === null) return null;
    return { kind: 'dividend', symbol, exDate, amount: rate, payDate, isSpecial: special ?? false };
  }
  if (old_rate === null || new_rate === null) return null;
  return { kind: 'split', symbol, exDate, ...wholeRatio(old_rate, new_rate) };
}
