import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aRecipe } from '../conformance/analysis-records.ts';
import {
  bearer,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

interface Analysis {
  readonly id: string;
  readonly version: number;
  readonly recipe: ReturnType<typeof aRecipe>;
}

interface Refusal {
  readonly code: string;
  readonly details?: readonly { readonly field: string }[];
}

describe('analyses of an account', () => {
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    mei = await register(api);
  });

  const ANALYSES = '/api/data/analyses';
  const save = (recipe: unknown, member = mei, key = newKey()) =>
    api.call
      .post(ANALYSES)
      .set({ ...bearer(member), ...key })
      .send({ recipe });
  const change = ({ id }: Analysis, seen: number, recipe: unknown, member = mei) =>
    api.call
      .put(`${ANALYSES}/${id}`)
      .set({ ...bearer(member), ...newKey(), 'If-Match': `"${seen}"` })
      .send({ recipe });
  const remove = ({ id }: Analysis, seen: number, member = mei) =>
    api.call
      .delete(`${ANALYSES}/${id}`)
      .set({ ...bearer(member), ...newKey(), 'If-Match': `"${seen}"` });
  const dataOf = <T>({ body }: { readonly body: unknown }) => (body as { readonly data: T }).data;
  const list = async (member = mei) =>
    dataOf<readonly Analysis[]>(await api.call.get(ANALYSES).set(bearer(member)).expect(200));
  const refusalOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
    const { code, details = [] } = body as Refusal;
    return [status, code, ...details.map(({ field }) => field)];
  };

  it('a recipe is kept under the id of its analysis, renamed, and deleted', async () => {
    const saved = await save(aRecipe('local', { name: '  Sales per city ' }));
    expect([saved.status, saved.headers['etag']]).toEqual([201, '"1"']);
    const analysis = dataOf<Analysis>(saved);
    expect(analysis.recipe).toEqual(aRecipe(analysis.id, { name: 'Sales per city' }));
    const renamed = await change(analysis, 1, { ...analysis.recipe, name: '城市销售' });
    expect([renamed.status, renamed.headers['etag']]).toEqual([200, '"2"']);
    expect(await list()).toEqual([dataOf(renamed)]);
    expect((await remove(analysis, 2)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('charts keep their places and their filter; a filter of no chart is refused', async () => {
    const chart = { id: 'c', kind: 'histogram', parameters: { of: 'amount', bins: 20 } } as const;
    const where = { kind: 'one-of', column: '城市', values: ['成都', null] } as const;
    const dashboard = { filters: [{ chart: 'c', where }], wide: ['c'] };
    const saved = await save(aRecipe('local', { charts: [chart], dashboard }));
    expect(saved.status).toBe(201);
    expect(dataOf<Analysis>(saved).recipe.dashboard).toEqual(dashboard);
    expect(refusalOf(await save(aRecipe('local', { dashboard })))).toEqual([
      400,
      'ANALYSIS_INVALID',
      'recipe',
    ]);
  });

  it('a call that is sent again saves once', async () => {
    const key = newKey();
    const [first, again] = [
      await save(aRecipe('local'), mei, key),
      await save(aRecipe('local'), mei, key),
    ];
    expect(dataOf(again)).toEqual(dataOf(first));
    expect(await list()).toHaveLength(1);
  });

  it('who has not seen the last change overwrites and deletes nothing', async () => {
    const analysis = dataOf<Analysis>(await save(aRecipe('local')));
    const current = dataOf(await change(analysis, 1, aRecipe('x', { steps: [] })));
    for (const late of [await change(analysis, 1, aRecipe('x')), await remove(analysis, 1)]) {
      expect([late.status, (late.body as Refusal).code]).toEqual([409, 'VERSION_CONFLICT']);
      expect(late.body).toMatchObject({ details: { current } });
    }
    expect(await list()).toEqual([current]);
  });

  it('what is not a recipe is refused at its place, and nothing is kept', async () => {
    const bad: readonly [unknown, string][] = [
      [{}, 'recipe'],
      [{ ...aRecipe('local'), steps: [{ id: 'x', kind: 'copy to', on: true }] }, 'recipe'],
      [aRecipe('local', { name: ' ' }), 'recipe.name'],
      [aRecipe('local', { name: 'x'.repeat(81) }), 'recipe.name'],
      [
        aRecipe('local', {
          steps: Array.from({ length: 7 }, (_, index) => ({
            id: `s${index}`,
            kind: 'sql',
            on: true,
            parameters: { query: `select '${'x'.repeat(9_000)}'` },
          })) as never,
        }),
        'recipe',
      ],
    ];
    for (const [recipe, field] of bad)
      expect(refusalOf(await save(recipe))).toEqual([400, 'ANALYSIS_INVALID', field]);
    for (const recipe of [undefined, null, [], 'recipe'])
      expect(refusalOf(await save(recipe))).toEqual([400, 'VALIDATION', 'recipe']);
    expect((await save(aRecipe('local', { name: 'a\u0000b' }))).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('an account has at most a hundred', async () => {
    for (let saved = 0; saved < 100; saved++)
      await save(aRecipe('local', { name: `Analysis ${saved}` })).expect(201);
    expect(refusalOf(await save(aRecipe('local')))).toEqual([409, 'ANALYSES_FULL']);
    expect(await list()).toHaveLength(100);
  });

  it('nobody else sees, changes or deletes it', async () => {
    const analysis = dataOf<Analysis>(await save(aRecipe('local')));
    const other = await register(api);
    expect(await list(other)).toEqual([]);
    for (const foreign of [
      await change(analysis, 1, aRecipe('x'), other),
      await remove(analysis, 1, other),
    ])
      expect(refusalOf(foreign)).toEqual([404, 'ANALYSIS_UNKNOWN']);
    expect(await list()).toEqual([analysis]);
  });

  it('they are in the export of the account, and end with it', async () => {
    const analysis = dataOf<Analysis>(await save(aRecipe('local')));
    const exported = await api.call.get('/api/auth/export').set(bearer(mei)).expect(200);
    expect(exported.body).toMatchObject({ analyses: [analysis] });
    await api.call.delete('/api/auth/account').set(bearer(mei)).expect(204);
    await api.call.get(ANALYSES).set(bearer(mei)).expect(401);
  });
});
