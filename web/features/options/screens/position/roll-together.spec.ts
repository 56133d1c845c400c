import { describe, expect, it } from '@jest/globals';
import type { StrategyLegResponse } from '../../../../api/generated.ts';
import {
  EXPIRIES,
  chainAnswer,
  contract,
  optionLeg,
  strategyAnswer,
} from '../../test-chain.spec.helper.ts';
import { chainFromResponse } from '../../shared/chain/chain-from-response.ts';
import { legsAfter } from './adjust-trades.ts';
import { rollTogether, spreadsOf } from './roll-together.ts';
import { sideOf } from './ticket-prices.ts';

const [, now, next] = EXPIRIES;

function rolled(legs: readonly StrategyLegResponse[], shift: number, strikes?: readonly number[]) {
  const position = strategyAnswer({ status: 'active', legs: [...legs] });
  const spread = { expiry: now, legs };
  const to = (expiry: typeof now | typeof next) => {
    const { data, meta } = chainAnswer(expiry, strikes && { strikes });
    const chain = chainFromResponse(data, meta.asOf, Date.parse(meta.asOf));
    const lines = rollTogether(position, spread, chain, shift);
    return (
      lines && {
        trades: lines.map(({ leg }) => [sideOf(leg), leg.quantity, leg.symbol]),
        held: legsAfter(position, lines).map((leg) => [sideOf(leg), leg.quantity, leg.symbol]),
      }
    );
  };
  return { now: to(now), next: to(next) };
}

const CONDOR = [
  optionLeg('put', 'long', 180, 1),
  optionLeg('put', 'short', 190, 2),
  optionLeg('call', 'short', 210, 2),
  optionLeg('call', 'long', 220, 1),
];
const moved = (by: number, expiry: string) => [
  ['buy', 1, contract('put', 180 + by, expiry)],
  ['sell', 1, contract('put', 190 + by, expiry)],
  ['sell', 1, contract('call', 210 + by, expiry)],
  ['buy', 1, contract('call', 220 + by, expiry)],
];

describe('a spread that is rolled as one', () => {
  it('is any set of legs of one expiry, where there are several', () => {
    const later = { ...optionLeg('call', 'long', 210, 3), expiration: next };
    expect(spreadsOf([...CONDOR, later])).toEqual([{ expiry: now, legs: CONDOR }]);
    expect(spreadsOf([CONDOR[0]!, later])).toEqual([]);
  });

  it('closes every leg and holds the same legs of the later expiry afterwards', () => {
    const { trades, held } = rolled(CONDOR, 0).next!;
    expect(trades).toHaveLength(8);
    expect(held).toEqual(moved(0, next));
  });

  it('moves all strikes by so many listed ones', () => {
    expect(rolled(CONDOR, 2).next!.held).toEqual(moved(5, next));
    expect(rolled(CONDOR, -3).next!.held).toEqual(moved(-7.5, next));
  });

  it('within its expiry what one leg gives up and another takes over is one trade or none', () => {
    const { trades, held } = rolled(CONDOR, 4).now!;
    expect(held).toEqual(expect.arrayContaining(moved(10, now)));
    expect(held).toHaveLength(4);
    expect(trades).toEqual([
      ['sell', 1, contract('put', 180)],
      ['buy', 2, contract('put', 190)],
      ['buy', 1, contract('call', 210)],
      ['sell', 2, contract('call', 220)],
      ['sell', 1, contract('put', 200)],
      ['buy', 1, contract('call', 230)],
    ]);
    const ladder = [optionLeg('call', 'long', 200, 5), optionLeg('call', 'long', 210, 3)];
    expect(rolled(ladder, 4).now!.trades).toEqual([
      ['sell', 1, contract('call', 200)],
      ['buy', 1, contract('call', 220)],
    ]);
    expect(rolled(CONDOR, 0).now!.trades).toEqual([]);
  });

  it('is refused where two legs would meet in one contract or one would leave the chain', () => {
    expect(rolled(CONDOR, 0, [150, 200, 250]).next).toBeNull();
    expect(rolled(CONDOR, 13).next).toBeNull();
  });
});
