import type {
  ExpectedChange,
  HookDelivery,
  HookRepository,
  NotifiedPublication,
  WebHook,
} from '@toolyard/core/content';
import type { Instant } from '@toolyard/core/shared';
import {
  copyOf,
  withEntry,
  withoutEntry,
  withoutOwned,
  type MemoryTables,
} from './memory-tables.ts';

const changeKey = ({ articleId, at }: Pick<ExpectedChange, 'articleId' | 'at'>): string =>
  `${articleId} ${at}`;

/** Removes all that a space has of web hooks. */
export function removeHooksOf(tables: MemoryTables, spaceId: string): void {
  for (const { id } of [...tables.hooks.values()].filter((each) => each.spaceId === spaceId))
    tables.hookDeliveries = withoutOwned(tables.hookDeliveries, ({ hookId }) => hookId === id);
  const isOfSpace = (each: { readonly spaceId: string }) => each.spaceId === spaceId;
  tables.hooks = withoutOwned(tables.hooks, isOfSpace);
  tables.expectedChanges = withoutOwned(tables.expectedChanges, isOfSpace);
  tables.notifiedPublications = withoutOwned(tables.notifiedPublications, isOfSpace);
}

/** Units of work run sequentially here, so no lock is needed. */
export class MemoryHookRepository implements HookRepository {
  constructor(private readonly tables: MemoryTables) {}

  list(spaceId: string): Promise<readonly WebHook[]> {
    const own = [...this.tables.hooks.values()].filter((each) => each.spaceId === spaceId);
    return Promise.resolve(
      structuredClone(own.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))),
    );
  }

  find(id: string): Promise<WebHook | null> {
    return Promise.resolve(copyOf(this.tables.hooks.get(id)));
  }

  add(hook: WebHook): Promise<void> {
    this.tables.hooks = withEntry(this.tables.hooks, hook.id, hook);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.tables.hooks = withoutEntry(this.tables.hooks, id);
    this.tables.hookDeliveries = withoutOwned(
      this.tables.hookDeliveries,
      ({ hookId }) => hookId === id,
    );
    return Promise.resolve();
  }

  expect(changes: readonly ExpectedChange[]): Promise<void> {
    for (const change of changes)
      this.tables.expectedChanges = withEntry(
        this.tables.expectedChanges,
        changeKey(change),
        change,
      );
    return Promise.resolve();
  }

  findExpectedLocked(at: Instant): Promise<ExpectedChange | null> {
    const [first] = [...this.tables.expectedChanges.values()]
      .filter((each) => each.at <= at)
      .sort((a, b) => a.at - b.at || (a.articleId < b.articleId ? -1 : 1));
    return Promise.resolve(copyOf(first));
  }

  removeExpected(change: ExpectedChange): Promise<void> {
    this.tables.expectedChanges = withoutEntry(this.tables.expectedChanges, changeKey(change));
    return Promise.resolve();
  }

  notified(articleId: string): Promise<NotifiedPublication | null> {
    return Promise.resolve(copyOf(this.tables.notifiedPublications.get(articleId)));
  }

  setNotified(publication: NotifiedPublication): Promise<void> {
    this.tables.notifiedPublications = withEntry(
      this.tables.notifiedPublications,
      publication.articleId,
      publication,
    );
    return Promise.resolve();
  }

  removeNotified(articleId: string): Promise<void> {
    this.tables.notifiedPublications = withoutEntry(this.tables.notifiedPublications, articleId);
    return Promise.resolve();
  }

  addDeliveries(deliveries: readonly HookDelivery[]): Promise<void> {
    for (const delivery of deliveries)
      this.tables.hookDeliveries = withEntry(this.tables.hookDeliveries, delivery.id, delivery);
    return Promise.resolve();
  }

  findDueLocked(at: Instant): Promise<HookDelivery | null> {
    const [first] = [...this.tables.hookDeliveries.values()]
      .filter(({ dueAt }) => dueAt !== null && dueAt <= at)
      .sort((a, b) => a.dueAt! - b.dueAt! || (a.id < b.id ? -1 : 1));
    return Promise.resolve(copyOf(first));
  }

  updateDelivery(delivery: HookDelivery): Promise<void> {
    return this.tables.hookDeliveries.has(delivery.id)
      ? this.addDeliveries([delivery])
      : Promise.resolve();
  }

  deliveries(hookId: string, limit: number): Promise<readonly HookDelivery[]> {
    const own = [...this.tables.hookDeliveries.values()].filter((each) => each.hookId === hookId);
    const lastFirst = own.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
    return Promise.resolve(structuredClone(lastFirst.slice(0, limit)));
  }
}
