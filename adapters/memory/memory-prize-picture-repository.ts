import type { EventPicture, PrizePictureRepository } from '@toolyard/core/lottery';
import { withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

const keyOf = ({ eventId, hash }: EventPicture): string => `${eventId} ${hash}`;

export class MemoryPrizePictureRepository implements PrizePictureRepository {
  constructor(private readonly tables: MemoryTables) {}

  listOf(eventId: string): Promise<string[]> {
    const own = this.all().filter((picture) => picture.eventId === eventId);
    return Promise.resolve(own.map(({ hash }) => hash));
  }

  async add(picture: EventPicture): Promise<void> {
    await Promise.resolve();
    this.tables.prizePictures = withEntry(this.tables.prizePictures, keyOf(picture), picture);
  }

  async retain(eventId: string, hashes: readonly string[]): Promise<void> {
    await Promise.resolve();
    for (const picture of this.all())
      if (picture.eventId === eventId && !hashes.includes(picture.hash))
        this.tables.prizePictures = withoutEntry(this.tables.prizePictures, keyOf(picture));
  }

  isPublic(hash: string): Promise<boolean> {
    return Promise.resolve(
      this.all().some((picture) => {
        const event = this.tables.lotteryEvents.get(picture.eventId);
        const shows = event?.prizes.some(({ picture: shown }) => shown?.hash === hash);
        return picture.hash === hash && event?.stage !== 'draft' && shows === true;
      }),
    );
  }

  known(hashes: readonly string[]): Promise<string[]> {
    const all = new Set(this.all().map(({ hash }) => hash));
    return Promise.resolve(hashes.filter((hash) => all.has(hash)));
  }

  private all(): EventPicture[] {
    return [...this.tables.prizePictures.values()];
  }
}
