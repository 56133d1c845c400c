import { describe, expect, it } from '@jest/globals';
import { eventFaults, newDraft, type EventDraft } from './event-draft.ts';
import { accountAge, entryWeight } from './entry.ts';
import {
  entryLimit,
  eventPhase,
  EVENT_STAGES,
  eventStatus,
  isCancellable,
  isEditable,
  type EventStage,
  type LotteryEvent,
} from './lottery-event.ts';
import { sampleEvents } from './sample-events.ts';
import { standardRules } from './standard-rules.ts';

const OPENS = Date.UTC(2026, 11, 1);
const CLOSES = Date.UTC(2026, 11, 8);
const DRAW = CLOSES + 3_600_000;
const DAY = 86_400_000;
const timed = (stage: EventStage) => ({ stage, opensAt: OPENS, closesAt: CLOSES, drawAt: DRAW });

describe('the status of an event', () => {
  it.each([
    ['a millisecond before it opens', OPENS - 1, 'upcoming', 'upcoming'],
    ['the moment it opens', OPENS, 'active', 'active'],
    ['a millisecond before it closes', CLOSES - 1, 'active', 'active'],
    ['the moment it closes', CLOSES, 'ended', 'closed'],
  ])('LO-04 %s', (_when, at, status, phase) => {
    expect(eventStatus(timed('published'), at)).toBe(status);
    expect(eventPhase(timed('published'), at)).toBe(phase);
  });

  it.each(EVENT_STAGES.filter((stage) => stage !== 'published' && stage !== 'draft'))(
    'LO-04 %s is ended at any time',
    (stage) => {
      for (const at of [OPENS - 1, OPENS, CLOSES])
        expect([eventStatus(timed(stage), at), eventPhase(timed(stage), at)]).toEqual([
          'ended',
          stage,
        ]);
    },
  );

  it('it can be cancelled until somebody could know the winners', () => {
    for (const stage of ['published', 'frozen'] as const) {
      expect(isCancellable(timed(stage), DRAW - 1)).toBe(true);
      expect(isCancellable(timed(stage), DRAW)).toBe(false);
    }
    for (const stage of ['draft', 'drawn', 'settled', 'cancelled', 'failed'] as const)
      expect(isCancellable(timed(stage), OPENS)).toBe(false);
  });
});

describe('the terms of an event', () => {
  const sound = (): EventDraft => sampleEvents(OPENS)[0]!.draft;
  const texts = (text: string) => ({ en: text, 'zh-CN': '' });

  it('a new form lacks its texts and rules alone', () =>
    expect(eventFaults(newDraft(OPENS)).map(({ field }) => field)).toEqual([
      'title',
      'description',
      'prizes.0.name',
      'prizes.0.description',
      'rules',
    ]));

  it('a text in one language is enough', () =>
    expect(eventFaults({ ...sound(), title: texts('Draw') })).toEqual([]));

  it.each<readonly [string, Partial<EventDraft>, string]>([
    ['no title', { title: texts(' ') }, 'title'],
    ['a title of 121 characters', { title: texts('x'.repeat(121)) }, 'title'],
    ['a title with a direction mark', { title: texts('a\u202eb') }, 'title'],
    ['a title of two lines', { title: texts('Win\r\nEND:VCALENDAR') }, 'title'],
    ['a title with a tab', { title: texts('Win\tthis') }, 'title'],
    [
      'a prize name of two lines',
      { prizes: [{ ...sound().prizes[0]!, name: texts('Mug\nBcc: b') }] },
      'prizes.0.name',
    ],
    ['a close at the opening', { closesAt: sound().opensAt }, 'closesAt'],
    ['a draw nine minutes after the close', { drawAt: sound().closesAt + 9 * 60_000 }, 'drawAt'],
    ['a time that is none', { opensAt: Number.NaN }, 'opensAt'],
    ['no place', { capacity: 0 }, 'capacity'],
    ['more places than chances', { capacity: 500_000, maxWeight: 3 }, 'capacity'],
    ['half a chance', { maxWeight: 0.5 }, 'maxWeight'],
    ['no day to claim', { claimDays: 0 }, 'claimDays'],
    ['no prize', { prizes: [] }, 'prizes'],
    [
      'a prize that nobody gets',
      { prizes: [{ ...sound().prizes[0]!, count: 0 }] },
      'prizes.0.count',
    ],
    ['no rules', { rules: [] }, 'rules'],
    ['21 rules', { rules: Array.from({ length: 21 }, () => texts('x')) }, 'rules'],
  ])('%s is named', (_what, change, field) =>
    expect(eventFaults({ ...sound(), ...change }).map((fault) => fault.field)).toContain(field),
  );

  it('descriptions and rules may have several lines', () => {
    const lines = texts('One.\nTwo.');
    const prizes = [{ ...sound().prizes[0]!, description: lines }];
    expect(eventFaults({ ...sound(), description: lines, rules: [lines], prizes })).toEqual([]);
  });

  it('all chances together stay within a million', () => {
    expect(entryLimit({ ...sound(), capacity: null, maxWeight: 3, prizes: [] })).toBe(333_333);
    expect(entryLimit({ ...sound(), capacity: 50, maxWeight: 3, prizes: [] })).toBe(50);
  });

  it('the standard rules follow the terms and pass them', () => {
    const context = { organiser: 'Toolyard', contact: 'contact@toolyard.example' };
    const plain = standardRules({ ...sound(), needsVerifiedEmail: false, maxWeight: 1 }, context);
    const strict = { ...sound(), needsVerifiedEmail: true, minAccountAge: 7, maxWeight: 3 };
    const rules = standardRules(strict, context);
    expect(rules.length).toBe(plain.length + 2);
    expect(rules.map(({ en }) => en).join()).toContain('at least 7 days old');
    expect(eventFaults({ ...strict, rules })).toEqual([]);
  });

  const rulesOf = (draft: Partial<EventDraft>) =>
    standardRules({ ...sound(), ...draft }, { organiser: 'T', contact: 't@toolyard.example' })
      .map(({ en }) => en)
      .join();

  it('b4 do not say that the list is frozen before the random number exists, as its trust label does not', () => {
    expect(rulesOf({ entropy: 'commit' })).not.toContain('before the random number exists');
    expect(rulesOf({ entropy: 'commit' })).toContain('commits to a secret number');
    expect(rulesOf({ entropy: 'beacon' })).toContain('before the random number exists');
  });

  it('b4 one prize is one prize', () => {
    const prizes = [{ ...sound().prizes[0]!, count: 1 }];
    expect(rulesOf({ prizes })).toContain('1 prize.');
    expect(rulesOf({ prizes })).not.toContain('1 prizes');
  });
});

describe('whether an event can be changed', () => {
  const published = {
    stage: 'published',
    participants: 0,
    opensAt: 10,
    closesAt: 20,
  } as LotteryEvent;
  it.each([
    ['a published one before it opens', published, 9, true],
    [
      'b3 an open one, though nobody has entered: its log said the terms before',
      published,
      10,
      false,
    ],
    ['one with an entry', { ...published, participants: 1 }, 9, false],
    ['a draft, whenever', { ...published, stage: 'draft' as const }, 99, true],
  ])('%s', (_what, event, at, editable) => expect(isEditable(event, at)).toBe(editable));
});

describe('the chances of an account', () => {
  const event = { opensAt: OPENS, maxWeight: 3, daysPerChance: 30 };
  it.each([
    ['made after the opening', -1, 0, 1],
    ['a day less than the step', 30 * DAY - 1, 29, 1],
    ['one step old', 30 * DAY, 30, 2],
    ['two steps old', 60 * DAY, 60, 3],
    ['far older than the limit', 3000 * DAY, 3000, 3],
  ])('%s', (_what, age, days, weight) => {
    const user = { createdAt: OPENS - age };
    expect([accountAge(event, user), entryWeight(event, user)]).toEqual([days, weight]);
  });
});

describe('the sample events', () => {
  it.each([
    ['at the first moment of a day', Date.UTC(2028, 1, 29)],
    ['at its last', Date.UTC(2028, 1, 29, 23, 59, 59, 999)],
  ])('%s: one is active, one to come, one ended; their terms are in order', (_when, at) => {
    const samples = sampleEvents(at);
    expect(samples.map(({ draft }) => eventStatus({ ...draft, stage: 'published' }, at))).toEqual([
      'active',
      'upcoming',
      'ended',
    ]);
    for (const { draft, publishedAt } of samples) {
      expect(eventFaults(draft)).toEqual([]);
      expect(publishedAt).toBeLessThan(draft.opensAt);
    }
  });
});
