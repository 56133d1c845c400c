import { SYMBOL_UNKNOWN } from '../../market/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import type { ExpiryTerms, OptionChains } from '../chain/index.ts';
import { recognise } from '../templates/index.ts';
import { atField, draftFaults } from './draft-faults.ts';
import { ContractLookup, type ListedContract } from './lifecycle/market-snapshot.ts';
import { CONTRACT_UNKNOWN, STRATEGY_INVALID } from './strategies.errors.ts';
import { nameOf } from './strategy.ts';
import { strategyLegs, type LegDraft, type Strategy } from './strategy.ts';
import type { StrategyDraft, StrategyLeg } from './strategy.ts';

export interface PlanningPorts {
  readonly chains: OptionChains;
  readonly clock: Clock;
  readonly ids: IdSource;
}

interface PlannedLeg {
  readonly leg: StrategyLeg;
  readonly listed: ListedContract | null;
}

/**
 * The strategy of a draft. Contract, quantity and price of a leg are the user's; everything else comes from the chain
 * as it is now.
 */
export async function planStrategy(
  draft: StrategyDraft,
  ownerId: string,
  { chains, clock, ids }: PlanningPorts,
): Promise<Strategy> {
  const details = draftFaults(draft);
  if (details.length > 0) throw STRATEGY_INVALID({ details });
  const contracts = await ContractLookup.of(draft.symbol, chains, clock);
  const planned: PlannedLeg[] = [];
  for (const [index, leg] of draft.legs.entries())
    planned.push(await planLeg(leg, index, draft.symbol, contracts, ids));
  const legs = planned.map(({ leg }) => leg);
  const front = await contracts.front(legs.flatMap(({ expiry }) => expiry ?? []));
  if (!front) throw SYMBOL_UNKNOWN();
  const structure = recognise(strategyLegs({ legs }));
  const at = clock.now();
  return {
    id: ids.next(),
    ownerId,
    version: 1,
    name: nameOf(draft.name, draft.symbol, structure.name),
    templateId: structure.templateId,
    status: 'planning',
    symbol: draft.symbol,
    underlyingPrice: front.chain.spot,
    provider: front.meta.provider,
    simulated: front.meta.simulated,
    quotedAt: front.chain.asOf,
    terms: termsOf(planned),
    volatility: front.chain.volatilityAtForward,
    commissionPerContract: draft.commissionPerContract,
    legs,
    steps: [],
    sample: false,
    createdAt: at,
    updatedAt: at,
  };
}

async function planLeg(
  draft: LegDraft,
  index: number,
  underlying: string,
  contracts: ContractLookup,
  ids: IdSource,
): Promise<PlannedLeg> {
  const { kind, symbol, position, quantity, price: entryPrice, priceSource } = draft;
  const field = `legs.${index}.symbol`;
  const own = { id: ids.next(), kind, symbol, position, quantity, entryPrice, priceSource };
  if (kind === 'stock') {
    if (symbol !== underlying) throw atField(CONTRACT_UNKNOWN, field);
    const none = { type: null, strike: null, expiry: null, iv: null, delta: null };
    return { leg: { ...own, ...none, multiplier: 1 }, listed: null };
  }
  const listed = await contracts.find(symbol, field);
  const { quote, chain } = listed;
  const { type, strike, iv } = quote;
  const { expiry, multiplier } = chain;
  const delta = quote.delta !== null && position === 'short' ? -quote.delta : quote.delta;
  return { leg: { ...own, type, strike, expiry, multiplier, iv, delta }, listed };
}

/** Terms of each expiry, ascending. */
function termsOf(planned: readonly PlannedLeg[]): readonly ExpiryTerms[] {
  const terms = planned.flatMap(({ listed }) => listed?.chain.terms ?? []);
  const byExpiry = new Map(terms.map((term) => [term.expiry, term]));
  return [...byExpiry.values()].sort((a, b) => a.expiry.localeCompare(b.expiry));
}
