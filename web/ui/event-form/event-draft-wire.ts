import type { EventDraft } from '@toolyard/core/lottery';
import type { ManagedEventResponse, SaveEventRequest } from '../../api/generated.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** A draft as the API takes it. */
export const toSaveRequest = (draft: EventDraft): SaveEventRequest => ({
  title: draft.title,
  description: draft.description,
  startDate: iso(draft.opensAt),
  endDate: iso(draft.closesAt),
  drawDate: iso(draft.drawAt),
  capacity: draft.capacity,
  verifiedEmail: draft.needsVerifiedEmail,
  minAccountAge: draft.minAccountAge,
  maxWeight: draft.maxWeight,
  daysPerChance: draft.daysPerChance,
  withdrawable: draft.isWithdrawable,
  alternates: draft.alternates,
  claimDays: draft.claimDays,
  entropy: draft.entropy,
  prizes: draft.prizes.map(({ name, description, count, image, picture }) => ({
    name,
    description,
    count,
    image,
    picture,
  })),
  rules: [...draft.rules],
});

/** An event as the form edits it. */
export const toDraft = (event: ManagedEventResponse): EventDraft => ({
  title: event.title,
  description: event.description,
  opensAt: Date.parse(event.startDate),
  closesAt: Date.parse(event.endDate),
  drawAt: Date.parse(event.drawDate),
  capacity: event.capacity,
  needsVerifiedEmail: event.verifiedEmail,
  minAccountAge: event.minAccountAge,
  maxWeight: event.maxWeight,
  daysPerChance: event.daysPerChance,
  isWithdrawable: event.withdrawable,
  alternates: event.alternates,
  claimDays: event.claimDays,
  entropy: event.entropy,
  prizes: event.prizes,
  rules: event.rules,
});
