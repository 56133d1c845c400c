import { newYorkDate } from '@toolyard/core/calendar';
import type { EarningsReport, EarningsReports } from '@toolyard/core/market';
import type { SnapshotRequest } from '@toolyard/core/options/chain';
import { addDays, DomainError, isFileSymbol, type Clock } from '@toolyard/core/shared';
import type { MarketAnswers } from './market-answers.ts';
import type { ProviderMarket } from './provider-market.ts';

/** How long the bytes of an answer serve other calls. */
const FRESH_MS = 1_000;
/** As far ahead as one call of the calendar answers, so that both read the same days. */
const REPORTS_AHEAD_DAYS = 99;

interface Places {
  /** Threads that know chain files and the simulated market. */
  readonly threads: MarketAnswers;
  /** This thread, which alone calls a provider: threads would have caches and budgets of their own. */
  readonly here: MarketAnswers;
}

/** Long answers about the market in force, each made once a second. */
export class CachedAnswers {
  private readonly fresh = new Map<string, Promise<Uint8Array>>();
  private second = 0;

  constructor(
    private readonly places: Places,
    private readonly inForce: Pick<ProviderMarket, 'provider'>,
    private readonly earnings: Pick<EarningsReports, 'reports'>,
    private readonly clock: Clock,
  ) {}

  page(underlying: string, request: SnapshotRequest): Promise<Uint8Array> {
    const { expiry, cursor } = request;
    const place = this.placeOf(underlying);
    return this.cached(['page', underlying, expiry, cursor], () => place.page(underlying, request));
  }

  surface(symbol: string): Promise<Uint8Array> {
    return this.cached(['surface', symbol], () => this.placeOf(symbol).surface(symbol));
  }

  figures(symbols: readonly string[]): Promise<Uint8Array> {
    return this.cached(['figures', symbols], async () =>
      this.placeOf(...symbols).figures(symbols, await this.comingReports(symbols)),
    );
  }

  overview(): Promise<Uint8Array> {
    return this.cached(['overview'], () => this.placeOf('').overview());
  }

  /** None where there is no calendar, or it does not answer: the figures do without. */
  private async comingReports(symbols: readonly string[]): Promise<readonly EarningsReport[]> {
    const from = newYorkDate(this.clock.now());
    const to = addDays(from, REPORTS_AHEAD_DAYS);
    try {
      const { value } = await this.earnings.reports({ from, to, symbol: null });
      return (value ?? []).filter(({ symbol }) => symbols.includes(symbol));
    } catch (fault) {
      if (fault instanceof DomainError) return [];
      throw fault;
    }
  }

  private placeOf(...symbols: readonly string[]): MarketAnswers {
    const { threads, here } = this.places;
    return this.inForce.provider === null || symbols.every(isFileSymbol) ? threads : here;
  }

  private cached(what: readonly unknown[], make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = JSON.stringify([this.inForce.provider, ...what]);
    const second = Math.floor(this.clock.now() / FRESH_MS);
    if (second !== this.second) this.fresh.clear();
    this.second = second;
    const cached = this.fresh.get(key);
    if (cached) return cached;
    const answer = make();
    this.fresh.set(key, answer);
    // A failure serves only those who already wait for it.
    answer.catch(() => this.fresh.get(key) === answer && this.fresh.delete(key));
    return answer;
  }
}
