import { describe, expect, it } from '@jest/globals';
import { eventStatus } from './lottery-event.ts';
import { sampleEvents } from './sample-events.ts';

const OPENS = Date.UTC(2026, 11, 1);
const CLOSES = Date.UTC(2026, 11, 8);

describe('the status of an event', () => {
  it.each([
    ['a millisecond before it opens', OPENS - 1, 'upcoming'],
    ['the moment it opens', OPENS, 'active'],
    ['a millisecond before it closes', CLOSES - 1, 'active'],
    ['the moment it closes', CLOSES, 'ended'],
  ])('LO-04 %s', (_when, at, status) =>
    expect(eventStatus({ opensAt: OPENS, closesAt: CLOSES }, at)).toBe(status),
  );
});

describe('the sample events', () => {
  it.each([
    ['at the first moment of a day', Date.UTC(2028, 1, 29)],
    ['at its last', Date.UTC(2028, 1, 29, 23, 59, 59, 999)],
  ])('laid %s: one is active, one to come, two ended', (_when, at) => {
    const events = sampleEvents(at);
    expect(events.map((event) => eventStatus(event, at))).toEqual([
      'active',
      'upcoming',
      'ended',
      'ended',
    ]);
  });

  it('are marked as such, have ids of their own, and nobody is in one that has not opened', () => {
    const events = sampleEvents(OPENS);
    const ids = events.flatMap(({ id, prizes }) => [id, ...prizes.map((prize) => prize.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(events.every(({ sample }) => sample)).toBe(true);
    for (const event of events)
      expect(event.participants > 0).toBe(eventStatus(event, OPENS) !== 'upcoming');
  });
});
