import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeToken } from '../test-support/fake-session.ts';
import { createSessionRefresher, type RefreshOutcome } from './session-refresher.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const MINUTE = 60_000;

beforeEach(() => void jest.useFakeTimers({ now: START }));
afterEach(() => void jest.useRealTimers());

/** A refresher whose server gives a new token of 15 minutes each time. */
function start(outcome: () => RefreshOutcome = () => 'refreshed', issuedAt = START / 1000) {
  let token: string | null = fakeToken(issuedAt);
  let receivedAt: number | null = null;
  const refresh = jest.fn(async () => {
    await Promise.resolve();
    const result = outcome();
    if (result === 'refreshed') {
      token = fakeToken(Math.floor(Date.now() / 1000));
      receivedAt = Date.now();
    }
    if (result === 'ended') token = null;
    return result;
  });
  const refresher = createSessionRefresher({
    token: () => token,
    receivedAt: () => receivedAt,
    refresh,
    now: () => Date.now(),
  });
  refresher.woke();
  const fromElsewhere = () => {
    token = fakeToken(Math.floor(Date.now() / 1000));
    receivedAt = Date.now();
    refresher.tokenChanged();
  };
  return { refresher, refresh, token: () => token, fromElsewhere };
}

describe('keeping the session ahead', () => {
  it('the next token is fetched at 80 % of the life of this one, and again', async () => {
    const { refresh } = start();
    await jest.advanceTimersByTimeAsync(12 * MINUTE - 1);
    expect(refresh).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(12 * MINUTE);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('a machine that slept fetches it on waking', async () => {
    const { refresher, refresh } = start();
    jest.setSystemTime(START + 60 * MINUTE);
    refresher.woke();
    await jest.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('a clock that jumped without an event is noticed within a minute', async () => {
    const { refresh } = start();
    jest.setSystemTime(START + 60 * MINUTE);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('waking early fetches nothing', async () => {
    const { refresher, refresh } = start();
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    refresher.woke();
    expect(refresh).toHaveBeenCalledTimes(0);
  });

  it('a call with less than 30 s left waits for one shared refresh', async () => {
    const { refresher, refresh, token } = start(() => 'refreshed', START / 1000 - 899);
    const before = token();
    const all = await Promise.all([refresher.fresh(), refresher.fresh(), refresher.fresh()]);
    expect(all).toEqual([true, true, true]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(token()).not.toBe(before);
  });

  it('a browser clock that is ahead does not refresh with every call', async () => {
    // The server's clock is an hour behind: by its own words each token has long ended.
    let token = fakeToken(START / 1000 - 3600);
    let receivedAt: number | null = null;
    const refresh = jest.fn(() => {
      token = fakeToken(Math.floor(Date.now() / 1000) - 3600);
      receivedAt = Date.now();
      return Promise.resolve<RefreshOutcome>('refreshed');
    });
    const refresher = createSessionRefresher({
      token: () => token,
      receivedAt: () => receivedAt,
      refresh,
      now: () => Date.now(),
    });
    await refresher.fresh();
    await refresher.fresh();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('what another tab renewed is not renewed here', async () => {
    const { refresh, fromElsewhere } = start();
    await jest.advanceTimersByTimeAsync(12 * MINUTE - 1);
    fromElsewhere();
    await jest.advanceTimersByTimeAsync(12 * MINUTE - 1);
    expect(refresh).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('a clock that was set back fetches the next token: how old this one is cannot be told', async () => {
    const { refresher, refresh, fromElsewhere } = start();
    fromElsewhere();
    jest.setSystemTime(START - 60 * MINUTE);
    await refresher.fresh();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('a token that is over and cannot be had now is said to be so', async () => {
    const { refresher } = start(() => 'unreachable', START / 1000 - 900);
    expect(await refresher.fresh()).toBe(false);
  });

  it('no answer is tried again after 30 s', async () => {
    const { refresh } = start(() => 'unreachable');
    await jest.advanceTimersByTimeAsync(12 * MINUTE);
    expect(refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('after the end, and without a token, nothing is planned', async () => {
    const { refresh } = start(() => 'ended');
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
