import type { Instant } from '../../shared/index.ts';
import { yearsToExpiry, type Leg } from '../contracts/index.ts';
import type { ExpiryTerms } from '../chain/index.ts';
import {
  afterFills,
  atRisk,
  nameOf,
  NOTHING_HELD,
  stepKind,
  strategyLegs,
  type Fill,
  type StepKind,
  type Strategy,
  type StrategyLeg,
  type StrategyStep,
} from '../strategies/index.ts';
import { recognise } from '../templates/index.ts';

/** What changed hands at one moment, and the price of the underlying then. */
export interface WrittenStep extends Pick<StrategyStep, 'at' | 'spot'> {
  readonly fills: readonly Fill[];
}

/** A trade as it was written down, oldest step first. */
export interface WrittenTrade {
  /** Blank takes the recognised structure's name. */
  readonly name: string;
  readonly symbol: string;
  readonly steps: readonly WrittenStep[];
}

interface Origin {
  readonly ownerId: string;
  /** Where the prices came from. */
  readonly provider: string;
  readonly simulated: boolean;
  readonly sample: boolean;
  readonly now: Instant;
  readonly nextId: () => string;
}

const legOf = (fill: Fill, id: string): StrategyLeg => {
  const { kind, symbol, type, strike, expiry, multiplier, quantity, price, iv, delta } = fill;
  const position = quantity > 0 ? 'long' : 'short';
  const contract = { kind, symbol, type, strike, expiry, multiplier };
  const own = { position, quantity: Math.abs(quantity), entryPrice: price } as const;
  return { id, ...contract, ...own, priceSource: 'own', iv, delta };
};

/** No rates are known of what was only written down: money costs nothing and the forward is the spot. */
function termsOf({ at, spot }: WrittenStep, fills: readonly Fill[]): readonly ExpiryTerms[] {
  const expiries = [...new Set(fills.flatMap(({ expiry }) => expiry ?? []))].sort();
  return expiries.map((expiry) => ({
    expiry,
    years: yearsToExpiry(at, expiry),
    forward: spot / 10_000,
    rate: 0,
    dividendYield: 0,
    source: 'given',
  }));
}

/** What ended contracts, where anything did: an assignment before an exercise before an expiry. */
function endedBy(fills: readonly Fill[]): StepKind | null {
  const causes = new Set(fills.map(({ cause }) => cause));
  if (causes.has('assignment')) return 'assigned';
  if (causes.has('exercise')) return 'exercised';
  return causes.has('expiry') ? 'expired' : null;
}

/** The strategy whose life was that trade; completed where nothing is left of it, else active. */
export function writtenStrategy({ name, symbol, steps }: WrittenTrade, origin: Origin): Strategy {
  const { nextId, now, ...from } = origin;
  const [first] = steps;
  const opening = first?.fills ?? [];
  const terms = first
    ? termsOf(
        first,
        steps.flatMap(({ fills }) => fills),
      )
    : [];
  const legs = opening.map((fill) => legOf(fill, nextId()));
  const planned: Leg[] = strategyLegs({ legs });
  const life: StrategyStep[] = [];
  let holdings = NOTHING_HELD;
  for (const { at, spot, fills } of steps) {
    const before = holdings;
    holdings = afterFills(before, fills);
    const later = endedBy(fills) ?? stepKind(before.held, fills, holdings.held);
    const kind = life.length === 0 ? 'opened' : later;
    const risk = atRisk(holdings, { spot, at, terms });
    const value = holdings.held.length === 0 ? 0 : null;
    life.push({ id: nextId(), at, kind, spot, value, atRisk: risk, note: '', fills });
  }
  return {
    id: nextId(),
    ...from,
    version: 1,
    name: nameOf(name, symbol, planned),
    templateId: recognise(planned).templateId,
    status: holdings.held.length === 0 ? 'completed' : 'active',
    symbol,
    underlyingPrice: first?.spot ?? 0,
    quotedAt: first?.at ?? now,
    terms,
    volatility: null,
    commissionPerContract: 0,
    legs,
    steps: life,
    createdAt: now,
    updatedAt: now,
  };
}
