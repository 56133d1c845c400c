import type { MarketSource } from '@toolyard/core/options/chain';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './polygon-faults.ts';
import { PolygonServer, STUB_KEY } from './polygon-server.ts';
import { openTestApi, type ApiEngine, type TestApi } from './test-api.ts';

const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;
/** The circuit breakers of the relay count real seconds, 15 of them; a call that they refuse rests up to 10 s. */
const LONGEST_WAIT = 40 * SECOND;

/** Answers with status 200, or one that is no outage, that say something wrong. */
export const WRONG: readonly Fault[] = [
  ...(['nullResults', 'absentResults', 'emptyResults', 'otherTicker', 'otherYear'] as const),
  ...(['badRequest', 'notFound'] as const),
];
/** Those and what else goes wrong on the way. */
export const MIXED: readonly Fault[] = [
  ...WRONG,
  ...(['truncated', 'htmlAnswer', 'badGateway', 'rateWithSeconds', 'reset'] as const),
];
/** The provider is away. */
export const AWAY: readonly Fault[] = ['badGateway', 'reset'];

export interface ManualClock {
  at: number;
  now(): number;
}

export const manualClock = (at: number): ManualClock => {
  const clock = { at, now: () => clock.at };
  return clock;
};

/** A server whose market is a stub of Polygon, both at the time of one clock, and the faults of the stub. */
export class ErringProvider {
  private constructor(
    private readonly provider: PolygonServer,
    readonly api: TestApi,
    private readonly clock: ManualClock,
  ) {}

  static async open(
    source: MarketSource,
    clock: ManualClock,
    engine: ApiEngine | undefined,
  ): Promise<ErringProvider> {
    const provider = await new PolygonServer({ source, clock }).start();
    const api = await openTestApi({
      ...(engine && { engine }),
      environment: {
        ...{ CLOCK: 'manual', MARKET_PROVIDER: 'polygon', MARKET_PLAN: 'paid' },
        ...{ MARKET_QUOTA: '100000', POLYGON_API_KEY: STUB_KEY },
        POLYGON_BASE_URL: provider.baseUrl,
      },
    });
    return new ErringProvider(provider, api, clock);
  }

  async setClock(at: number): Promise<void> {
    this.clock.at = at;
    await this.api.call
      .post('/api/test/clock')
      .send({ now: new Date(at).toISOString() })
      .expect(204);
  }

  /** Every request whose path has the text meets one of the faults, in turn. */
  err(faults: readonly Fault[], text = ''): void {
    this.provider.fault = (path, request) =>
      path.includes(text) ? faults[request % faults.length]! : null;
  }

  heal(): void {
    this.provider.fault = () => null;
  }

  /** Lets a minute pass, at its end second by second, until all is right. */
  async passMinute(isRight: () => Promise<boolean>): Promise<void> {
    await this.setClock(this.clock.at + MINUTE - LONGEST_WAIT);
    for (let second = 0; second < LONGEST_WAIT / SECOND; second += 1) {
      await pause(SECOND);
      await this.setClock(this.clock.at + SECOND);
      if (second > 12 && (await isRight())) return;
    }
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.provider.stop();
  }
}
