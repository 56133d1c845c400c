export { EVENT_LIMITS, PRIZE_IMAGES } from './lottery-event.ts';
export type { LotteryEvent, Prize, PrizeImage } from './lottery-event.ts';
export { EVENT_STATUSES, eventStatus } from './event-status.ts';
export type { EventStatus } from './event-status.ts';
export { EVENT_ORDER, eventPlace } from './event-order.ts';
export { sampleEvents } from './sample-events.ts';
export type {
  EventCounts,
  EventsQuery,
  LotteryEventRepository,
} from './ports/lottery-event-repository.ts';
export { ListEvents } from './use-cases/list-events.ts';
export { ReadEvent } from './use-cases/read-event.ts';
export { SeedSampleEvents } from './use-cases/seed-sample-events.ts';
export { LOTTERY_EVENT_UNKNOWN } from './lottery.errors.ts';
