import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aRecipe } from '../conformance/code-recipe-records.ts';
import {
  bearer,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

interface CodeRecipe {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly recipe: ReturnType<typeof aRecipe>;
}

interface Refusal {
  readonly code: string;
  readonly details?: readonly { readonly field: string }[];
}

describe('recipes of the Code Generator with an account', () => {
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    mei = await register(api);
  });

  const RECIPES = '/api/codegen/recipes';
  const save = (body: object, member = mei, key = newKey()) =>
    api.call
      .post(RECIPES)
      .set({ ...bearer(member), ...key })
      .send(body);
  const change = ({ id }: CodeRecipe, seen: number, body: object, member = mei) =>
    api.call
      .put(`${RECIPES}/${id}`)
      .set({ ...bearer(member), ...newKey(), 'If-Match': `"${seen}"` })
      .send(body);
  const remove = ({ id }: CodeRecipe, seen: number, member = mei) =>
    api.call
      .delete(`${RECIPES}/${id}`)
      .set({ ...bearer(member), ...newKey(), 'If-Match': `"${seen}"` });
  const dataOf = <T>({ body }: { readonly body: unknown }) => (body as { readonly data: T }).data;
  const list = async (member = mei) =>
    dataOf<readonly CodeRecipe[]>(await api.call.get(RECIPES).set(bearer(member)).expect(200));
  const refusalOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
    const { code, details = [] } = body as Refusal;
    return [status, code, ...details.map(({ field }) => field)];
  };
  const named = (name: string, recipe: unknown = aRecipe()) => ({ name, recipe });

  it('a recipe is saved under its name, renamed, and deleted', async () => {
    const saved = await save(named('  Types of orders '));
    expect([saved.status, saved.headers['etag']]).toEqual([201, '"1"']);
    const own = dataOf<CodeRecipe>(saved);
    expect(own).toMatchObject({ name: 'Types of orders', recipe: aRecipe() });
    const renamed = await change(own, 1, named('订单类型', own.recipe));
    expect([renamed.status, renamed.headers['etag']]).toEqual([200, '"2"']);
    expect(await list()).toEqual([dataOf(renamed)]);
    expect((await remove(own, 2)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('a call that is sent again saves once', async () => {
    const key = newKey();
    const [first, again] = [await save(named('a'), mei, key), await save(named('a'), mei, key)];
    expect(dataOf(again)).toEqual(dataOf(first));
    expect(await list()).toHaveLength(1);
  });

  it('who has not seen the last change overwrites and deletes nothing', async () => {
    const own = dataOf<CodeRecipe>(await save(named('a')));
    const current = dataOf(await change(own, 1, named('b')));
    for (const late of [await change(own, 1, named('c')), await remove(own, 1)]) {
      expect([late.status, (late.body as Refusal).code]).toEqual([409, 'VERSION_CONFLICT']);
      expect(late.body).toMatchObject({ details: { current } });
    }
    expect(await list()).toEqual([current]);
  });

  it('what is no recipe is refused at its place, and nothing is stored', async () => {
    const bad: readonly [object, string][] = [
      [named('a', {}), 'recipe'],
      [named('a', { ...aRecipe(), target: 'cobol' }), 'recipe'],
      [named('a', { ...aRecipe(), edits: [{ kind: 'drop' }] }), 'recipe'],
      [named('a', { ...aRecipe(), templates: [{ name: 'Docs' }] }), 'recipe'],
      [named('a', aRecipe({ text: 'x'.repeat(60_000) })), 'recipe'],
      [named(' '), 'name'],
      [named('x'.repeat(81)), 'name'],
    ];
    for (const [body, field] of bad)
      expect(refusalOf(await save(body))).toEqual([400, 'CODE_RECIPE_INVALID', field]);
    for (const recipe of [undefined, null, [], 'recipe'])
      expect(refusalOf(await save({ name: 'a', recipe }))).toEqual([400, 'VALIDATION', 'recipe']);
    for (const text of ['a\u0000b', 'a\ud800b'])
      expect((await save(named('a', aRecipe({ text })))).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('an account has at most a hundred', async () => {
    for (let saved = 0; saved < 100; saved++) await save(named(`Recipe ${saved}`)).expect(201);
    expect(refusalOf(await save(named('one more')))).toEqual([409, 'CODE_RECIPES_FULL']);
    expect(await list()).toHaveLength(100);
  });

  it('nobody else sees, changes or deletes it', async () => {
    const own = dataOf<CodeRecipe>(await save(named('a')));
    const other = await register(api);
    expect(await list(other)).toEqual([]);
    for (const foreign of [await change(own, 1, named('b'), other), await remove(own, 1, other)])
      expect(refusalOf(foreign)).toEqual([404, 'CODE_RECIPE_UNKNOWN']);
    expect(await list()).toEqual([own]);
  });

  it('they are in the export of the account, and end with it', async () => {
    const own = dataOf<CodeRecipe>(await save(named('a')));
    const exported = await api.call.get('/api/auth/export').set(bearer(mei)).expect(200);
    expect(exported.body).toMatchObject({ codeRecipes: [own] });
    await api.call.delete('/api/auth/account').set(bearer(mei)).expect(204);
    await api.call.get(RECIPES).set(bearer(mei)).expect(401);
  });
});
