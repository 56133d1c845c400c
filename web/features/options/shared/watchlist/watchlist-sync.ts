import type { StoredWatchlists } from '@toolyard/browser';
import {
  checkListName,
  DEFAULT_WATCHLIST,
  mergeWatchlists,
  watchable,
  type Watchlist,
} from '@toolyard/core/watchlist';
import {
  changeAccountLists,
  sameLists,
  type AccountCalls,
  type AccountLists,
  type Change,
  type Lists,
} from './account-list.ts';
import { addSymbols, removeSymbol } from './watchlist-changes.ts';

interface SyncPorts {
  readonly stored: StoredWatchlists;
  /** The id of who is signed in. */
  readonly user: () => string | null;
  readonly account: AccountCalls;
  /** The account refused a change, which was undone. */
  readonly failed: (error: unknown) => void;
  /** So many symbols of this browser found no room on the account's lists. */
  readonly dropped: (count: number) => void;
}

/** What is shown: all lists, and the one that is chosen. */
export interface WatchlistsState {
  readonly lists: Lists;
  readonly chosen: Watchlist;
}

const symbolsOf = (lists: Lists) => lists.flatMap(({ symbols }) => symbols);

/**
 * The watchlists of this browser, which its tabs share. While a user is signed in they are a copy of the account's:
 * changes show at once and are sent to the account one after the other; a change that it refuses is undone. After the
 * sign-out the copy is removed: a visitor begins with an empty list.
 */
export class WatchlistSync {
  private shown: WatchlistsState;
  private account: AccountLists | null = null;
  private joined: string | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ports: SyncPorts) {
    this.shown = this.stateOf(this.storedLists());
  }

  readonly state = (): WatchlistsState => this.shown;

  /** The symbols of the chosen list. */
  readonly list = (): readonly string[] => this.shown.chosen.symbols;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** Puts the symbol on the chosen list, or takes it off. */
  toggle(symbol: string): void {
    const { id, symbols } = this.shown.chosen;
    this.change(symbols.includes(symbol) ? removeSymbol(id, symbol) : addSymbols(id, [symbol]));
  }

  choose(id: string): void {
    this.ports.stored.choose(id);
    this.show(this.shown.lists);
  }

  change(change: Change): void {
    const user = this.ports.user();
    this.follow(user);
    // Until the account's lists are known these are not a copy of them.
    const copied = user !== null && (this.account ? user : this.ports.stored.owner());
    this.keep(change(this.shown.lists), copied || null);
    if (user !== null) void this.inTurn(() => this.send(user, change));
  }

  /** Another tab may have changed the stored lists. */
  storageChanged(): void {
    if (this.waiting === 0) this.show(this.storedLists());
  }

  /** Whether the stored lists are a copy of another account's than that of the user. */
  private isForeign(user: string | null): boolean {
    const owner = this.ports.stored.owner();
    return owner !== null && owner !== user;
  }

  /** What one account had is not shown to, changed by or sent for another user or a visitor. */
  private follow(user: string | null): void {
    if (user !== this.joined) this.account = null;
    this.joined = user;
    if (this.isForeign(user)) this.keep([DEFAULT_WATCHLIST], user);
  }

  /** A user signed in or out, or returned to the tab: the account's lists are read again. */
  look(): Promise<unknown> {
    const user = this.ports.user();
    this.follow(user);
    this.storageChanged();
    return user === null ? this.turn : this.inTurn(() => this.join(user));
  }

  /** What the storage holds may be anything: lists without a proper name are left out. */
  private storedLists(): Lists {
    if (this.isForeign(this.ports.user())) return [DEFAULT_WATCHLIST];
    return this.ports.stored.read().reduce<Lists>((lists, { id, name, symbols }) => {
      const isNew = !lists.some((list) => list.id === id) && checkListName(name, lists).ok;
      return isNew ? [...lists, { id, name, symbols: watchable(symbols) }] : lists;
    }, []);
  }

  private async send(user: string, change: Change): Promise<void> {
    if (this.ports.user() !== user) return;
    const whole: Change = this.account ? change : (lists) => change(this.withOwn(lists));
    const answer = await changeAccountLists(this.callsOf(user), this.account, whole);
    if (this.ports.user() !== user) return;
    if (!('error' in answer)) this.account = answer;
    else if (this.account) this.ports.failed(answer.error);
    this.copy(user);
  }

  /** Lists of this browser's own are added to the account's; a copy gives way to them, and so do lists of another user. */
  private async join(user: string): Promise<void> {
    if (this.ports.user() !== user) return;
    const own = symbolsOf(this.ports.stored.owner() === null ? this.shown.lists : []);
    const answer = await changeAccountLists(this.callsOf(user), null, this.withOwn);
    if (this.ports.user() !== user || 'error' in answer) return;
    const stored = new Set(symbolsOf(answer.lists));
    const dropped = new Set(own.filter((symbol) => !stored.has(symbol)));
    if (dropped.size > 0) this.ports.dropped(dropped.size);
    this.account = answer;
    this.copy(user);
  }

  /** The calls of the user's account. Once somebody else is signed in, a call would reach their account: it fails. */
  private callsOf(user: string): AccountCalls {
    const { read, save } = this.ports.account;
    const isStill = () => this.ports.user() === user;
    return {
      read: async () => (isStill() ? read() : { error: null }),
      save: async (lists, version) => (isStill() ? save(lists, version) : { error: null }),
    };
  }

  private readonly withOwn: Change = (lists) =>
    this.ports.stored.owner() === null ? mergeWatchlists(lists, this.shown.lists) : lists;

  /** Takes over the account's lists, unless more changes are still to be sent. */
  private copy(user: string): void {
    if (this.waiting === 1 && this.account) this.keep(this.account.lists, user);
  }

  private inTurn(work: () => Promise<void>): Promise<unknown> {
    this.waiting++;
    this.turn = this.turn.then(work).finally(() => this.waiting--);
    return this.turn;
  }

  private keep(lists: Lists, owner: string | null): void {
    this.ports.stored.write(lists, owner);
    this.show(lists);
  }

  private show(lists: Lists): void {
    const next = this.stateOf(lists);
    if (next.chosen.id === this.shown.chosen.id && sameLists(lists, this.shown.lists)) return;
    this.shown = next;
    this.listeners.forEach((changed) => changed());
  }

  private stateOf(stored: Lists): WatchlistsState {
    const lists = stored.length > 0 ? stored : [DEFAULT_WATCHLIST];
    const id = this.ports.stored.chosen();
    return { lists, chosen: lists.find((list) => list.id === id) ?? lists[0]! };
  }
}
