import type {
  EventDetailResponse,
  EventsResponse,
  LotteryEventResponse,
} from '../../api/generated.ts';

/** An active event of two weeks, three days before its close. */
export const SERVER_TIME = '2026-11-28T00:00:00.000Z';
export const EVENT_ID = '01990000-0000-7000-8000-000000000010';

export const eventAnswer = (change: Partial<EventDetailResponse> = {}): EventDetailResponse => ({
  id: EVENT_ID,
  title: 'Workbench Draw',
  description: 'Fourteen prizes for people who build things.',
  startDate: '2026-11-17T00:00:00.000Z',
  endDate: '2026-12-01T00:00:00.000Z',
  drawDate: '2026-12-01T01:00:00.000Z',
  status: 'active',
  phase: 'active',
  reason: '',
  organiser: 'Toolyard',
  participants: 1204,
  capacity: null,
  eligibility: { verifiedEmail: true, minAccountAge: 7, maxWeight: 1, daysPerChance: 30 },
  totalWeight: 1204,
  withdrawable: true,
  alternates: 3,
  claimDays: 14,
  trust: 'A',
  trustGaps: [],
  resultDate: null,
  draw: {
    publicKey: 'ef'.repeat(32),
    manifestHash: 'ab'.repeat(32),
    rulesHash: 'cd'.repeat(32),
    round: 34_000_000,
    lock: null,
    trustedAuthorities: [],
  },
  prizes: [
    {
      id: 'p1',
      name: 'Mechanical keyboard',
      description: 'Aluminium case',
      count: 1,
      image: 'keyboard',
      picture: null,
    },
    {
      id: 'p2',
      name: 'Dotted notebook',
      description: '160 pages',
      count: 13,
      image: 'notebook',
      picture: null,
    },
  ],
  rules: ['One entry per account.', 'There is no second draw.'],
  sample: true,
  ...change,
});

export const UPCOMING = eventAnswer({
  id: 'up',
  title: 'Reading Corner Draw',
  status: 'upcoming',
  phase: 'upcoming',
  startDate: '2026-11-28T01:02:03.000Z',
  endDate: '2026-12-12T00:00:00.000Z',
  drawDate: '2026-12-12T01:00:00.000Z',
  participants: 0,
});

export const ENDED = eventAnswer({
  id: 'over',
  title: 'Quiet Hours Draw',
  status: 'ended',
  phase: 'closed',
  drawDate: '2026-11-28T02:00:00.000Z',
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: '2026-11-28T00:00:00.000Z',
  sample: false,
});

export const eventsAnswer = (
  data: LotteryEventResponse[],
  nextCursor: string | null = null,
): EventsResponse => ({ data, nextCursor, serverTime: SERVER_TIME });
