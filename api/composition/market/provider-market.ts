import type { MarketSource } from '@toolyard/core/options/chain';
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  keyVerdict,
  openProviderKey,
  type KeyVerdict,
  type MarketProvider,
  type ProviderAccess,
  type ProviderKey,
  type ProviderPlan,
  type ProviderProbe,
  type StoredProviderKey,
} from '@toolyard/core/market';
import type { Instant, SecretVault } from '@toolyard/core/shared';
import {
  SwitchedLivePrices,
  switchedMarket,
  type BudgetStatus,
  type RelayStatus,
} from '@toolyard/relay';
import {
  checkProvider,
  openProvider,
  type OpenedProvider,
  type ProviderTerms,
} from './open-provider.ts';

/** How long a request keeps the market that it began with: as long as a market call may take. */
const PIN_MS = 10_000;

/** Why the market in force is the one it is. */
export const MARKET_REASONS = [
  /** A key was entered in the console. */
  'console',
  /** The environment has a key. */
  'environment',
  /** The environment names a provider, but there is no key. */
  'keyMissing',
  /** A key was entered in the console, but the server's keys do not open it any more. */
  'keyUnreadable',
  /** No provider was chosen. */
  'unset',
] as const;
export type MarketReason = (typeof MARKET_REASONS)[number];

/** The market that answers for every symbol that is no chain file's. */
interface Serving {
  /** Null is the simulated market. */
  readonly provider: MarketProvider | null;
  readonly plan: ProviderPlan | null;
  readonly reason: MarketReason;
  readonly since: Instant;
  readonly opened: OpenedProvider | null;
  readonly source: MarketSource;
}

/** What operators see of the market in force. */
export interface MarketReadout extends Omit<Serving, 'opened' | 'source'> {
  readonly at: Instant;
  /** The key of the console, without the key. */
  readonly stored: Omit<StoredProviderKey, 'sealedKey'> | null;
  readonly relay: RelayStatus | null;
  readonly budget: BudgetStatus | null;
}

interface Terms extends ProviderTerms {
  readonly simulated: MarketSource;
  readonly vault: SecretVault;
  /** Reads the key of the console. */
  readonly stored: () => Promise<StoredProviderKey | null>;
}

/** One market at a time: that of the provider whose key is in force, else the simulated one. It changes without a restart. */
export class ProviderMarket implements ProviderProbe {
  /** Every call goes to the market in force; calls of one request go to the same one. */
  readonly source: MarketSource = switchedMarket(() => this.current().source);

  /** Prices that the provider in force sends. */
  readonly live = new SwitchedLivePrices();

  private readonly pins = new AsyncLocalStorage<{
    readonly serving: Serving;
    readonly until: number;
  }>();
  private serving: Serving;
  private key: StoredProviderKey | null = null;
  private refreshing: Promise<void> = Promise.resolve();

  constructor(private readonly terms: Terms) {
    this.serving = this.simulated(terms.settings.provider === null ? 'unset' : 'keyMissing');
  }

  /** Null while the simulated market is in force. */
  get provider(): MarketProvider | null {
    return this.current().provider;
  }

  /** Reads the key of the console and changes the market where it is another one. */
  refresh(): Promise<void> {
    const read = () => this.read();
    this.refreshing = this.refreshing.then(read, read);
    return this.refreshing;
  }

  /** Runs a request that keeps its market to the end, so that no answer mixes two. */
  pinned<T>(run: () => T): T {
    return this.pins.run({ serving: this.serving, until: performance.now() + PIN_MS }, run);
  }

  async readout(): Promise<MarketReadout> {
    const { opened, source: _source, ...serving } = this.serving;
    const { sealedKey: _key, ...stored } = this.key ?? { sealedKey: null };
    return {
      at: this.terms.clock.now(),
      ...serving,
      stored: 'provider' in stored ? stored : null,
      relay: opened?.market.status() ?? null,
      budget: (await opened?.budget.status()) ?? null,
    };
  }

  /** What the provider says of the key in force; null where none is. */
  async check(): Promise<KeyVerdict | null> {
    const { opened } = this.serving;
    return opened && keyVerdict(opened.check());
  }

  probe(provider: MarketProvider, key: ProviderKey): Promise<void> {
    return checkProvider({ provider, plan: 'free', key }, this.terms);
  }

  close(): void {
    this.serving.opened?.close();
  }

  private current(): Serving {
    const pin = this.pins.getStore();
    return pin && performance.now() < pin.until ? pin.serving : this.serving;
  }

  private async read(): Promise<void> {
    const stored = await this.terms.stored();
    const isFirst = this.key === null && this.serving.opened === null;
    if (!isFirst && stored?.sealedKey === this.key?.sealedKey) return;
    const before = this.serving;
    const next = await this.choose(stored);
    this.key = stored;
    if (isSame(before, next)) return;
    this.serving = next;
    void this.live.use(next.opened?.live ?? null);
    const { provider, reason } = next;
    this.terms.logger.info({ provider: provider ?? 'simulated', reason }, 'the market is in force');
    setTimeout(() => before.opened?.close(), PIN_MS).unref();
  }

  private async choose(stored: StoredProviderKey | null): Promise<Serving> {
    const { settings, vault } = this.terms;
    const access = stored && openProviderKey(stored, vault);
    if (access) return this.opened(access, 'console');
    if (stored) return this.simulated('keyUnreadable');
    const { provider, plan, key } = settings;
    if (provider === null) return this.simulated('unset');
    return key === null
      ? this.simulated('keyMissing')
      : this.opened({ provider, plan, key }, 'environment');
  }

  private async opened(access: ProviderAccess, reason: MarketReason): Promise<Serving> {
    const opened = await openProvider(access, this.terms);
    const { provider, plan } = access;
    const since = this.terms.clock.now();
    return { provider, plan, reason, since, opened, source: opened.market };
  }

  private simulated(reason: MarketReason): Serving {
    const { simulated, clock } = this.terms;
    const none = { provider: null, plan: null, opened: null };
    return { ...none, reason, since: clock.now(), source: simulated };
  }
}

/** Whether nothing changes: both are the simulated market for the same reason. */
const isSame = (a: Serving, b: Serving): boolean =>
  a.opened === null && b.opened === null && a.reason === b.reason;
