import { formatOptionSymbol, parseContract } from '../../contracts/index.ts';
import { FILL_CONTRACT_ADJUSTED, FILL_CONTRACT_UNREADABLE } from '../records.errors.ts';
import { LineFault, type BrokerFill } from './broker-rows.ts';

/** What a line trades. */
export type Traded = Pick<BrokerFill, 'underlying' | 'instrument'>;

export const stockOf = (ticker: string): Traded => ({
  underlying: ticker,
  instrument: { kind: 'stock', symbol: ticker, multiplier: 1 },
});

/** The contract of an OCC symbol or of a description. Refuses adjusted contracts, whose deliverable no symbol tells. */
export function optionOf(text: string): Traded {
  const parsed = parseContract(text);
  if (!parsed.ok) throw new LineFault(FILL_CONTRACT_UNREADABLE, text);
  if (parsed.value.multiplier === null) throw new LineFault(FILL_CONTRACT_ADJUSTED, text);
  const { underlying, type, strike, expiry, multiplier } = parsed.value;
  return {
    underlying,
    instrument: {
      ...{ kind: 'option', symbol: formatOptionSymbol(parsed.value), type, strike, expiry },
      ...{ multiplier, deliverable: null, iv: null, delta: null },
    },
  };
}
