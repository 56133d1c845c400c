export {
  APPROVAL_STATES,
  ENTROPY_MODES,
  entryLimit,
  EVENT_LIMITS,
  EVENT_PHASES,
  EVENT_STAGES,
  EVENT_STATUSES,
  eventPhase,
  eventStatus,
  isOverdue,
  OVERDUE_AFTER,
  SITE_ORGANISER,
  isCancellable,
  isEditable,
  isWaiting,
  PRIZE_IMAGES,
  prizeTotal,
} from './lottery-event.ts';
export type {
  Approval,
  ApprovalState,
  EntropyMode,
  EventPhase,
  EventStage,
  EventStatus,
  EventTerms,
  LotteryEvent,
  Organiser,
  Prize,
  PrizeImage,
  PrizePicture,
} from './lottery-event.ts';
export { checkEvent, completeDraft, eventFaults, newDraft } from './event-draft.ts';
export type { EventDraft, PrizeDraft } from './event-draft.ts';
export { ORGANISER_NAME_LENGTH, organiserNameFault, organiserNameKey } from './organiser-name.ts';
export { prizeChance } from './prize-chance.ts';
export type { PrizeChance } from './prize-chance.ts';
export { sampleEvents } from './sample-events.ts';
export { ruleContradictions, rulesInAccord, standardRules } from './standard-rules.ts';
export { accountAge, checkEligibleAccount, checkOpen, entryWeight } from './entry.ts';
export type { LotteryEntry } from './entry.ts';
export { isSettled, prizesByRank, winnersOf, WINNER_STATES } from './winner.ts';
export type { Winner, WinnerState } from './winner.ts';
export { EVENT_ORDER, eventPlace } from './event-order.ts';
export { EVENT_ACTIONS } from './event-changes.ts';
export { LOTTERY_MAIL_KINDS, LotteryMailRenderer } from './mails.ts';
export type { DrawRepositories, DrawTools, ProofTools } from './draw-record.ts';
export { registerErasure, registerLine } from './entry-record.ts';
export type {
  DrawRecordRepository,
  StoredLogLine,
  StoredRegisterLine,
} from './ports/draw-record-repository.ts';
export type { EntryIds } from './ports/entry-ids.ts';
export type {
  EntryOutcome,
  EntryRepository,
  ListedEntry,
  OwnEntry,
  WeightedEntry,
} from './ports/entry-repository.ts';
export type {
  EventCounts,
  EventsQuery,
  LotteryEventRepository,
  ManagedEventsQuery,
  Moment,
  WaitingEventsQuery,
} from './ports/lottery-event-repository.ts';
export type {
  NamedOrganiser,
  OrganiserName,
  OrganiserRepository,
  OrganiserRole,
} from './ports/organiser-repository.ts';
export type { EventPicture, PrizePictureRepository } from './ports/prize-picture-repository.ts';
export type { PrizePictureStore } from './ports/prize-picture-store.ts';
export type { SeedVault } from './ports/seed-vault.ts';
export type { Reminder, ReminderRepository } from './ports/reminder-repository.ts';
export type { NamedWinner, WinnerRepository, WinnersQuery } from './ports/winner-repository.ts';
export {
  ChooseWinnerName,
  ClaimPrize,
  DeclinePrize,
  ForfeitPrize,
} from './use-cases/claim-prize.ts';
export type { ForfeitInput, OwnPrizeInput, PrizePorts } from './use-cases/claim-prize.ts';
export { CreateEvent, DeleteDraft, EditEvent } from './use-cases/edit-event.ts';
export type { EditEventInput, EventPorts, EventVersionInput } from './use-cases/edit-event.ts';
export { EnterEvent, WithdrawEntry } from './use-cases/enter-event.ts';
export type {
  EnterEventInput,
  Entered,
  EntryPorts,
  OwnEntryInput,
  Withdrawn,
} from './use-cases/enter-event.ts';
export { ListEvents, ReadEvent } from './use-cases/list-events.ts';
export type { DrawFacts } from './use-cases/list-events.ts';
export {
  ApproveEvent,
  DeclineEvent,
  ListWaitingEvents,
  SubmitEvent,
  WithdrawSubmission,
} from './use-cases/approve-event.ts';
export type { DeclineEventInput, SubmitEventInput } from './use-cases/approve-event.ts';
export { CancelEvent, PublishEvent } from './use-cases/publish-event.ts';
export type { CancelEventInput } from './use-cases/publish-event.ts';
export { eventTrust } from './event-trust.ts';
export { StampLocks } from './use-cases/stamp-locks.ts';
export { ReadInclusion, ReadLastDraw, ReadProof } from './use-cases/read-proof.ts';
export type { Inclusion, LastDraw } from './use-cases/read-proof.ts';
export { RunDraws } from './use-cases/run-draws.ts';
export type { RunDrawPorts, StepOutcome } from './use-cases/run-draws.ts';
export { SeedSampleEvents } from './use-cases/seed-sample-events.ts';
export type { SeedPorts } from './use-cases/seed-sample-events.ts';
export { SendReminders } from './use-cases/send-reminders.ts';
export { ListEventWinners, ListWinners } from './use-cases/list-winners.ts';
export type { PublicWinner } from './use-cases/list-winners.ts';
export {
  ExportEntries,
  ListEntries,
  ListManagedEvents,
  ReadManagedEvent,
} from './use-cases/managed-events.ts';
export {
  ChooseOrganiserName,
  GrantOrganiser,
  ListOrganisers,
  ReadOrganiser,
  RevokeOrganiser,
} from './use-cases/organisers.ts';
export type { OrganiserNameInput, OwnOrganiser } from './use-cases/organisers.ts';
export { AddPrizePicture, ReadPrizePicture } from './use-cases/prize-pictures.ts';
export type {
  AddPrizePictureInput,
  PicturePorts,
  PictureWrites,
  PrizePictureInput,
} from './use-cases/prize-pictures.ts';
export {
  ListNotices,
  ExportParticipation,
  ListOwnEntries,
  ReadParticipation,
  RemoveReminder,
  SetReminder,
} from './use-cases/participation.ts';
export type {
  LotteryNotice,
  OwnParticipation,
  Participation,
  ReminderInput,
} from './use-cases/participation.ts';
export {
  LOTTERY_ACCOUNT_TOO_NEW,
  LOTTERY_CLAIM_LATE,
  LOTTERY_CLOSED,
  LOTTERY_DRAFTS_FULL,
  LOTTERY_DRAW_NOT_DUE,
  LOTTERY_EMAIL_UNVERIFIED,
  LOTTERY_ENTERED_ALREADY,
  LOTTERY_ENTRY_FINAL,
  LOTTERY_ENTRY_UNKNOWN,
  LOTTERY_EVENT_CHANGED,
  LOTTERY_EVENT_FINAL,
  LOTTERY_EVENT_INVALID,
  LOTTERY_EVENT_LOCKED,
  LOTTERY_EVENT_NOT_WAITING,
  LOTTERY_EVENT_PUBLISHED,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_EVENT_WAITING,
  LOTTERY_FULL,
  LOTTERY_NO_RESULT,
  LOTTERY_NOT_FROZEN,
  LOTTERY_NOT_OPEN,
  LOTTERY_NO_REMINDER,
  LOTTERY_OPENS_TOO_EARLY,
  LOTTERY_PICTURE_UNKNOWN,
  LOTTERY_PICTURES_FULL,
  LOTTERY_RULES_CONTRADICT,
  LOTTERY_ORGANISER_GONE,
  LOTTERY_ORGANISER_NAME_INVALID,
  LOTTERY_ORGANISER_NAME_NEEDED,
  LOTTERY_ORGANISER_NAME_TAKEN,
  LOTTERY_ORGANISER_UNVERIFIED,
  LOTTERY_ORGANISERS_ONLY,
  LOTTERY_REASON_NEEDED,
  LOTTERY_WINNER_UNKNOWN,
} from './lottery.errors.ts';
