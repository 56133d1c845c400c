/** Values of many contracts, one entry a contract: the fields of BlackScholesValues as columns. */
export interface ValueColumns {
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
  const column = (): Float64Array => new Float64Array(length);
  return {
    price: column(),
    delta: column(),
    gamma: column(),
    vega: column(),
    theta: column(),
    rho: column(),
    phi: column(),
    vanna: column(),
    volga: column(),
    charm: column(),
    probabilityInTheMoney: column(),
  };
}
