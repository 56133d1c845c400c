import { auditEntry, type AuditState } from '../../../audit/index.ts';
import type { Clock, IdSource, Instant } from '../../../shared/index.ts';
import { TOO_MANY_VIEWS, VIEW_UNKNOWN } from '../../accounts.errors.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { SavedViewRepository } from '../../ports/saved-view-repository.ts';
import { actorOf, ownerIn, type Principal } from '../../principal.ts';
import {
  checkViewName,
  checkViewQuery,
  inNameOrder,
  MAX_VIEWS,
  type SavedView,
} from '../saved-view.ts';

type ViewStore = Pick<AccountRepositories, 'savedViews' | 'audit'>;

interface ViewChange {
  readonly action: 'view.saved' | 'view.changed' | 'view.deleted';
  readonly before: SavedView | null;
  readonly after: SavedView | null;
}

/** A query may name a person: the log, which outlasts accounts, does not hold it. */
const stateOf = (view: SavedView | null): AuditState | null =>
  view && { list: view.list, name: view.name };

function viewEntry({ action, before, after }: ViewChange, principal: Principal, at: Instant) {
  const view = after ?? before;
  return auditEntry({
    at,
    actor: actorOf(principal),
    action,
    subject: view && { kind: 'view', id: view.id, name: view.name },
    before: stateOf(before),
    after: stateOf(after),
  });
}

const ownerOf = (principal: Principal): Pick<SavedView, 'realm' | 'ownerId'> => {
  const realm = principal.kind === 'user' ? 'user' : 'admin';
  return { realm, ownerId: ownerIn({ name: realm }, principal).ownerId };
};

/** The caller's views of all lists, by name. */
export class ListViews {
  constructor(private readonly views: Pick<SavedViewRepository, 'listOwned'>) {}

  async execute(principal: Principal): Promise<readonly SavedView[]> {
    return inNameOrder(await this.views.listOwned(ownerOf(principal).ownerId));
  }
}

/** Saves a view of the caller. */
export class SaveView {
  constructor(
    private readonly all: ViewStore,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute(
    { list, ...draft }: Pick<SavedView, 'list' | 'name' | 'query'>,
    principal: Principal,
  ): Promise<SavedView> {
    const { savedViews, audit } = this.all;
    const owner = ownerOf(principal);
    const others = (await savedViews.listLocked(owner.ownerId)).filter(
      (view) => view.list === list,
    );
    const name = checkViewName(draft.name, others);
    if (!name.ok) throw name.error;
    const query = checkViewQuery(list, draft.query);
    if (!query.ok) throw query.error;
    if (others.length >= MAX_VIEWS) throw TOO_MANY_VIEWS();
    const after = { id: this.ids.next(), ...owner, list, name: name.value, query: query.value };
    await savedViews.add(after);
    const change = { action: 'view.saved', before: null, after } as const;
    audit.record(viewEntry(change, principal, this.clock.now()));
    return after;
  }
}

export interface ChangeViewInput {
  readonly id: string;
  /** What is left out stays as it is. */
  readonly fields: { readonly name?: string; readonly query?: string };
}

/** Renames one of the caller's views, or stores another query in it. */
export class ChangeView {
  constructor(
    private readonly all: ViewStore,
    private readonly clock: Clock,
  ) {}

  async execute({ id, fields }: ChangeViewInput, principal: Principal): Promise<SavedView> {
    const { savedViews, audit } = this.all;
    const owned = await savedViews.listLocked(ownerOf(principal).ownerId);
    const before = owned.find((view) => view.id === id);
    if (!before) throw VIEW_UNKNOWN();
    const others = owned.filter((view) => view.list === before.list && view !== before);
    const name = checkViewName(fields.name ?? before.name, others);
    if (!name.ok) throw name.error;
    const query = checkViewQuery(before.list, fields.query ?? before.query);
    if (!query.ok) throw query.error;
    const after = { ...before, name: name.value, query: query.value };
    await savedViews.update(after);
    const change = { action: 'view.changed', before, after } as const;
    audit.record(viewEntry(change, principal, this.clock.now()));
    return after;
  }
}

/** Deletes one of the caller's views. */
export class DeleteView {
  constructor(
    private readonly all: ViewStore,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const { savedViews, audit } = this.all;
    const before = await savedViews.remove(ownerOf(principal).ownerId, id);
    if (!before) throw VIEW_UNKNOWN();
    const change = { action: 'view.deleted', before, after: null } as const;
    audit.record(viewEntry(change, principal, this.clock.now()));
  }
}
