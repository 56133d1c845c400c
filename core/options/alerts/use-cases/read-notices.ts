import { asUser, type Principal } from '../../../accounts/index.ts';
import { PAGE_LIMIT, type Clock, type Page, type PageRequest } from '../../../shared/index.ts';
import type { AlertNotice } from '../alert-rule.ts';
import type { NoticeRepository, UnreadNotices } from '../ports/notice-repository.ts';

/** The caller's notices, newest first. */
export class ListAlertNotices {
  constructor(private readonly notices: Pick<NoticeRepository, 'listOwned' | 'unread'>) {}

  execute(request: PageRequest, principal: Principal): Promise<Page<AlertNotice>> {
    return this.notices.listOwned(asUser(principal).userId, request);
  }

  /** All of them. */
  async all(principal: Principal): Promise<readonly AlertNotice[]> {
    const all: AlertNotice[] = [];
    for (let cursor: string | null = null; ;) {
      const page: Page<AlertNotice> = await this.execute({ limit: PAGE_LIMIT, cursor }, principal);
      all.push(...page.items);
      if (page.nextCursor === null) return all;
      cursor = page.nextCursor;
    }
  }

  unread(principal: Principal): Promise<UnreadNotices> {
    return this.notices.unread(asUser(principal).userId);
  }
}

/** Marks notices of the caller as read: those given, or all. */
export class MarkNoticesRead {
  constructor(
    private readonly notices: Pick<NoticeRepository, 'markRead' | 'unread'>,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: { readonly ids: readonly string[] | null },
    principal: Principal,
  ): Promise<UnreadNotices> {
    const { userId } = asUser(principal);
    await this.notices.markRead(userId, ids, this.clock.now());
    return this.notices.unread(userId);
  }
}
