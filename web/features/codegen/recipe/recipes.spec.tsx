import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { codeGenerator, type Recipe } from '@toolyard/core/codegen';
import type { CodeRecipePart, CodeRecipeResponse } from '../../../api/generated-codegen.ts';
import { paths } from '../../../app/paths.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { readTemplates } from '../templates/stored-templates.ts';
import { unpackedRecipe } from './recipe-link.ts';

const LIST = 'GET /api/codegen/recipes';
const SAVE = 'POST /api/codegen/recipes';
const CHANGE = 'PUT /api/codegen/recipes/:id';
const DELETE = 'DELETE /api/codegen/recipes/:id';

const RECIPE: Recipe = {
  ...{ version: 1, kind: null, rootName: 'Order', target: 'zod', values: {}, choices: {} },
  edits: [{ kind: 'rename field', entity: '$', field: '$/id', name: 'number' }],
  templates: [{ name: 'Docs', text: '# {{ entities[0].name }}' }],
  text: '{"id": 1}',
};

const saved = (change: Partial<CodeRecipeResponse> = {}): CodeRecipeResponse => ({
  ...{ id: 'r1', version: 1, name: 'Orders', recipe: RECIPE as unknown as CodeRecipePart },
  createdAt: '2026-11-26T15:30:00.000Z',
  updatedAt: '2026-11-27T15:30:00.000Z',
  ...change,
});

const says =
  (data: unknown, status = 200): Handler =>
  () => ({ status, body: { data } });

const none = () => Promise.reject(new Error('no parser'));

function open(handlers: Readonly<Record<string, Handler>>, auth = true) {
  const server = createFakeServer(handlers);
  const rendered = renderApp(paths.codeGenerator, {
    ...{ server, auth, lang: 'en' },
    services: {
      codeGenerator: () =>
        Promise.resolve({
          generate: codeGenerator({ document: none, ddl: none }),
          diagram: none,
          compare: none,
          end: () => undefined,
        }),
      templateRunner: () =>
        Promise.resolve({ run: () => Promise.resolve({ files: [] }), end: () => undefined }),
    },
  });
  const type = async (text: string) => {
    await rendered.user.click(await screen.findByLabelText('Input'));
    await rendered.user.paste(text);
    return within(await screen.findByRole('region', { name: 'Recipe' }));
  };
  const bodies = (method: string) =>
    server.calls.filter((call) => call.method === method).map(({ body }) => body);
  const act = async (item: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: 'Actions for Orders' }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...rendered, server, type, bodies, act };
}

beforeAll(async () => {
  await Promise.all([
    import('../codegen-page.tsx'),
    import('../output-card.tsx'),
    import('../model/model-card.tsx'),
    import('../templates/templates-card.tsx'),
    import('./recipe-card.tsx'),
    import('../../../i18n/codegen/en.ts'),
  ]);
});

describe('recipes of an account', () => {
  it('are saved under a name, with the input only where that is wanted', async () => {
    const { user, type, bodies } = open({ [LIST]: says([]), [SAVE]: says(saved(), 201) });
    const card = await type('{"id": 1}');
    expect(await card.findByText('No recipes yet')).toBeTruthy();
    const save = async () => {
      await user.click(card.getByRole('button', { name: 'Save …' }));
      const name = await screen.findByRole('textbox', { name: 'Name' });
      await user.clear(name);
      await user.type(name, 'Orders{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await save();
    await user.click(card.getByLabelText('With the input'));
    await save();
    const recipe = { target: 'typescript', rootName: 'Root', edits: [], templates: [] };
    expect(bodies('POST')).toMatchObject([
      { name: 'Orders', recipe: { ...recipe, text: null } },
      { name: 'Orders', recipe: { ...recipe, text: '{"id": 1}' } },
    ]);
  });

  it('say at the name why they are not saved, and what was typed stays', async () => {
    const refused = { code: 'CODE_RECIPES_FULL', message: 'An account has at most 100 recipes.' };
    const { user, type } = open({
      [LIST]: says([]),
      [SAVE]: () => ({ status: 409, body: refused }),
    });
    const card = await type('{"id": 1}');
    await user.click(await card.findByRole('button', { name: 'Save …' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/at most 100 recipes/)).toBeTruthy();
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'TypeScript types · Root');
  });

  it('open before there is an input, with their input, edits and templates', async () => {
    const { user } = open({ [LIST]: says([saved()]) });
    await user.click(await screen.findByRole('button', { name: 'Open a recipe …' }));
    expect(
      await screen.findByText(/^Zod schemas · Order · 1 edit · 1 template · with the input/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open Orders' }));
    const file = await screen.findByRole('region', { name: 'Text of schemas.ts' });
    await waitFor(() => expect(file.textContent).toContain('number: z.int()'));
    const text = await screen.findByLabelText('Text of the template');
    expect(text).toHaveProperty('value', '# {{ entities[0].name }}');
    expect(readTemplates()).toMatchObject([{ name: 'Docs' }]);
  });

  it('are renamed, replaced by what the page shows, and deleted, with a way back', async () => {
    const { user, type, bodies, act } = open({
      [LIST]: says([saved()]),
      [SAVE]: says(saved(), 201),
      [CHANGE]: says(saved({ version: 2 })),
      [DELETE]: () => ({ status: 204 }),
    });
    await type('{"other": 1}');
    await act('Rename');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Shop{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act('Replace with what the page shows');
    await screen.findByText('“Orders” was replaced');
    // The first is that of the model.
    const undo = () => fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    undo();
    await waitFor(() => expect(bodies('PUT')).toHaveLength(3));
    expect(bodies('PUT')).toMatchObject([
      { name: 'Shop', recipe: RECIPE },
      { name: 'Orders', recipe: { target: 'typescript', text: null } },
      { name: 'Orders', recipe: RECIPE },
    ]);
    await act('Delete');
    await screen.findByText('“Orders” was deleted');
    undo();
    await waitFor(() => expect(bodies('POST')).toMatchObject([{ name: 'Orders', recipe: RECIPE }]));
  });

  it('a list that cannot be loaded says so and is loaded again', async () => {
    const failure = { code: 'INTERNAL_ERROR', message: 'no' };
    const { user, server } = open({ [LIST]: () => ({ status: 500, body: failure }) });
    await user.click(await screen.findByRole('button', { name: 'Open a recipe …' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on(LIST, says([saved()]));
    await user.click(again);
    expect(await screen.findByText('Orders')).toBeTruthy();
  });

  it('a visitor signs in with the recipe, and nothing is loaded before', async () => {
    const { user, type, server, location } = open({}, false);
    const card = await type('{"id": 1}');
    expect(card.getByText(/^With an account/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Sign in to save' }));
    await waitFor(() => expect(location().pathname).toBe(paths.signIn));
    const { from } = location().state as { from: string };
    expect(unpackedRecipe(from.split('#recipe=')[1]!)).toMatchObject({ rootName: 'Root' });
    expect(server.count(LIST)).toBe(0);
  });
});
