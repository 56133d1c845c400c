export { EVENT_LIMITS, PRIZE_IMAGES, EVENT_STATUSES, eventStatus } from './lottery-event.ts';
export type { LotteryEvent, Prize, PrizeImage, EventStatus } from './lottery-event.ts';
export { EVENT_ORDER, eventPlace } from './event-order.ts';
export { sampleEvents } from './sample-events.ts';
export type {
  EventCounts,
  EventsQuery,
  LotteryEventRepository,
} from './ports/lottery-event-repository.ts';
export { ListEvents, ReadEvent } from './use-cases/list-events.ts';
export { SeedSampleEvents } from './use-cases/seed-sample-events.ts';
export { LOTTERY_EVENT_UNKNOWN } from './lottery.errors.ts';
