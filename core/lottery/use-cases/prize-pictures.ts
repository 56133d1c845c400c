import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock, Commit, FieldError, Instant } from '../../shared/index.ts';
import { EVENT_ACTIONS, eventEntry, lockManaged, runs } from '../event-changes.ts';
import { EVENT_LIMITS, isEditable, isWaiting, type LotteryEvent } from '../lottery-event.ts';
import {
  LOTTERY_EVENT_INVALID,
  LOTTERY_EVENT_LOCKED,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_EVENT_WAITING,
  LOTTERY_PICTURE_UNKNOWN,
  LOTTERY_PICTURES_FULL,
} from '../lottery.errors.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import type { PrizePictureRepository } from '../ports/prize-picture-repository.ts';
import type { PrizePictureStore } from '../ports/prize-picture-store.ts';

interface PictureReaders {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'find'>;
  readonly prizePictures: Pick<PrizePictureRepository, 'listOf'>;
}

export interface PicturePorts {
  readonly pictures: PrizePictureStore;
  readonly clock: Clock;
}

export interface PictureWrites {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'findLocked'>;
  readonly prizePictures: PrizePictureRepository;
  readonly audit: AuditLog;
}

export interface AddPrizePictureInput {
  readonly eventId: string;
  readonly file: Uint8Array;
}

function demandEditable(event: LotteryEvent, at: Instant): void {
  if (isWaiting(event)) throw LOTTERY_EVENT_WAITING();
  if (!isEditable(event, at)) throw LOTTERY_EVENT_LOCKED();
}

/**
 * Stores a picture for the prizes of an event that can be edited, for those who run it, and answers its hash; a prize has
 * it once the event is saved with it. Refuses with LOTTERY_EVENT_UNKNOWN, LOTTERY_EVENT_WAITING, LOTTERY_EVENT_LOCKED,
 * LOTTERY_PICTURES_FULL and as `PrizePictureStore` does.
 */
export class AddPrizePicture {
  constructor(
    private readonly readers: PictureReaders,
    private readonly ports: PicturePorts,
  ) {}

  async prepare(
    { eventId, file }: AddPrizePictureInput,
    principal: Principal,
  ): Promise<Commit<PictureWrites, string>> {
    const seen = await this.readers.lotteryEvents.find(eventId);
    if (!seen || !runs(principal, seen)) throw LOTTERY_EVENT_UNKNOWN();
    demandEditable(seen, this.ports.clock.now());
    const hash = await this.ports.pictures.store(file);
    return async (all) => {
      const at = this.ports.clock.now();
      const event = await lockManaged(all, { id: eventId, version: null }, principal);
      demandEditable(event, at);
      const hashes = await all.prizePictures.listOf(event.id);
      if (hashes.includes(hash)) return hash;
      if (hashes.length >= EVENT_LIMITS.pictures) throw LOTTERY_PICTURES_FULL();
      await all.prizePictures.add({ eventId: event.id, hash });
      const change = { action: EVENT_ACTIONS.pictureAdded, event, after: { picture: hash } };
      all.audit.record(eventEntry(change, principal, at));
      return hash;
    };
  }
}

export interface PrizePictureInput {
  readonly eventId: string;
  readonly hash: string;
}

/** Bytes of a picture of an event of any stage, for those who run it. Refuses with LOTTERY_PICTURE_UNKNOWN. */
export class ReadPrizePicture {
  constructor(
    private readonly all: PictureReaders,
    private readonly ports: PicturePorts,
  ) {}

  async execute({ eventId, hash }: PrizePictureInput, principal: Principal): Promise<Uint8Array> {
    const event = await this.all.lotteryEvents.find(eventId);
    const isOwn =
      event !== null &&
      runs(principal, event) &&
      (await this.all.prizePictures.listOf(event.id)).includes(hash);
    const file = isOwn ? await this.ports.pictures.read(hash) : null;
    if (!file) throw LOTTERY_PICTURE_UNKNOWN();
    return file;
  }
}

const NOT_UPLOADED = {
  en: 'Please upload this picture again',
  'zh-CN': '请重新上传该图片',
};

/** Refuses with LOTTERY_EVENT_INVALID prizes with pictures that were not uploaded for the event; others are forgotten. */
export async function takePictures(
  pictures: Pick<PrizePictureRepository, 'listOf' | 'retain'>,
  { id, prizes }: Pick<LotteryEvent, 'id' | 'prizes'>,
): Promise<void> {
  const uploaded = await pictures.listOf(id);
  const details = prizes.flatMap(({ picture }, place): FieldError[] =>
    picture === null || uploaded.includes(picture.hash)
      ? []
      : [{ field: `prizes.${place}.picture`, message: NOT_UPLOADED.en, texts: NOT_UPLOADED }],
  );
  if (details.length > 0) throw LOTTERY_EVENT_INVALID({ details });
  const shown = prizes.flatMap(({ picture }) => picture?.hash ?? []);
  if (uploaded.some((hash) => !shown.includes(hash))) await pictures.retain(id, shown);
}
