import { ok, refuse } from '../../shared/index.ts';
import type { Result } from '../../shared/index.ts';
import type { OptionChain } from '../chain/index.ts';
import type { Leg } from '../contracts/index.ts';
import { mirrorStructure } from './mirror.ts';
import type { Mirror } from './mirror.ts';
import type { LegStructure } from './leg-rules.ts';
import { TEMPLATE_NOT_FILLABLE } from './templates.errors.ts';
import { legAt, tradePrice } from './tradable-quotes.ts';

function quotedLeg(leg: LegStructure, chains: readonly OptionChain[]): Leg | null {
  if (leg.kind === 'stock') {
    const chain = chains[0];
    return chain === undefined ? null : { ...leg, symbol: chain.symbol, premium: chain.spot };
  }
  const chain = chains.find(({ expiry }) => expiry === leg.expiry);
  const quotes = leg.type === 'call' ? chain?.calls : chain?.puts;
  const quote = quotes?.find(({ strike }) => strike === leg.strike);
  if (chain === undefined || quote === undefined || tradePrice(quote, leg.position) === null) {
    return null;
  }
  return legAt(chain, quote, leg.position, leg.quantity);
}

/** The same contracts at what the chains quote now; refused when one of them cannot be traded. */
export function requote(
  legs: readonly LegStructure[],
  chains: readonly OptionChain[],
): Result<readonly Leg[]> {
  const quoted = legs.map((leg) => quotedLeg(leg, chains));
  const found = quoted.filter((leg) => leg !== null);
  return found.length === legs.length ? ok(found) : refuse(TEMPLATE_NOT_FILLABLE());
}

/** A filled leg set seen in a mirror, at the quotes of the chains that hold its expiries. */
export const mirrorLegs = (
  legs: readonly LegStructure[],
  mirror: Mirror,
  chains: readonly OptionChain[],
): Result<readonly Leg[]> => requote(mirrorStructure(legs, mirror), chains);
