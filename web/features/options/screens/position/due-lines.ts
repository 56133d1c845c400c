import { settlementInstant, termsOfContract } from '@toolyard/core/options/contracts';
import { outcomeByRule, STATED } from '@toolyard/core/options/strategies';
import { fromDollars, toDollars, type CalendarDate } from '@toolyard/core/shared';
import type {
  ContractOutcome,
  DueContractResponse,
  StrategyLegResponse,
  StrategyResponse,
} from '../../../../api/generated.ts';
import { amountIn } from './ticket-prices.ts';

/** An expired contract with the price and outcome that it would be settled with. */
export interface DueLine {
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

/** What the user has typed and chosen, by settlement and by contract. */
export interface DueEntries {
  readonly prices: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, ContractOutcome>>;
}

/** The typed settlement price in dollars, null where it is none. */
export const statedPrice = (typed: string | undefined): number | null =>
  typed === undefined || typed.trim() === '' ? null : amountIn(typed);

const ruleOf = (
  { type, strike }: StrategyLegResponse,
  quantity: number,
  price: number,
): ContractOutcome | null =>
  type === null || strike === null
    ? null
    : outcomeByRule({ type, strike: fromDollars(strike), quantity }, fromDollars(price));

/** The expired contracts of a position, earliest settlement first. */
export function dueLines(
  { due: all, legs }: Pick<StrategyResponse, 'due' | 'legs'>,
  { prices, outcomes }: DueEntries,
): readonly DueLine[] {
  const seen = new Set<string>();
  return all.flatMap((due): DueLine[] => {
    const held = legs.find(({ symbol }) => symbol === due.symbol);
    if (!held?.expiration) return [];
    const { settlement: pays, settlementTime } = termsOfContract(due.symbol);
    const expiry = held.expiration as CalendarDate;
    const settlement = String(settlementInstant({ symbol: due.symbol, expiry }));
    const isFirstOfSettlement = !seen.has(settlement);
    seen.add(settlement);
    const stated = statedPrice(prices[settlement]);
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

/** Whether nothing is missing to settle the first settlement; later ones may still wait. */
export function canSettle(lines: readonly DueLine[]): boolean {
  const first = lines.filter(({ settlement }) => settlement === lines[0]?.settlement);
  return first.every(
    ({ inCash, price, outcome }) => outcome !== null && (price !== null || !inCash),
  );
}

/** What is sent: the outcomes, and a stated price per settlement. */
export function settlementOf(lines: readonly DueLine[]) {
  const outcomes = lines.flatMap(({ due: { symbol }, outcome }) =>
    outcome === null ? [] : [{ symbol, outcome }],
  );
  const settlementPrices = lines.flatMap(
    ({ due: { symbol }, isFirstOfSettlement, source, price }) =>
      isFirstOfSettlement && source === STATED && price !== null
        ? [{ symbol, price: toDollars(fromDollars(price)) }]
        : [],
  );
  return { outcomes, ...(settlementPrices.length > 0 && { settlementPrices }) };
}
