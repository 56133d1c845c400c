import { describe, expect, it } from '@jest/globals';
import { sourceNotes, type MarketMeta } from './index.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const MINUTE = 60_000;
const meta = (change: Partial<MarketMeta>): MarketMeta => ({
  provider: 'polygon',
  asOf: NOW,
  delayedMinutes: 0,
  stale: false,
  simulated: false,
  partial: false,
  nextRefresh: null,
  ...change,
});
const polygon = { kind: 'provider', name: 'Polygon', delayedMinutes: 0 };

describe('notes on the source of prices', () => {
  it.each([
    ['live', {}, [polygon]],
    [
      'delayed',
      { delayedMinutes: 15, asOf: NOW - 40 * MINUTE },
      [{ ...polygon, delayedMinutes: 15 }],
    ],
    [
      'of the last close',
      { asOf: NOW - 31 * MINUTE },
      [polygon, { kind: 'asOf', at: NOW - 31 * MINUTE }],
    ],
    [
      'of a plan with closing prices',
      { delayedMinutes: 1_440, asOf: NOW - 1_200 * MINUTE },
      [polygon, { kind: 'closes', at: NOW - 1_200 * MINUTE }],
    ],
    ['stale', { stale: true, asOf: NOW - 12 * MINUTE }, [polygon, { kind: 'stale', seconds: 720 }]],
    [
      'stale and partial',
      { stale: true, partial: true },
      [polygon, { kind: 'stale', seconds: 0 }, { kind: 'partial' }],
    ],
    [
      'of a clock that is ahead',
      { stale: true, asOf: NOW + MINUTE },
      [polygon, { kind: 'stale', seconds: 0 }],
    ],
    ['of another provider', { provider: 'vendor' }, [{ ...polygon, name: 'vendor' }]],
    ['simulated', { provider: 'simulated', simulated: true, asOf: 0 }, [{ kind: 'simulated' }]],
    [
      'simulated and partial',
      { provider: 'simulated', simulated: true, partial: true },
      [{ kind: 'simulated' }, { kind: 'partial' }],
    ],
    ['partly simulated', { provider: 'file, simulated', simulated: true }, [{ kind: 'simulated' }]],
    ['of a chain file', { provider: 'file', asOf: 0, partial: true }, [{ kind: 'file' }]],
    ['imported', { provider: 'import' }, [{ kind: 'import' }]],
  ])('%s', (_name, change, notes) => expect(sourceNotes(meta(change), NOW)).toEqual(notes));
});
