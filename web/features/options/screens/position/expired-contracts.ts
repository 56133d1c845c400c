import { PROVIDER_NAMES, type MarketProvider } from '@toolyard/core/market';
import { settlementInstant, termsOfContract } from '@toolyard/core/options/contracts';
import { outcomeByRule, STATED } from '@toolyard/core/options/strategies';
import { fromDollars, type CalendarDate } from '@toolyard/core/shared';
import type {
  ContractOutcome,
  DueContractResponse,
  StrategyLegResponse,
  StrategyResponse,
} from '../../../../api/generated.ts';
import type { Translate } from '../../../../i18n/use-text.ts';
import { deliveredBy } from '../../shared/strategies/saved-legs.ts';
import { amountIn } from './ticket-prices.ts';

/** An expired contract with the price and outcome that it would be settled with. */
export interface ExpiredContract {
  readonly due: DueContractResponse;
  readonly held: StrategyLegResponse;
  /** Contracts of one settlement share its price. */
  readonly settlement: string;
  readonly isFirstOfSettlement: boolean;
  /** Settled at the exchange's value of the morning, which no provider gives. */
  readonly isMorning: boolean;
  /** Whether its outcome is a payment in cash, which needs the price. */
  readonly inCash: boolean;
  /** Dollars per share; null while it is not known. */
  readonly price: number | null;
  /** Null while the price is not known. */
  readonly source: string | null;
  readonly outcome: ContractOutcome | null;
}

/** Prices as typed, by settlement, and outcomes as chosen, by contract. */
interface SettlementEntries {
  readonly prices: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, ContractOutcome>>;
}

function ruleOf(
  held: StrategyLegResponse,
  quantity: number,
  price: number,
): ContractOutcome | null {
  const { symbol, type, strike, multiplier } = held;
  if (type === null || strike === null) return null;
  const terms = { symbol, type, strike: fromDollars(strike), multiplier, quantity };
  return outcomeByRule({ ...terms, deliverable: deliveredBy(held) }, fromDollars(price));
}

/** The expired contracts of a position, earliest settlement first. */
export function expiredContracts(
  { due: all, legs }: Pick<StrategyResponse, 'due' | 'legs'>,
  { prices, outcomes }: SettlementEntries,
): readonly ExpiredContract[] {
  const seen = new Set<string>();
  return all.flatMap((due): ExpiredContract[] => {
    const held = legs.find(({ symbol }) => symbol === due.symbol);
    if (!held?.expiration) return [];
    const { settlement: pays, settlementTime } = termsOfContract(due.symbol);
    const expiry = held.expiration as CalendarDate;
    const settlement = String(settlementInstant({ symbol: due.symbol, expiry }));
    const isFirstOfSettlement = !seen.has(settlement);
    seen.add(settlement);
    const stated = amountIn(prices[settlement] ?? '');
    const price = stated ?? due.settlementPrice;
    const byRule = stated === null ? due.outcome : ruleOf(held, due.contracts, stated);
    return [
      {
        ...{ due, held, settlement, isFirstOfSettlement, price },
        isMorning: settlementTime === 'AM',
        inCash: pays === 'cash',
        source: stated === null ? due.settlementSource : STATED,
        outcome: outcomes[due.symbol] ?? byRule,
      },
    ];
  });
}

/** Whether the earliest settlement has every price and outcome that it needs; later ones may still wait. */
export function canSettle(contracts: readonly ExpiredContract[]): boolean {
  const first = contracts.filter(({ settlement }) => settlement === contracts[0]?.settlement);
  return first.every(
    ({ inCash, price, outcome }) => outcome !== null && (price !== null || !inCash),
  );
}

/** The request that settles them: the outcomes, and a stated price per settlement. */
export function settlementRequest(contracts: readonly ExpiredContract[]) {
  const outcomes = contracts.flatMap(({ due: { symbol }, outcome }) =>
    outcome === null ? [] : [{ symbol, outcome }],
  );
  const settlementPrices = contracts.flatMap(
    ({ due: { symbol }, isFirstOfSettlement, source, price }) =>
      isFirstOfSettlement && source === STATED && price !== null ? [{ symbol, price }] : [],
  );
  return { outcomes, ...(settlementPrices.length > 0 && { settlementPrices }) };
}

/** The source of a settlement price. */
export function settlementSourceWords(t: Translate, source: string): string {
  if (source === STATED) return t('life.sourceStated');
  if (source === 'simulated') return t('market.simulated');
  return source in PROVIDER_NAMES ? PROVIDER_NAMES[source as MarketProvider] : source;
}
