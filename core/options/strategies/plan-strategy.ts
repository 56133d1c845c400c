import { SYMBOL_UNKNOWN } from '../../market/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import type { ExpiryTerms, OptionChains } from '../chain/index.ts';
import { contractTermsOf, expiriesAmong, SHARES_NOT_TRADED } from '../contracts/index.ts';
import { recognise } from '../templates/index.ts';
import { atField, draftFaults } from './draft-faults.ts';
import { EMPTY_JOURNAL } from './journal.ts';
import {
  ContractLookup,
  listedInstrument,
  type ListedContract,
} from './lifecycle/market-snapshot.ts';
import { CONTRACT_UNKNOWN, STRATEGY_INVALID } from './strategies.errors.ts';
import { nameOf } from './strategy-name.ts';
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
  const front = await contracts.front(expiriesAmong(legs));
  if (!front) throw SYMBOL_UNKNOWN();
  const structure = recognise(strategyLegs({ legs }));
  const at = clock.now();
  return {
    id: ids.next(),
    ownerId,
    version: 1,
    name: nameOf(draft.name, draft.symbol, structure.name, draft.language),
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
    commissionPerTrade: draft.commissionPerTrade,
    legs,
    planAdjustments: [],
    steps: [],
    corrections: [],
    journal: EMPTY_JOURNAL,
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
  const { symbol, position, quantity, price: entryPrice, priceSource } = draft;
  const field = `legs.${index}.symbol`;
  const own = { id: ids.next(), position, quantity, entryPrice, priceSource };
  if (draft.kind === 'stock') {
    if (symbol !== underlying) throw atField(CONTRACT_UNKNOWN, field);
    if (contractTermsOf(symbol).settlement === 'cash') throw atField(SHARES_NOT_TRADED, field);
    return { leg: { ...own, kind: 'stock', symbol, multiplier: 1 }, listed: null };
  }
  const listed = await contracts.find(symbol, field);
  const instrument = listedInstrument(listed);
  const { delta } = instrument;
  const signedDelta = delta !== null && position === 'short' ? -delta : delta;
  return { leg: { ...own, ...instrument, delta: signedDelta }, listed };
}

/** Terms of each expiry, ascending. */
function termsOf(planned: readonly PlannedLeg[]): readonly ExpiryTerms[] {
  const terms = planned.flatMap(({ listed }) => listed?.chain.terms ?? []);
  const byExpiry = new Map(terms.map((term) => [term.expiry, term]));
  return [...byExpiry.values()].sort((a, b) => a.expiry.localeCompare(b.expiry));
}
