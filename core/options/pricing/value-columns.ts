/** Values of many contracts, one entry a contract: the fields of BlackScholesValues as columns. */
export interface ValueColumns {
  /** All columns one after another, in the order below: price of every contract, then delta of every contract, and so on. */
  readonly block: Float64Array;
  readonly price: Float64Array;
  readonly delta: Float64Array;
  readonly gamma: Float64Array;
  readonly vega: Float64Array;
  readonly theta: Float64Array;
  readonly rho: Float64Array;
  readonly phi: Float64Array;
  readonly vanna: Float64Array;
  readonly volga: Float64Array;
  readonly charm: Float64Array;
  readonly probabilityInTheMoney: Float64Array;
}

/** Columns for `length` contracts, all zero. */
export function valueColumns(length: number): ValueColumns {
  const block = new Float64Array(11 * length);
  const column = (i: number): Float64Array => block.subarray(i * length, (i + 1) * length);
  return {
    block,
    price: column(0),
    delta: column(1),
    gamma: column(2),
    vega: column(3),
    theta: column(4),
    rho: column(5),
    phi: column(6),
    vanna: column(7),
    volga: column(8),
    charm: column(9),
    probabilityInTheMoney: column(10),
  };
}
