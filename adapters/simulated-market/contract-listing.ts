import {
  contractTermsOf,
  formatOptionSymbol,
  yearsToExpiry,
  type OptionType,
} from '@toolyard/core/options/contracts';
import type { Money } from '@toolyard/core/shared';
import { addDays, daysBetween, fromDollars } from '@toolyard/core/shared';
import { volumesAndOpenInterest, type VolumesAndOpenInterest } from './open-interest.ts';
import type { ListedExpiry } from './listed-expiries.ts';
import type { Session, Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';
import { listStrikes, type StrikeRange } from './strikes.ts';

/** Calls or puts of a listing, by strike. */
export interface ListingSide extends VolumesAndOpenInterest {
  readonly symbols: readonly string[];
}

/** Contracts of one expiry that are listed during one session. */
export interface ContractListing {
  readonly listed: ListedExpiry;
  readonly strikes: readonly Money[];
  readonly sides: Readonly<Record<OptionType, ListingSide>>;
}

/** Range of the strikes around every close since the listing, in standard deviations. */
const REACH = 4;

export function contractListing(
  seed: string,
  tape: StockTape,
  sessions: Sessions,
  session: Session,
  listed: ListedExpiry,
): ContractListing {
  const { ticker, liquidity, dailyExpiries } = tape.stock;
  const { expiry, listedOn, root, id } = listed;
  const strikes = strikesOf(tape, sessions, session, listed);
  const years = yearsToExpiry(session.open, expiry, contractTermsOf(root).settlementTime);
  const variance = tape.impliedVariance(session.open, tape.variance(session.index), expiry, years);
  const interest = {
    key: `${seed}|${ticker}|${id}`,
    session: session.date,
    liquidity,
    strikes,
    centre: fromDollars(tape.close(Math.max(session.index - 1, 0))),
    deviation: Math.sqrt(variance),
    daysToExpiry: daysBetween(session.date, expiry),
    daysListed: Math.max(daysBetween(listedOn, session.date), 0),
    dailyExpiries,
  };
  const side = (type: OptionType): ListingSide => ({
    ...volumesAndOpenInterest(interest, type),
    symbols: strikes.map((strike) => formatOptionSymbol({ root, expiry, type, strike })),
  });
  return { listed, strikes, sides: { call: side('call'), put: side('put') } };
}

function strikesOf(
  tape: StockTape,
  sessions: Sessions,
  session: Session,
  { expiry, listedOn }: ListedExpiry,
): readonly Money[] {
  const volatility = Math.sqrt(tape.longRunVariance);
  const reach = (days: number): number => REACH * volatility * Math.sqrt((days + 1) / 365);
  const far = reach(daysBetween(listedOn, expiry));
  const ladder = tape.stock.strikes;
  const nearSince = addDays(expiry, -ladder.nearDays);
  const dense = nearSince > listedOn ? nearSince : listedOn;
  const near = Math.min(reach(daysBetween(dense, expiry)), ladder.nearReach);
  return listStrikes(
    ladder,
    dense > session.date
      ? NOWHERE
      : rangeSince(tape, sessions, dense, session, { below: near, above: near }),
    rangeSince(tape, sessions, listedOn, session, {
      below: Math.min(far, ladder.below),
      above: Math.min(far, ladder.above),
    }),
  );
}

const NOWHERE: StrikeRange = { low: Infinity, high: -Infinity };

/** From the lowest to the highest close since a day, up to the one before the session, widened. */
function rangeSince(
  tape: StockTape,
  sessions: Sessions,
  since: ListedExpiry['listedOn'],
  session: Session,
  reach: { readonly below: number; readonly above: number },
): StrikeRange {
  const before = Math.max(session.index - 1, 0);
  let low = tape.close(before);
  let high = low;
  for (let i = Math.max((sessions.indexFrom(since) ?? 0) - 1, 0); i < before; i += 1) {
    low = Math.min(low, tape.close(i));
    high = Math.max(high, tape.close(i));
  }
  return { low: low * Math.exp(-reach.below), high: high * Math.exp(reach.above) };
}
