import { BEACON_UNAVAILABLE } from '@toolyard/core/lottery/draw';
import { RecordedBeacon } from '@toolyard/drand';
import {
  chainFixture,
  FakeClock,
  FakeMailer,
  FakeOptionChains,
  PROVIDER_FAULTS,
  ProviderFaults,
} from '@toolyard/memory';
import { beforeEach, describe, expect, it } from '@jest/globals';

const EXPIRY = '2026-02-20';
const NOW = Date.UTC(2026, 0, 5, 15);
const chain = chainFixture('SPY', EXPIRY, NOW);
const clock = new FakeClock(NOW);

describe('the switch of the providers', () => {
  let faults: ProviderFaults;
  let chains: FakeOptionChains;
  beforeEach(() => {
    faults = new ProviderFaults(clock);
    chains = faults.behind(new FakeOptionChains([chain]));
  });

  it('a healthy provider answers as it is', async () => {
    expect((await chains.chain('SPY', EXPIRY)).value).toEqual(chain);
    expect(chains.chainsRead).toBe(1);
  });

  it.each([
    ['outage', 'PROVIDER_OUTAGE', undefined],
    ['rate', 'PROVIDER_RATE', NOW + 2_000],
    ['timeout', 'PROVIDER_TIMEOUT', undefined],
    ['garbage', 'PROVIDER_GARBAGE', undefined],
  ] as const)('%s refuses with %s until it is healed', async (fault, code, retryAt) => {
    faults.begin({ share: 1, faults: [fault] });
    const refusal = await chains.chain('SPY', EXPIRY).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code });
    expect((refusal as { retryAt?: number }).retryAt).toBe(retryAt);
    faults.heal();
    expect((await chains.chain('SPY', EXPIRY)).value).toEqual(chain);
  });

  it('half an answer says that it is not whole', async () => {
    faults.begin({ share: 1, faults: ['half'] });
    const { value, meta } = await chains.chain('SPY', EXPIRY);
    expect(value.calls).toEqual(chain.calls.slice(0, Math.ceil(chain.calls.length / 2)));
    expect(value.calls.length).toBeLessThan(chain.calls.length);
    expect(meta.partial).toBe(true);
    await expect(chains.knows('SPY')).rejects.toMatchObject({ code: 'PROVIDER_GARBAGE' });
  });

  it('the seed decides which calls fail, in the share that was named', async () => {
    const failed = async (seed: number): Promise<boolean[]> => {
      const seeded = new ProviderFaults(clock, seed);
      const port = seeded.behind(new FakeOptionChains([chain]));
      seeded.begin({ share: 0.3, faults: PROVIDER_FAULTS });
      const outcomes: boolean[] = [];
      for (let call = 0; call < 200; call++)
        outcomes.push(
          await port.knows('SPY').then(
            () => false,
            () => true,
          ),
        );
      return outcomes;
    };
    const first = await failed(1);
    expect(await failed(1)).toEqual(first);
    expect(await failed(2)).not.toEqual(first);
    expect(first.filter(Boolean).length / 200).toBeCloseTo(0.3, 1);
  });

  it('calls that need no provider stay as they are', async () => {
    const local = ['knows'] as const;
    const port = faults.behind(new FakeOptionChains([chain]), { local });
    faults.begin({ share: 1 });
    expect(await port.knows('SPY')).toBe(true);
    await expect(port.expiries('QQQ')).rejects.toThrow();
  });

  it('a late provider answers later', async () => {
    faults.begin({ share: 0, lateMs: 30 });
    const before = performance.now();
    await chains.knows('SPY');
    expect(performance.now() - before).toBeGreaterThan(25);
  });

  it('what stands behind one switch fails together, each in its own words', async () => {
    const beacon = faults.behind(new RecordedBeacon(), { refuses: BEACON_UNAVAILABLE });
    const letters = new FakeMailer();
    const mailer = faults.behind(letters);
    faults.begin({ share: 1, faults: ['outage'] });
    await expect(beacon.round(123)).rejects.toMatchObject({ code: 'BEACON_UNAVAILABLE' });
    await expect(mailer.send({} as never)).rejects.toMatchObject({ code: 'PROVIDER_OUTAGE' });
    expect(letters.letters).toEqual([]);
    faults.heal();
    expect(await beacon.round(123)).toMatchObject({ round: 123 });
    await mailer.send({} as never);
    expect(letters.letters).toHaveLength(1);
  });
});
