import { beforeEach, describe, expect, it } from '@jest/globals';
import { noticeWords } from '@toolyard/core/options/alerts';
import { holdingsAfter, type MarkedStrategy } from '@toolyard/core/options/strategies';
import type { SettlementTime } from '@toolyard/core/options/contracts';
import { fromDollars, toDollars } from '@toolyard/core/shared';
import { lifecycleFixture, trade } from './lifecycle-fixture.ts';
import { contract, FRONT, leg, NOW, shares } from './strategies-fixture.ts';

const A_MINUTE = 60_000;
const A_DAY = 86_400_000;
/** Saturday after the expiry. */
const AFTER = NOW + 12 * A_DAY;
/** Settled in cash at the close, and at the opening prices. */
const CALL = contract('C', 105, FRONT, 'XSP');
const MORNING_CALL = contract('C', 105, FRONT, 'RUT');

let fixture: ReturnType<typeof lifecycleFixture>;
beforeEach(() => {
  fixture = lifecycleFixture();
});

const publish = (symbol: string, dollars: number | null, settlementTime: SettlementTime = 'PM') =>
  fixture.settlementPrices.publish(
    { symbol, date: FRONT, settlementTime },
    dollars === null ? null : fromDollars(dollars),
  );
const cash = ({ steps }: MarkedStrategy) => toDollars(holdingsAfter(steps).cash);
const NOTHING = { settled: 0, booked: 0 };

/** A position of one contract bought at 1.25, at a time after its expiry. */
async function expired(symbol: string) {
  const { id } = await fixture.open([leg(symbol)], symbol.slice(0, 3));
  fixture.clock.set(AFTER);
  return id;
}

describe('contracts that are settled in cash, in the background', () => {
  it('are settled at their official price, with its source, and the audit log says that no user did it', async () => {
    const id = await expired(CALL);
    publish('XSP', 110);
    expect(await fixture.review()).toEqual({ settled: 1, booked: 0 });
    const settled = await fixture.read(id);
    expect(settled).toMatchObject({ status: 'completed', due: [] });
    expect(settled.steps[1]).toMatchObject({
      ...{ kind: 'exercised', at: Date.UTC(2026, 0, 16, 21), spot: fromDollars(110) },
      settledBy: { source: 'listed' },
    });
    expect(cash(settled)).toBe(500 - 125);
    expect(fixture.notes().at(-1)).toMatchObject({
      ...{ action: 'strategy.settled', actor: { realm: 'system' } },
    });
  });

  it('are settled as the owner would settle them', async () => {
    publish('RUT', 107.35, 'AM');
    const byOwner = await fixture.settle(await fixture.read(await expired(MORNING_CALL)));
    fixture.clock.set(NOW);
    const id = await expired(MORNING_CALL);
    await fixture.review();
    const settled = await fixture.read(id);
    const of = ({ steps, status }: MarkedStrategy) => [
      status,
      steps.map(({ kind, at, spot, value, atRisk }) => ({ kind, at, spot, value, atRisk })),
    ];
    expect(of(settled)).toEqual(of(byOwner));
  });

  it('wait for a price that comes late or whose source is away, and take the one that is official then', async () => {
    const id = await expired(CALL);
    expect(await fixture.review()).toEqual(NOTHING);
    fixture.settlementPrices.isSilent = true;
    publish('XSP', 110);
    fixture.clock.set(AFTER + A_DAY);
    expect(await fixture.review()).toEqual(NOTHING);
    expect((await fixture.read(id)).steps).toHaveLength(1);
    fixture.settlementPrices.isSilent = false;
    publish('XSP', 109);
    fixture.clock.set(AFTER + 2 * A_DAY);
    expect(await fixture.review()).toEqual({ settled: 1, booked: 0 });
    expect(cash(await fixture.read(id))).toBe(400 - 125);
    publish('XSP', 120);
    fixture.clock.set(AFTER + 9 * A_DAY);
    expect(await fixture.review()).toEqual(NOTHING);
    expect(cash(await fixture.read(id))).toBe(400 - 125);
  });

  it('request it again at a growing distance, from a minute on', async () => {
    await expired(CALL);
    fixture.clock.set(Date.UTC(2026, 0, 16, 21));
    await fixture.review();
    let requests = 0;
    const { settlementPrices } = fixture;
    const settlementPrice = settlementPrices.settlementPrice.bind(settlementPrices);
    fixture.settlementPrices.settlementPrice = (query) => {
      requests += 1;
      return settlementPrice(query);
    };
    await fixture.review();
    expect(requests).toBe(0);
    fixture.clock.set(Date.UTC(2026, 0, 16, 21) + A_MINUTE);
    await fixture.review();
    expect(requests).toBeGreaterThan(0);
  });

  it('are settled once by two servers, also when one is killed after it has taken them', async () => {
    publish('XSP', 110);
    const first = await expired(CALL);
    fixture.clock.set(NOW);
    const ids = [first, await expired(CALL)];
    await expect(fixture.review({ isKilled: true })).rejects.toThrow('killed');
    expect((await fixture.read(ids[0]!)).steps).toHaveLength(1);
    fixture.clock.set(AFTER + A_DAY);
    const runs = await Promise.all([fixture.review(), fixture.review()]);
    expect(runs.reduce((sum, { settled }) => sum + settled, 0)).toBe(2);
    for (const id of ids) {
      const { steps, version } = await fixture.read(id);
      expect([steps.length, version]).toEqual([2, 3]);
    }
  });

  it('leave a position that its owner has settled in between as he did', async () => {
    const id = await expired(CALL);
    publish('XSP', 110);
    const due = await fixture.read(id);
    const reviewed = fixture.review({
      whileReading: () =>
        fixture.settle(due, [], [{ symbol: CALL, price: fromDollars(111) }]).then(() => undefined),
    });
    expect(await reviewed).toEqual(NOTHING);
    expect(cash(await fixture.read(id))).toBe(600 - 125);
  });

  it('stay open after their owner has taken the settlement back', async () => {
    const id = await expired(CALL);
    publish('XSP', 110);
    await fixture.review();
    const settled = await fixture.read(id);
    await fixture.takeBack(settled, settled.steps[1]!.id);
    fixture.clock.set(AFTER + A_DAY);
    expect(await fixture.review()).toEqual(NOTHING);
    expect((await fixture.read(id)).due).toHaveLength(1);
  });

  it('are settled expiry by expiry, and what is held on is left alone', async () => {
    const back = contract('C', 105, '2026-02-20', 'XSP');
    const { id } = await fixture.open([leg(CALL), leg(back)], 'XSP');
    fixture.clock.set(AFTER);
    publish('XSP', 110);
    await fixture.review();
    const settled = await fixture.read(id);
    expect(settled.status).toBe('active');
    expect(holdingsAfter(settled.steps).held.map(({ symbol }) => symbol)).toEqual([back]);
  });
});

describe('contracts for shares, in the background', () => {
  it('wait for their owner, since they may be assigned or not', async () => {
    const { id } = await fixture.open([leg(contract('P', 105), { position: 'short' })]);
    fixture.clock.set(AFTER);
    publish('ABC', 98);
    expect(await fixture.review()).toEqual(NOTHING);
    expect((await fixture.read(id)).due).toMatchObject([{ outcome: 'assign' }]);
  });
});

describe('the dividends of a trade that ended while their source was away', () => {
  it('are booked once it answers', async () => {
    const opened = await fixture.open([shares()]);
    fixture.actions.announced = [
      {
        kind: 'dividend',
        symbol: 'ABC',
        exDate: '2026-01-08',
        amount: 0.52,
        payDate: null,
        isSpecial: false,
      },
    ];
    fixture.actions.isSilent = true;
    fixture.clock.set(Date.UTC(2026, 0, 9, 16));
    const closed = await fixture.adjust(opened, [trade('ABC', 'sell', 100, 101)]);
    expect(closed.status).toBe('completed');
    expect(await fixture.review()).toEqual(NOTHING);
    fixture.actions.isSilent = false;
    fixture.clock.advance(A_DAY);
    expect(await fixture.review()).toEqual({ settled: 0, booked: 1 });
    const stored = await fixture.stored(opened.id);
    expect(stored.steps.map(({ kind }) => kind)).toEqual(['opened', 'dividend', 'closed']);
    // 100 shares bought at 100 and sold at 101, paid 0.52 each.
    expect(toDollars(holdingsAfter(stored.steps).cash)).toBe(152);
    fixture.clock.advance(A_DAY);
    expect(await fixture.review()).toEqual(NOTHING);
    expect((await fixture.stored(opened.id)).version).toBe(stored.version);
  });
});

describe('contracts for shares that have expired', () => {
  const SHARES_CALL = contract('C', 105);

  it('their owner is told once, in both languages, however many servers look and however often', async () => {
    const { id, name } = await fixture.open([leg(SHARES_CALL)]);
    expect(await fixture.notices()).toEqual([]);
    fixture.clock.set(AFTER);
    await Promise.all([fixture.review(), fixture.review()]);
    fixture.clock.advance(A_DAY);
    await fixture.review();
    const [notice, ...others] = await fixture.notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      ...{ kind: 'expired', subject: name, detail: FRONT, at: AFTER },
      ...{ effect: { kind: 'expired', strategyId: id }, silent: false, readAt: null },
    });
    expect(noticeWords({ ...notice!, subject: 'My trade' }, 'en')).toBe(
      'My trade: contracts of 2026-01-16 have expired; record whether they were exercised, assigned or expired worthless.',
    );
    expect(noticeWords({ ...notice!, subject: 'My trade' }, 'zh-CN')).toBe(
      'My trade：2026-01-16 的合约已到期，请确认是行权、被指派还是作废。',
    );
  });

  it('a server that is killed in between has told nobody, and the next one does', async () => {
    await fixture.open([leg(SHARES_CALL)]);
    fixture.clock.set(AFTER);
    await expect(fixture.review({ isKilled: true })).rejects.toThrow('killed');
    fixture.clock.advance(A_DAY);
    await fixture.review();
    expect(await fixture.notices()).toHaveLength(1);
  });

  it('those that are settled in cash need no word', async () => {
    await expired(CALL);
    publish('XSP', 110);
    await fixture.review();
    expect(await fixture.notices()).toEqual([]);
  });
});
