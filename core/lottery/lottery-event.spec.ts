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
import { prizeChance } from './prize-chance.ts';
import { sampleEvents } from './sample-events.ts';
import { ruleContradictions, rulesInAccord, standardRules } from './standard-rules.ts';

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

  const context = { organiser: 'T', contact: 't@toolyard.example' };
  const withRules = (change: Partial<EventDraft>): EventDraft => {
    const draft = { ...sound(), ...change };
    return { ...draft, rules: standardRules(draft, context) };
  };

  it.each<[string, Partial<EventDraft>, Partial<EventDraft>]>([
    ['the times', {}, { closesAt: sound().closesAt + 60_000 }],
    ['the number of prizes', {}, { prizes: [{ ...sound().prizes[0]!, count: 77 }] }],
    [
      'a confirmed address that is not needed',
      { needsVerifiedEmail: true },
      { needsVerifiedEmail: false },
    ],
    ['an age that is not needed', { minAccountAge: 9 }, { minAccountAge: 0 }],
    ['another age', { minAccountAge: 9 }, { minAccountAge: 8 }],
    ['equal odds where there are weights', { maxWeight: 1 }, { maxWeight: 3 }],
    ['weights where odds are equal', { maxWeight: 3 }, { maxWeight: 1 }],
    ['a beacon where a seed decides', { entropy: 'beacon' }, { entropy: 'commit' }],
    ['other days to claim', {}, { claimDays: 3 }],
    ['other alternates', {}, { alternates: 9 }],
  ])('rules that tell of %s contradict the terms, and are put right', (_name, before, after) => {
    const draft = withRules(before);
    expect(ruleContradictions(draft, 'T')).toEqual([]);
    const changed = { ...draft, ...after };
    expect(ruleContradictions(changed, 'T')).toHaveLength(1);
    const rules = rulesInAccord(changed, 'T');
    expect(ruleContradictions({ ...changed, rules }, 'T')).toEqual([]);
    expect(standardRules(changed, context)).toEqual(expect.arrayContaining([...rules]));
  });

  it('N12 a rule that names another organizer contradicts, and is put right with the contact that it has', () => {
    const draft = withRules({});
    const [found, ...others] = ruleContradictions(draft, 'Mug Club');
    expect(others).toEqual([]);
    const named = 'Organizer: Mug Club. Questions and complaints: t@toolyard.example.';
    expect([found?.place, found?.expected?.en]).toEqual([0, named]);
    const rules = rulesInAccord(draft, 'Mug Club');
    expect(ruleContradictions({ ...draft, rules }, 'Mug Club')).toEqual([]);
    // Rules that were written before keep the spelling that they have.
    const before = rules.map((rule) => ({
      ...rule,
      en: rule.en.replace('Organizer', 'Organiser'),
    }));
    expect(ruleContradictions({ ...draft, rules: before }, 'Mug Club')).toEqual([]);
  });

  it('rules in words of one’s own are not judged', () => {
    const own = texts('Entries are taken from Monday until 12 o’clock.');
    expect(ruleContradictions({ ...sound(), rules: [own] }, 'T')).toEqual([]);
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

describe('the chance of a prize', () => {
  /** Orders of the tickets of all entries, each as often as its weight. */
  const orders = (tickets: readonly number[]): number[][] =>
    tickets.length === 0
      ? [[]]
      : tickets.flatMap((ticket, i) =>
          orders(tickets.filter((_, j) => j !== i)).map((rest) => [ticket, ...rest]),
        );
  /** Share of the orders in which the first entry is among the first `prizes` different ones. */
  const shareOf = (weights: readonly number[], prizes: number): number => {
    const all = orders(weights.flatMap((weight, entry) => Array<number>(weight).fill(entry)));
    const won = all.filter((order) => [...new Set(order)].slice(0, prizes).includes(0));
    return won.length / all.length;
  };
  it.each([
    ['one chance each', [1, 1, 1, 1, 1], 2, 'exact'],
    ['as many prizes as entries', [2, 1], 2, 'certain'],
    ['weighted, one prize', [3, 1, 1], 1, 'least'],
    ['weighted, two prizes', [2, 2, 1, 1], 2, 'least'],
    ['weighted, a light entry', [1, 3, 2], 2, 'least'],
  ] as const)('%s: agrees with the count over all draws', (_name, weights, count, kind) => {
    const totalWeight = weights.reduce((sum: number, weight) => sum + weight, 0);
    const draw = { participants: weights.length, totalWeight, prizes: [{ count }] };
    const chance = prizeChance(draw, weights[0]);
    expect(chance.kind).toBe(kind);
    const share = shareOf(weights, count);
    if (kind === 'least') expect(chance.value).toBeLessThanOrEqual(share + 1e-12);
    else expect(chance.value).toBeCloseTo(share, 12);
    expect(chance.value).toBeGreaterThan(share * 0.7);
  });
});
