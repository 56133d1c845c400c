import type { Clock, IdSource, UnitOfWork } from '../../shared/index.ts';
import type { ArticleRepository } from '../ports/article-repository.ts';
import type { HookRepository } from '../ports/hook-repository.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import { noticeBody, noticeOf, publicStateAt } from '../publication-notice.ts';
import type { HookDelivery } from '../web-hook.ts';

interface HookStore {
  readonly hooks: HookRepository;
  readonly articles: Pick<ArticleRepository, 'find'>;
  readonly spaces: Pick<SpaceRepository, 'find'>;
}

/**
 * Compares what readers see with what the web hooks of a space were told, wherever a change is due, and makes the
 * deliveries. What readers see follows from stored times, so that a canceled schedule tells nothing. Several servers may
 * run it concurrently.
 */
export class NoticePublications {
  constructor(
    private readonly work: UnitOfWork<HookStore>,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  /** The number of deliveries that were made. */
  async execute(): Promise<number> {
    for (let made = 0; ;) {
      const next = await this.work.run((all) => this.next(all));
      if (next === null) return made;
      made += next;
    }
  }

  /** Null where nothing is due. */
  private async next({ hooks, articles, spaces }: HookStore): Promise<number | null> {
    const at = this.ports.clock.now();
    const change = await hooks.findExpectedLocked(at);
    if (!change) return null;
    await hooks.removeExpected(change);
    const before = await hooks.notified(change.articleId);
    const now = publicStateAt(await articles.find(change.articleId), at);
    const notice = noticeOf(before, now);
    if (!notice) return 0;
    if (now) await hooks.setNotified(now);
    else await hooks.removeNotified(change.articleId);
    const space = await spaces.find(change.spaceId);
    if (!space || space.visibility === 'private') return 0;
    const deliveries = (await hooks.list(space.id)).map((hook): HookDelivery => ({
      id: this.ports.ids.next(),
      hookId: hook.id,
      event: notice.event,
      body: noticeBody(notice, space, at),
      createdAt: at,
      dueAt: at,
      attempts: 0,
      status: null,
      fault: null,
    }));
    await hooks.addDeliveries(deliveries);
    return deliveries.length;
  }
}
