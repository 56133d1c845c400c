import { simulatedMarket } from '@toolyard/simulated-market';
import { MovingClock } from './moving-clock.ts';
import type { PolygonPlan } from './polygon-answers.ts';
import { PolygonServer, STUB_KEY } from './polygon-server.ts';
import { openTestApi, type TestApi } from './test-api.ts';

/** Monday 2026-01-05, 10:00 in New York. */
export const MONDAY = Date.UTC(2026, 0, 5, 15);
const MINUTE = 60_000;

/** Polygon with the data of the simulated market, and applications that use it. */
export class ProviderSite {
  readonly clock = new MovingClock(MONDAY);
  /** When each request was made. */
  readonly requestTimes: number[] = [];
  /** How many of them were answered with 429. */
  refused = 0;
  private readonly apis: TestApi[] = [];

  private constructor(
    readonly provider: PolygonServer,
    private readonly redisUrl: string | null,
  ) {}

  static async open(plan: PolygonPlan, redisUrl: string | null = null): Promise<ProviderSite> {
    const now = () => site.clock.now();
    const source = simulatedMarket({ seed: 'site', clock: { now } });
    const provider = new PolygonServer({ source, clock: { now }, plan });
    const site: ProviderSite = new ProviderSite(provider, redisUrl);
    await provider.start();
    return site;
  }

  /** An application whose budget is that of the plan. */
  async serve(plan: 'free' | 'paid'): Promise<TestApi> {
    const { redisUrl } = this;
    const api = await openTestApi({
      settings: { trustProxy: 1, redisUrl },
      environment: {
        CLOCK: 'manual',
        MARKET_PROVIDER: 'polygon',
        MARKET_PLAN: plan,
        POLYGON_API_KEY: STUB_KEY,
        POLYGON_BASE_URL: this.provider.baseUrl,
      },
    });
    this.apis.push(api);
    this.clock.lead(api);
    return api;
  }

  /** From now on the provider answers 429 to the sixth request of a minute. */
  allowFivePerMinute(): void {
    this.requestTimes.length = 0;
    this.refused = 0;
    this.provider.fault = () => {
      const now = Date.now();
      this.requestTimes.push(now);
      if (this.requestTimes.filter((at) => at > now - MINUTE).length <= 5) return null;
      this.refused += 1;
      return 'rate';
    };
  }

  /** The most requests of any minute. */
  get mostPerMinute(): number {
    const within = (from: number) =>
      this.requestTimes.filter((at) => at >= from && at < from + MINUTE).length;
    return Math.max(0, ...this.requestTimes.map(within));
  }

  async close(): Promise<void> {
    for (const api of this.apis) await api.close();
    this.clock.stop();
    await this.provider.stop();
  }
}
