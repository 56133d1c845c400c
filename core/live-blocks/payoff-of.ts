import { blockReader } from '../content/index.ts';
import { payoff } from './blocks/payoff.ts';
import { payoffFigure, type PayoffFigure, type PayoffValues } from './payoff-figure.ts';

/** The figure of the values that an address or a page names, in the form of the block's attributes; null where they do not fit. */
export function payoffOf(attributes: ReadonlyMap<string, string>): PayoffFigure | null {
  const read = blockReader([payoff])('payoff', attributes);
  return read.ok ? payoffFigure(read.value.values as unknown as PayoffValues) : null;
}
