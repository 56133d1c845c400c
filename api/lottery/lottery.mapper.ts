import { eventStatus, type LotteryEvent } from '@toolyard/core/lottery';
import { textIn, type Instant, type Language, type Texts } from '@toolyard/core/shared';
import { instant } from '../http/instant.ts';
import type { LotteryEventResponse } from './lottery.dto.ts';

/** The event at a moment, in one language. */
export function toEventResponse(
  event: LotteryEvent,
  at: Instant,
  language: Language,
): LotteryEventResponse {
  const said = (text: Texts) => textIn(text, language);
  return {
    id: event.id,
    title: said(event.title),
    description: said(event.description),
    startDate: instant(event.opensAt),
    endDate: instant(event.closesAt),
    status: eventStatus(event, at),
    participants: event.participants,
    prizes: event.prizes.map(({ id, name, description, count, image }) => ({
      id,
      name: said(name),
      description: said(description),
      count,
      image,
    })),
    rules: event.rules.map(said),
    sample: event.sample,
  };
}
