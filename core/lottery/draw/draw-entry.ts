/** An entry as it is published: a random uuid (version 4, lower case) and its weight. */
export interface DrawEntry {
  readonly uuid: string;
  /** How often the entry stands in the draw, from 1. */
  readonly weight: number;
}

export const ENTRY_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Maximum sum of the weights of a draw; it also bounds the divisors of `unbiasedResidue`. */
export const MAX_TOTAL_WEIGHT = 1_000_000;

/** Whether both values of an entry are of their kind. */
export const isEntry = ({ uuid, weight }: Readonly<Record<'uuid' | 'weight', unknown>>): boolean =>
  typeof uuid === 'string' &&
  ENTRY_UUID.test(uuid) &&
  Number.isSafeInteger(weight) &&
  (weight as number) >= 1;
