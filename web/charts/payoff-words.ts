/** What a payoff chart says in words; amounts and prices come already formatted. */
export interface PayoffWords {
  readonly label: string;
  readonly spot: string;
  readonly atExpiry: string;
  readonly today: string;
  readonly money: (dollars: number) => string;
  /** The line of zero; `$0` unless amounts have another unit. */
  readonly zero?: string | undefined;
  readonly price: (dollars: number) => string;
  /** Prices that were measured or pointed at, to the cent. */
  readonly spotPrice: (dollars: number) => string;
  /** The chance of a lower price, as a row of the read-out. */
  readonly below?: { readonly name: string; readonly at: (dollars: number) => string };
  readonly percent: (fraction: number) => string;
  /** Greatest profit and loss, `Max profit Unlimited`, where the line rises or falls out of the chart. */
  readonly bounds?: { readonly profit: string; readonly risk: string };
}

/** Where the plot stands inside its drawing, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
