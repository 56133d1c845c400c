import type { FloatType, Range, WholeType } from './field-type.ts';

const limit = (value: bigint | string) => ({ value: String(value), exclusive: false });

/** The limits of a whole number, with those of its bits where a database has them. */
export function wholeRange({ bits, unsigned, range }: WholeType): Range {
  if (bits === null || bits === 53) return range;
  const values = 2n ** BigInt(bits);
  const [least, most] = unsigned ? [0n, values - 1n] : [-values / 2n, values / 2n - 1n];
  return { ...range, least: range.least ?? limit(least), most: range.most ?? limit(most) };
}

const LARGEST = '3.4028234663852886e38';

/** The limits of a number, with those of 32 bits. */
export function floatRange({ bits, range }: FloatType): Range {
  if (bits === 64) return range;
  return {
    ...range,
    least: range.least ?? limit(`-${LARGEST}`),
    most: range.most ?? limit(LARGEST),
  };
}
