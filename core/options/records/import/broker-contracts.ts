import {
  CONTRACT_MULTIPLIER,
  formatOptionSymbol,
  parseContract,
  unknownDeliverable,
  type Deliverable,
  type OptionSymbol,
} from '../../contracts/index.ts';
import { FILL_CONTRACT_UNREADABLE } from '../records.errors.ts';
import { LineFault, type BrokerFill } from './broker-rows.ts';

/** What a line trades. */
export type Traded = Pick<BrokerFill, 'underlying' | 'instrument'>;

export const stockOf = (ticker: string): Traded => ({
  underlying: ticker,
  instrument: { kind: 'stock', symbol: ticker, multiplier: 1 },
});

/** What a contract delivers as far as its symbol says. Null for an unadjusted contract. */
const deliverableOf = ({ contractClass, root }: OptionSymbol): Deliverable | null =>
  contractClass === 'adjusted' ? unknownDeliverable(root) : null;

/** The contract of an OCC symbol or of a description. An adjusted contract keeps the multiplier of its strike. */
export function optionOf(text: string): Traded {
  const parsed = parseContract(text);
  if (!parsed.ok) throw new LineFault(FILL_CONTRACT_UNREADABLE, text);
  const { underlying, type, strike, expiry, multiplier } = parsed.value;
  return {
    underlying,
    instrument: {
      ...{ kind: 'option', symbol: formatOptionSymbol(parsed.value), type, strike, expiry },
      ...{
        multiplier: multiplier ?? CONTRACT_MULTIPLIER,
        deliverable: deliverableOf(parsed.value),
      },
      ...{ iv: null, delta: null },
    },
  };
}
