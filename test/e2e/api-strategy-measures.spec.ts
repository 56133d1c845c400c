import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spreadBody } from '../support/strategy-bodies.ts';
import {
  bearer,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const WITH = { chances: 'true' };
const STRATEGIES = '/api/options/strategies';

interface Analysis {
  readonly chanceOfProfit: number;
  readonly expectedProfit: number;
  readonly model: string;
  readonly maxLoss: number;
  readonly chances: {
    readonly maxGain: number | null;
    readonly halfOfMaxGain: number | null;
    readonly touches: { readonly kind: string; readonly chance: number; readonly method: string }[];
    readonly stop: { readonly atLeast: number; readonly atMost: number } | null;
  };
  readonly measure: { readonly name: string; readonly volatility: number; readonly drift: number };
}

describe('the measure of probability of a saved strategy', () => {
  let api: TestApi;
  let mei: Member;
  let id: string;
  beforeAll(async () => {
    api = await openTestApi();
    mei = await register(api);
    const call = api.call.post(STRATEGIES).set(bearer(mei)).set(newKey());
    const saved = await call.send(await spreadBody(api)).expect(201);
    id = (saved.body as { data: { id: string } }).data.id;
  });
  afterAll(() => api?.close());

  const read = (query: object) => api.call.get(`${STRATEGIES}/${id}`).query(query).set(bearer(mei));
  const analysed = async (query: object = {}) => {
    const answer = await read(query).expect(200);
    return (answer.body as { data: { analysis: Analysis } }).data.analysis;
  };

  it('is the smile unless stated, and the answer names it and the pricing model', async () => {
    expect(await analysed()).toMatchObject({ measure: { name: 'smile' }, model: 'american' });
    expect(await analysed({ measure: 'smile' })).toEqual(await analysed());
    expect(await analysed({ exercise: 'european' })).toMatchObject({ model: 'european' });
  });

  it('changes the chance and the expected profit, and stands in the list as well', async () => {
    const flat = await analysed({ measure: 'zeroDrift' });
    expect(flat.measure).toMatchObject({ name: 'zeroDrift', drift: 0 });
    expect(flat.chanceOfProfit).not.toBe((await analysed()).chanceOfProfit);
    const list = await api.call.get(STRATEGIES).query({ measure: 'zeroDrift' }).set(bearer(mei));
    const [first] = (list.body as { data: { analysis: Analysis }[] }).data;
    expect(first?.analysis).toEqual(flat);
  });

  it('of an own view has the stated drift and volatility, the implied volatility unless stated', async () => {
    const own = await analysed({ measure: 'own', ownDrift: 0.1, ownVolatility: 0.5 });
    expect(own.measure).toMatchObject({ name: 'own', drift: 0.1, volatility: 0.5 });
    const implied = await analysed({ measure: 'own', ownDrift: 0.1 });
    const { volatility } = (await analysed({ measure: 'riskNeutralLognormal' })).measure;
    expect(implied.measure.volatility).toBe(volatility);
  });

  it('of a range that leaves no price possible has no chances', async () => {
    const none = await analysed({ measure: 'range', rangeFrom: 1.2, rangeTo: 0.8 });
    expect(none).toMatchObject({ chanceOfProfit: null, expectedProfit: null });
    const all = await analysed({ measure: 'range', rangeFrom: 0, rangeTo: 100 });
    expect(all.chanceOfProfit).toBeCloseTo((await analysed()).chanceOfProfit, 6);
  });

  it('has the chances of the max gain, of half of it, of touches and of a stop', async () => {
    const { chances, maxLoss } = await analysed({ ...WITH, measure: 'zeroDrift', stop: 50 });
    expect(maxLoss).toBeGreaterThan(50);
    expect(chances.halfOfMaxGain).toBeGreaterThanOrEqual(chances.maxGain!);
    expect(chances.touches.map(({ kind }) => kind).sort()).toEqual([
      'breakeven',
      ...['strike', 'strike'],
    ]);
    for (const { chance, method } of chances.touches) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(method).toBe('exact');
    }
    expect(chances.stop).toMatchObject({ loss: 50, method: 'exact' });
    expect(chances.stop!.atLeast).toBeLessThanOrEqual(chances.stop!.atMost);
    const smile = (await analysed(WITH)).chances;
    expect(smile.stop).toBeNull();
    expect(new Set(smile.touches.map(({ method }) => method))).toEqual(new Set(['matched']));
    const range = { measure: 'range', rangeFrom: 0.9, rangeTo: 1.1 };
    expect((await analysed({ ...WITH, ...range, stop: 50 })).chances).toMatchObject({
      ...{ touches: [], stop: null },
    });
    await read({ stop: 0 }).expect(400);
  });

  it.each([
    { measure: 'pastMoves' },
    { measure: 'own', ownVolatility: 0 },
    { measure: 'own', ownDrift: 'much' },
    { measure: 'range', rangeTo: 101 },
  ])('is refused where it is none: %j', async (query) => {
    await read(query).expect(400);
  });
});
