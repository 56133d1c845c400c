import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { CHAIN, grid, openChain, strikesShown } from './chain.spec.helper.ts';
import { refusal, type FakeServer, type SentCall } from '../../render-options.spec.helper.tsx';
import {
  EXPIRIES,
  STRIKES,
  chainAnswer,
  marketStatusAnswer,
} from '../../test-chain.spec.helper.ts';

const STATUS = 'GET /api/polygon/market-status';
const open = () => {
  const { data, meta } = marketStatusAnswer();
  return { data: { results: { ...data.results, market: 'open' } }, meta };
};
/** Each question for the chain on screen has the next answer. */
const answers = (...bids: readonly (number | null)[]) => {
  const left = [...bids];
  return ({ query }: SentCall) => {
    if (query.get('expiry') !== EXPIRIES[1]) return chainAnswer(EXPIRIES[0]);
    const bid = left.shift();
    return bid ? chainAnswer(EXPIRIES[1], { calls: { 200: { bid } } }) : refusal(404, 'X', 'none');
  };
};
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
const shown = () =>
  screen.queryByRole('rowheader', { name: '200' })?.closest('tr')?.querySelector('button')
    ?.textContent;

const requested = (server: FakeServer) =>
  server.sent(CHAIN).filter(({ query }) => query.get('expiry') === EXPIRIES[1]).length;

const animate = jest.fn();
const media = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  Object.assign(window, { matchMedia: () => ({ ...media, matches: media.matches }) });
  Object.assign(HTMLElement.prototype, { animate });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  animate.mockClear();
  media.matches = false;
});

describe('a chain on screen', () => {
  it('is asked for anew while its market is open, and prices that moved light up', async () => {
    await openChain({}, { [STATUS]: open, [CHAIN]: answers(5, 5.2, 4.9) });
    await waitFor(() => expect(shown()).toBe('5.00'));
    expect(animate).not.toHaveBeenCalled();
    await seconds(16);
    await waitFor(() => expect(shown()).toBe('5.20'));
    expect(animate.mock.calls[0]![0]).toMatchObject([{ background: 'var(--up-tint)' }, {}]);
    await seconds(16);
    await waitFor(() => expect(shown()).toBe('4.90'));
    expect(animate.mock.lastCall![0]).toMatchObject([{ background: 'var(--down-tint)' }, {}]);
  });

  it('moves for nobody who does not want motion', async () => {
    media.matches = true;
    await openChain({}, { [STATUS]: open, [CHAIN]: answers(5, 5.2) });
    await grid();
    await seconds(16);
    await waitFor(() => expect(shown()).toBe('5.20'));
    expect(animate).not.toHaveBeenCalled();
  });

  it('is left alone while its market is closed', async () => {
    const { server } = await openChain({}, { [CHAIN]: answers(5, 6) });
    await grid();
    await seconds(120);
    expect(requested(server)).toBe(1);
  });

  it('stays as it was when it cannot be had anew', async () => {
    const { server } = await openChain({}, { [STATUS]: open, [CHAIN]: answers(5, null, null) });
    await grid();
    await seconds(16);
    await waitFor(() => expect(requested(server)).toBeGreaterThan(1));
    expect(shown()).toBe('5.00');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its rows where they are when the price walks over strikes, until it has left them', async () => {
    const at = (spot: number) => {
      const { data, meta } = chainAnswer(EXPIRIES[1]);
      return { data: { ...data, currentPrice: spot }, meta };
    };
    const spots = [200, 211, 260];
    const answer = ({ query }: SentCall) =>
      query.get('expiry') === EXPIRIES[1] ? at(spots.shift() ?? 260) : chainAnswer(EXPIRIES[0]);
    await openChain({}, { [STATUS]: open, [CHAIN]: answer });
    const before = await strikesShown();
    await seconds(16);
    await screen.findByRole('row', { name: '现价 211.00' });
    expect(await strikesShown()).toEqual(before);
    await seconds(16);
    await screen.findByRole('row', { name: '现价 260.00' });
    expect(await strikesShown()).toEqual(STRIKES.slice(-7));
  });
});
