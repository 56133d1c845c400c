import type { StoredWatchlist } from '@toolyard/browser';
import { mergeWatchlists, watchable } from '@toolyard/core/watchlist';
import {
  changeAccountList,
  type AccountCalls,
  type AccountList,
  type Change,
} from './account-list.ts';

interface SyncPorts {
  readonly stored: StoredWatchlist;
  /** The id of who is signed in. */
  readonly user: () => string | null;
  readonly account: AccountCalls;
  /** The account refused a change, which was undone. */
  readonly failed: (error: unknown) => void;
}

/**
 * The watchlist of this browser, which its tabs share. While a user is signed in it is a copy of the account's list:
 * changes show at once and are sent to the account one after the other; a change that it refuses is undone.
 */
export class WatchlistSync {
  private symbols: readonly string[];
  private account: AccountList | null = null;
  private joined: string | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly ports: SyncPorts) {
    this.symbols = watchable(ports.stored.read());
  }

  readonly list = (): readonly string[] => this.symbols;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  toggle(symbol: string): void {
    this.change(
      this.symbols.includes(symbol)
        ? (symbols) => symbols.filter((each) => each !== symbol)
        : (symbols) => watchable([...symbols, symbol]),
    );
  }

  clear(): void {
    this.change(() => []);
  }

  /** Another tab may have changed the stored list. */
  storageChanged(): void {
    if (this.waiting === 0) this.show(watchable(this.ports.stored.read()));
  }

  /** A user signed in or out, or returned to the tab: the account's list is read again. */
  look(): Promise<unknown> {
    const user = this.ports.user();
    if (user !== this.joined) this.account = null;
    this.joined = user;
    const owner = this.ports.stored.owner();
    if (user !== null && owner !== null && owner !== user) this.keep([], user);
    return user === null ? this.turn : this.inTurn(() => this.join(user));
  }

  private change(change: Change): void {
    const user = this.ports.user();
    // Until the account's list is known it is not a copy of it.
    const copied = user !== null && (this.account ? user : this.ports.stored.owner());
    this.keep(change(this.symbols), copied || null);
    if (user !== null) void this.inTurn(() => this.send(user, change));
  }

  private async send(user: string, change: Change): Promise<void> {
    const whole: Change = this.account ? change : (symbols) => change(this.withOwn(symbols));
    const answer = await changeAccountList(this.ports.account, this.account, whole);
    if (this.ports.user() !== user) return;
    if (!('error' in answer)) this.account = answer;
    else if (this.account) this.ports.failed(answer.error);
    this.copy(user);
  }

  /** A list of this browser's own is added to the account's; a copy gives way to it, and so does a list of another user. */
  private async join(user: string): Promise<void> {
    const answer = await changeAccountList(this.ports.account, null, this.withOwn);
    if (this.ports.user() !== user || 'error' in answer) return;
    this.account = answer;
    this.copy(user);
  }

  private readonly withOwn: Change = (symbols) =>
    this.ports.stored.owner() === null ? mergeWatchlists(symbols, this.symbols) : symbols;

  /** Takes over the account's list, unless more changes are still to be sent. */
  private copy(user: string): void {
    if (this.waiting === 1 && this.account) this.keep(this.account.symbols, user);
  }

  private inTurn(work: () => Promise<void>): Promise<unknown> {
    this.waiting++;
    this.turn = this.turn.then(work).finally(() => this.waiting--);
    return this.turn;
  }

  private keep(symbols: readonly string[], owner: string | null): void {
    this.ports.stored.write(symbols, owner);
    this.show(symbols);
  }

  private show(symbols: readonly string[]): void {
    if (symbols.join() === this.symbols.join()) return;
    this.symbols = symbols;
    this.listeners.forEach((changed) => changed());
  }
}
