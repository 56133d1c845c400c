import type { Clock } from '../../shared/index.ts';
import { RETENTION_DAYS } from '../../retention/index.ts';
import type { ImageStore } from '../ports/image-store.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';

const DAY = 86_400_000;
/** Time to save the tool that a picture was uploaded for. */
const GRACE = DAY;
/** As long as a tool stays in the trash, the change of an icon can be taken back. */
const REPLACED_STAY = RETENTION_DAYS.deletedTools * DAY;

/** Deletes the pictures that no tool refers to, and says how many. */
export class PurgeUnusedImages {
  constructor(
    private readonly images: ImageStore,
    private readonly tools: Pick<ToolRepository, 'listUploadedIcons'>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const old = (await this.images.list()).filter(({ storedAt }) => storedAt < now - GRACE);
    if (old.length === 0) return 0;
    const used = new Set(await this.tools.listUploadedIcons(now - REPLACED_STAY));
    const orphans = old.filter(({ url }) => !used.has(url));
    for (const { url } of orphans) await this.images.remove(url);
    return orphans.length;
  }
}
