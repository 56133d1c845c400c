import { afterEach, describe, expect, it } from '@jest/globals';
import { PORTS } from '@toolyard/api';
import type { UnitOfWork } from '@toolyard/core/shared';
import type { OptionChains } from '@toolyard/core/options/chain';
import type { Prices } from '@toolyard/core/options/strategies';
import { spreadBody } from '../support/strategy-bodies.ts';
import { bearer, newKey, openTestApi, register, type TestApi } from '../support/test-api.ts';

interface Leg {
  readonly id: string;
  readonly symbol: string;
  readonly premium: number;
}
type Container = TestApi['container'];

/** Counts the units of work that are open while a chain is read. */
function watchReads(container: Container, seen: number[]): void {
  let open = 0;
  const work = container.get<UnitOfWork<unknown>>(PORTS.work);
  const counted: UnitOfWork<unknown> = {
    run: (one) =>
      work.run(async (repositories) => {
        open++;
        try {
          return await one(repositories);
        } finally {
          open--;
        }
      }),
  };
  const watched = (chains: OptionChains): OptionChains => ({
    knows: (symbol) => chains.knows(symbol),
    expiries: (symbol) => (seen.push(open), chains.expiries(symbol)),
    chain: (symbol, expiry, root) => (seen.push(open), chains.chain(symbol, expiry, root)),
  });
  const inForce = container.get<OptionChains>(PORTS.optionChains);
  const simulated = container.get<Prices>(PORTS.simulatedPrices);
  container.rebind<object>(PORTS.work).toConstantValue(counted);
  container.rebind<object>(PORTS.optionChains).toConstantValue(watched(inForce));
  container
    .rebind<object>(PORTS.simulatedPrices)
    .toConstantValue({ ...simulated, chains: watched(simulated.chains) });
}

describe('market and transactions', () => {
  let api: TestApi;
  afterEach(() => api.close());

  it('a plan, its opening, its new name and its closing read the market before their transaction', async () => {
    const seen: number[] = [];
    api = await openTestApi({ rebind: (container) => watchReads(container, seen) });
    const mei = await register(api);
    const write = async (method: 'post' | 'put', path: string, body: object, version = 0) => {
      const call = api.call[method](`/api/options/strategies${path}`)
        .set(bearer(mei))
        .set(newKey());
      const answer = await call.set('If-Match', `"${version}"`).send(body);
      expect(answer.status).toBeLessThan(300);
      return (answer.body as { data: { id: string; legs: Leg[] } }).data;
    };
    const { id, legs } = await write('post', '', await spreadBody(api));
    const fills = legs.map((leg) => ({ legId: leg.id, price: leg.premium, commission: 0 }));
    await write('post', `/${id}/open`, { fills }, 1);
    await write('put', `/${id}`, { name: 'Renamed' }, 2);
    const prices = legs.map(({ symbol, premium: price }) => ({ symbol, price, commission: 0 }));
    await write('post', `/${id}/close`, { prices }, 3);
    expect(seen.length).toBeGreaterThan(8);
    expect(seen.filter((open) => open > 0)).toEqual([]);
  });
});
