/** An account at a broker. */
export interface BrokerAccount {
  /** The broker's own name of the account. */
  readonly id: string;
  /** What it is worth if everything in it were sold now; null where the broker does not say. */
  readonly value: number | null;
  /** Of the value, ISO 4217; null for unknown. */
  readonly currency: string | null;
}

/** What an account holds of one instrument, as the broker states it. */
export interface BrokerPosition {
  readonly accountId: string;
  /** How the broker describes the instrument. */
  readonly description: string;
  readonly kind: 'stock' | 'option' | 'other';
  /** Ticker of shares, OCC symbol of an option, else the broker's own symbol. */
  readonly symbol: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Shares or contracts, short negative; other instruments may have fractions. */
  readonly quantity: number;
  /** Shares per contract, 1 for shares. */
  readonly multiplier: number;
  /** Paid or received per share, dollars; null where the broker does not say. */
  readonly averagePrice: number | null;
}

/** An account's name with its middle hidden, for logs: `U***4567`. */
export function maskedAccount(id: string | null): string {
  if (id === null) return '';
  return id.length < 6 ? '***' : `${id.slice(0, 1)}***${id.slice(-4)}`;
}
