import { type EventPhase, eventPhase, eventStatus, type EventStatus } from '@toolyard/core/lottery';
import type { LotteryEventResponse } from '../../api/generated.ts';

type Timed = Pick<LotteryEventResponse, 'startDate' | 'endDate' | 'phase'>;

/** Stages that the clock alone moves on. */
const TIMED: readonly EventPhase[] = ['upcoming', 'active', 'closed'];

const timesOf = ({ startDate, endDate, phase }: Timed) => ({
  opensAt: Date.parse(startDate),
  closesAt: Date.parse(endDate),
  stage: TIMED.includes(phase)
    ? ('published' as const)
    : (phase as Exclude<EventPhase, 'upcoming' | 'active' | 'closed'>),
});

/** The status of an event at a moment: a page that stays open sees it change. */
export const statusAt = (event: Timed, at: number): EventStatus => eventStatus(timesOf(event), at);

/** The same for the phase. */
export const phaseAt = (event: Timed, at: number): EventPhase => eventPhase(timesOf(event), at);
