import type { OptionType } from '@toolyard/core/options/contracts';
import type { CalendarDate, Money } from '@toolyard/core/shared';

export interface LedgerContract {
  readonly type: OptionType;
  readonly strike: Money;
  readonly expiry: CalendarDate;
}

/** An independent model of a position: cash, shares and contracts, without any code of the product. */
export class Ledger {
  cash = 0;
  shares = 0;
  readonly contracts = new Map<string, { of: LedgerContract; count: number }>();

  trade(symbol: string, of: LedgerContract | null, count: number, price: Money, fee: Money): void {
    this.cash -= count * (of ? 100 : 1) * price + fee;
    if (of) this.move(symbol, of, count);
    else this.shares += count;
  }

  /** Removes contracts: they expire, or they are exercised or assigned into shares at the strike. */
  end(symbol: string, count: number, intoShares: boolean): void {
    const held = this.contracts.get(symbol);
    if (!held) throw new Error(`nobody holds ${symbol}`);
    this.move(symbol, held.of, -count);
    if (!intoShares) return;
    const shares = held.of.type === 'call' ? count * 100 : count * -100;
    this.shares += shares;
    this.cash -= shares * held.of.strike;
  }

  /** What is there, by name. */
  get held(): ReadonlyMap<string, number> {
    const all = [...this.contracts].map(([symbol, { count }]) => [symbol, count] as const);
    return new Map(this.shares === 0 ? all : [...all, ['ABC', this.shares] as const]);
  }

  private move(symbol: string, of: LedgerContract, count: number): void {
    const after = (this.contracts.get(symbol)?.count ?? 0) + count;
    if (after === 0) this.contracts.delete(symbol);
    else this.contracts.set(symbol, { of, count: after });
  }
}
