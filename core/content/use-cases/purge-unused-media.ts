import type { Clock } from '../../shared/index.ts';
import type { MediaRepository } from '../ports/media-repository.ts';
import type { MediaStore } from '../ports/media-store.ts';

/** Time to give a stored picture to its space. */
const GRACE = 86_400_000;

/** Deletes the bytes of pictures that no space has, and says how many. */
export class PurgeUnusedMedia {
  constructor(
    private readonly store: Pick<MediaStore, 'list' | 'remove'>,
    private readonly media: Pick<MediaRepository, 'known'>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const before = this.clock.now() - GRACE;
    const old = (await this.store.list()).filter(({ storedAt }) => storedAt < before);
    if (old.length === 0) return 0;
    const known = new Set(await this.media.known(old.map(({ hash }) => hash)));
    const unused = old.filter(({ hash }) => !known.has(hash));
    for (const { hash } of unused) await this.store.remove(hash);
    return unused.length;
  }
}
