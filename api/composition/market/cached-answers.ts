import { newYorkDate } from '@toolyard/core/calendar';
import { PROVIDER_TIMEOUT, type EarningsReport, type EarningsReports } from '@toolyard/core/market';
import type { SnapshotRequest } from '@toolyard/core/options/chain';
import {
  addDays,
  DomainError,
  isFileSymbol,
  type Clock,
  type FairQueue,
} from '@toolyard/core/shared';
import { computationTurns } from '../../http/computation-turns.ts';
import { AnswerCache } from '../workers/answer-cache.ts';
import type { MarketAnswers } from './market-answers.ts';
import type { ProviderMarket } from './provider-market.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** How long the bytes of an answer serve other calls. */
const FRESH_MS = 1_000;
/** A surface takes the longest. */
const SURFACE_FRESH_MS = 60_000;
/** Surfaces, and pages and figures, by the address that requests them. */
const SURFACES = { running: 4, runningPerKey: 1, waitingPerKey: 2 };
const PAGES = { running: 8, runningPerKey: 2, waitingPerKey: 64 };
/** As far ahead as one call of the calendar answers, so that both read the same days. */
const REPORTS_AHEAD_DAYS = 99;

interface Places {
  /** Threads that know chain files and the simulated market. */
  readonly threads: MarketAnswers;
  /** This thread, which alone calls a provider: threads would have caches and budgets of their own. */
  readonly here: MarketAnswers;
}

/**
 * Long answers about the market in force, each made once a second, surfaces once a minute. Addresses take turns; each
 * refuses with COMPUTATIONS_WAITING where its address waits for too many.
 */
export class CachedAnswers {
  private readonly answers: AnswerCache;
  private readonly surfaces: FairQueue;
  private readonly pages: FairQueue;

  constructor(
    private readonly places: Places,
    private readonly inForce: Pick<ProviderMarket, 'provider'>,
    private readonly earnings: Pick<EarningsReports, 'reports'>,
    private readonly clock: Clock,
  ) {
    this.answers = new AnswerCache(clock, PROVIDER_TIMEOUT, MAX_BYTES);
    this.surfaces = computationTurns(SURFACES, clock);
    this.pages = computationTurns(PAGES, clock);
  }

  page(underlying: string, request: SnapshotRequest, address: string): Promise<Uint8Array> {
    const { expiry, cursor } = request;
    const compute = () => this.placeOf(underlying).page(underlying, request);
    const inTurn = () => this.pages.run(address, compute);
    return this.cached(['page', underlying, expiry, cursor], inTurn);
  }

  surface(symbol: string, address: string): Promise<Uint8Array> {
    const compute = () => this.placeOf(symbol).surface(symbol);
    const inTurn = () => this.surfaces.run(address, compute);
    return this.cached(['surface', symbol], inTurn, SURFACE_FRESH_MS);
  }

  figures(symbols: readonly string[], address: string): Promise<Uint8Array> {
    const compute = async () =>
      this.placeOf(...symbols).figures(symbols, await this.comingReports(symbols));
    return this.cached(['figures', symbols], () => this.pages.run(address, compute));
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

  private cached(
    what: readonly unknown[],
    compute: () => Promise<Uint8Array>,
    freshMs = FRESH_MS,
  ): Promise<Uint8Array> {
    const key = JSON.stringify([this.inForce.provider, ...what]);
    return this.answers.find({ key, freshMs }, compute);
  }
}
