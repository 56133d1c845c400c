import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { codeGenerator } from '@toolyard/core/codegen';
import { PRODUCT_TOOLS } from '@toolyard/core/tools';
import type { CodeGenerator } from '../../app/codegen-in-worker.ts';
import { paths } from '../../app/paths.ts';
import { createFakeServer } from '../../test-support/fake-server.ts';
import { renderApp } from '../../test-support/render-app.tsx';
import { diagramOf } from './diagram/layout.ts';

/** Generates beside the page as the worker does, of what needs no parser. */
const generator = (): CodeGenerator => ({
  generate: codeGenerator({
    document: () => Promise.reject(new Error('no parser')),
    ddl: () => Promise.reject(new Error('no parser')),
  }),
  compare: () => Promise.reject(new Error('no parser')),
  diagram: (model, direction) => Promise.resolve(diagramOf(model, direction)),
  end: () => undefined,
});

async function open(parts: Partial<CodeGenerator> = {}) {
  const rendered = renderApp(paths.codeGenerator, {
    server: createFakeServer({ 'GET /api/home/apps': () => ({ body: { data: PRODUCT_TOOLS } }) }),
    services: { codeGenerator: () => Promise.resolve({ ...generator(), ...parts }) },
  });
  const input = await screen.findByLabelText('Input');
  const type = async (text: string) => {
    await rendered.user.click(input);
    (input as HTMLTextAreaElement).select();
    await rendered.user.paste(text);
  };
  return { ...rendered, input, type };
}

/** A file whose text can be read, as jsdom cannot. */
const json = (name: string, text: string) =>
  Object.assign(new File([text], name), { text: () => Promise.resolve(text) });

// Code and texts of the area are there before the first paint.
beforeAll(async () => {
  await Promise.all([
    import('./codegen-page.tsx'),
    import('./output-card.tsx'),
    import('./model/model-card.tsx'),
    import('./diagram/model-diagram.tsx'),
    import('./recipe/recipe-card.tsx'),
    import('../../i18n/codegen/en.ts'),
  ]);
});

describe('the code generator', () => {
  it('writes types of what is pasted, names what it was recognized as and shows the model', async () => {
    const { type } = await open();
    expect(screen.getByText(/^What is written appears here/)).toBeTruthy();
    await type('{"id": 1, "tags": ["a"]}');
    const file = await screen.findByRole('region', { name: 'Text of types.ts' });
    expect(file.textContent).toContain('tags: string[];');
    expect(screen.getByRole('option', { name: 'Recognized: JSON samples' })).toBeTruthy();
    const model = within(await screen.findByRole('region', { name: 'Model' }));
    expect(model.getByLabelText('Type of tags').getAttribute('value')).toBe('text[]');
  });

  it('asks for the name of a root where the input has one without a name', async () => {
    const { type, user } = await open();
    await type('{"id": 1}');
    await screen.findByRole('region', { name: 'Text of types.ts' });
    expect(screen.getByLabelText('Name of the root type')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Read as'), 'OpenAPI document');
    expect(screen.queryByLabelText('Name of the root type')).toBeNull();
  });

  it('writes another output of the same model, by its options', async () => {
    const { type, user } = await open();
    await type('{"id": 1}');
    await screen.findByRole('region', { name: 'Text of types.ts' });
    await user.selectOptions(screen.getByLabelText('Write'), 'Zod schemas');
    const file = await screen.findByRole('region', { name: /^Text of (?!types\.ts)/ });
    expect(file.textContent).toContain('z.');
  });

  it('takes a number as an option; one that cannot be used is named, and the last one holds', async () => {
    const { type, user } = await open();
    await type('{"id": 1}');
    await screen.findByRole('region', { name: 'Text of types.ts' });
    await user.selectOptions(screen.getByLabelText('Write'), 'Sample data');
    const rows = await screen.findByLabelText('Rows of each entity');
    await user.clear(rows);
    expect(screen.getByText('must be a whole number from 1 to 100000')).toBeTruthy();
    await user.type(rows, '2');
    const file = await screen.findByRole('region', { name: 'Text of sample-data.json' });
    await waitFor(() => expect(file.textContent?.match(/"id"/g)).toHaveLength(2));
  });

  it('names line and column of a fault, and leaves what was made before', async () => {
    const { type, input } = await open();
    await type('{"id": 1}');
    await screen.findByRole('region', { name: 'Text of types.ts' });
    await type('{"id": 1,\n "name" 2}');
    expect(await screen.findByText(/^Line 2, column 9: A colon must follow/)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^The input cannot be read at the moment/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Text of types.ts' })).toBeTruthy();
  });

  it('tells what it was not sure of, and takes a choice', async () => {
    const { type, user } = await open();
    await type(
      '{"id": 12345678901234567890, "days": {"2026-01-01": 1, "2026-01-02": 2, "2026-01-03": 3}}',
    );
    const file = await screen.findByRole('region', { name: 'Text of types.ts' });
    expect(file.textContent).not.toContain('2026-01-02');
    const warnings = within(screen.getByRole('region', { name: 'To look at' }));
    expect(warnings.getByText(/12345678901234567890/)).toBeTruthy();
    const days = warnings.getByRole('combobox', { name: 'What to do at $.days' });
    await user.selectOptions(days, 'object');
    await waitFor(() => expect(file.textContent).toContain("'2026-01-02': number;"));
    await user.selectOptions(days, 'map');
    await waitFor(() => expect(file.textContent).not.toContain('2026-01-02'));
    const id = warnings.getByRole('combobox', { name: 'What to do at $.id' });
    await user.selectOptions(id, 'string');
    await waitFor(() => expect(file.textContent).toContain('id: string;'));
  });

  it('the model is edited; edits can be undone, stay with another input, and are named where they do not fit', async () => {
    const { type, user } = await open();
    await type('{"id": 1, "total": "5"}');
    await screen.findByRole('region', { name: 'Text of types.ts' });
    const written = () => screen.getByRole('region', { name: 'Text of types.ts' }).textContent;
    const renamed = screen.getByLabelText('Name of total');
    await user.clear(renamed);
    await user.type(renamed, 'id{Enter}');
    expect(screen.getByText('Something else is called id already')).toBeTruthy();
    await user.clear(renamed);
    await user.type(renamed, 'amount{Enter}');
    const typed = screen.getByLabelText('Type of amount');
    await user.clear(typed);
    await user.type(typed, 'boolean{Enter}');
    await user.click(screen.getAllByRole('checkbox', { name: 'personal data' })[1]!);
    await waitFor(() => expect(written()).toContain('/** Personal data */\n  amount: boolean;'));
    await type('{"id": 1}');
    expect(await screen.findByText('3 edits do not fit what was read')).toBeTruthy();
    expect(
      screen.getByText('The field Root.total is gone: its new name was not used'),
    ).toBeTruthy();
    await type('{"id": 1, "total": "7"}');
    await waitFor(() => expect(written()).toContain('amount: boolean;'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(written()).toContain('amount: string;'));
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(written()).toContain('amount: boolean;'));
  });

  it('fields and relations are added, and the focus stays near a removed field', async () => {
    const { type, user } = await open();
    await type('{"id": 1, "total": 5}');
    const file = await screen.findByRole('region', { name: 'Text of types.ts' });
    await user.type(screen.getByLabelText('New field'), 'note{Enter}');
    const relation = within(screen.getByRole('form', { name: 'Add relation' }));
    await user.selectOptions(relation.getByLabelText('Relation'), 'has many');
    await user.type(relation.getByLabelText('Field'), 'parts{Enter}');
    await waitFor(() => expect(file.textContent).toMatch(/note: string;\n {2}parts: Root\[\];/));
    await user.click(screen.getByRole('button', { name: 'Remove note' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove parts' }));
    await waitFor(() => expect(file.textContent).not.toContain('note'));
  });

  it('the model is a diagram, whose arrow keys go from entity to entity and whose Enter opens one in the table', async () => {
    const { type, user } = await open();
    await type('{"id": 1, "customer": {"name": "Ann"}, "items": [{"sku": "P-1"}]}');
    await screen.findByRole('region', { name: 'Text of types.ts' });
    await user.click(screen.getByRole('button', { name: 'Diagram' }));
    const root = await screen.findByRole('button', {
      name: 'Root, 3 fields, linked with customer, item',
    });
    const links = within(screen.getByRole('list', { name: 'Links between entities' }));
    expect(links.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Root.customer refers to one customer.',
      'Root.items holds any number of item.',
    ]);
    act(() => root.focus());
    await user.keyboard('{ArrowRight}');
    const chosen = document.activeElement!.getAttribute('data-entity')!;
    expect(['$.customer', '$.items[]']).toContain(chosen);
    await user.keyboard('{Enter}');
    const opened = chosen === '$.customer' ? 'customer' : 'item';
    expect(document.activeElement).toBe(screen.getByRole('region', { name: opened }));
  });

  it('the last diagram stays while the next is laid out; one that fails is named', async () => {
    const questions: (() => void)[] = [];
    const diagram: CodeGenerator['diagram'] = (model, direction) =>
      new Promise((resolve, reject) => {
        questions.push(() =>
          model.entities.length > 2
            ? reject(new Error('too long'))
            : resolve(diagramOf(model, direction)),
        );
      });
    const answer = async (count: number) => {
      await waitFor(() => expect(questions).toHaveLength(count));
      await act(() => Promise.resolve(questions.at(-1)!()));
    };
    const { type, user } = await open({ diagram });
    await type('{"id": 1}');
    await screen.findByRole('region', { name: 'Text of types.ts' });
    await user.click(screen.getByRole('button', { name: 'Diagram' }));
    expect(
      await screen.findByRole('status', { name: 'The diagram is being laid out' }),
    ).toBeTruthy();
    await answer(1);
    expect(await screen.findByRole('button', { name: 'Root, 1 field' })).toBeTruthy();

    await type('{"id": 1, "part": {"id": 2}}');
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Root, 1 field' })).toBeTruthy();
    await answer(2);
    const linked = 'Root, 2 fields, linked with part';
    expect(await screen.findByRole('button', { name: linked })).toBeTruthy();

    await type('{"id": 1, "part": {"id": 2}, "other": {"id": 3}}');
    await answer(3);
    expect(await screen.findByText(/^The diagram could not be laid out/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: linked })).toBeNull();

    await type('{"id": 1}');
    await answer(4);
    expect(await screen.findByRole('button', { name: 'Root, 1 field' })).toBeTruthy();
    expect(screen.queryByText(/^The diagram could not be laid out/)).toBeNull();
  });

  it('several samples become one model; a fault is named at its file', async () => {
    const { type, user } = await open();
    await type('{"id": 1}');
    await screen.findByRole('region', { name: 'Text of types.ts' });
    const written = () => screen.getByRole('region', { name: 'Text of types.ts' }).textContent;
    const input = screen.getByLabelText('Add samples');
    await user.upload(input, [
      json('b.json', '{"id": null, "note": "x"}'),
      json('c.json', '{"id"'),
    ]);
    expect(await screen.findByText(/^Line 1, column 6: /)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove c.json' }));
    await waitFor(() => expect(written()).toContain('id: number | null;\n  note?: string;'));
    await user.upload(screen.getByLabelText('Open a file'), json('d.json', '{"other": true}'));
    await waitFor(() => expect(written()).toContain('other: boolean;'));
    expect(written()).not.toContain('note');
  });

  it('what is too long for a field is a file', async () => {
    const { user, type } = await open();
    const text = JSON.stringify(Array.from({ length: 30_000 }, (_, id) => ({ id, name: 'x' })));
    await type(text);
    expect(screen.getByText('Pasted text')).toBeTruthy();
    expect(screen.getByLabelText('Input').textContent).toBe('');
    await user.upload(screen.getByLabelText('Open a file'), json('big.json', text));
    const file = await screen.findByRole('region', { name: 'Text of types.ts' });
    expect(file.textContent).toContain('name: string;');
    expect(screen.getByText('big.json')).toBeTruthy();
    expect(screen.getByLabelText('Input').textContent).toBe('');
  });

  it('what was typed is there again after another page, and can be restored after a sample took its place', async () => {
    const { type, user } = await open();
    await type('{"mine": 1}');
    await screen.findByRole('region', { name: 'Text of types.ts' });
    await user.type(await screen.findByLabelText('New field'), 'note{Enter}');
    await user.selectOptions(screen.getByLabelText('Write'), 'Zod schemas');
    await user.click(screen.getAllByRole('link', { name: 'About Us' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'About Us' });
    await user.click(await screen.findByRole('link', { name: 'Code Generator' }));
    const file = await screen.findByRole('region', { name: 'Text of schemas.ts' });
    expect(file.textContent).toMatch(/mine: .*\n.*note: /);
    await user.click(screen.getByRole('button', { name: 'A schema' }));
    await waitFor(() => expect(file.textContent).toContain('Task'));
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Input').textContent).toBe('{"mine": 1}');
  });

  it('stores a recipe on the device, and opens it again', async () => {
    const { type, user } = await open();
    await type('{"id": 1}');
    const recipe = within(await screen.findByRole('region', { name: 'Recipe' }));
    await user.selectOptions(screen.getByLabelText('Write'), 'Zod schemas');
    await user.click(recipe.getByLabelText('With the input'));
    await user.click(recipe.getByRole('button', { name: 'Store on this device' }));
    await type('{"other": 2}');
    await user.selectOptions(await screen.findByLabelText('Write'), 'TypeScript types');
    await user.click(
      await screen.findByRole('button', { name: /^Zod schemas · Root · with the input/ }),
    );
    const file = await screen.findByRole('region', { name: 'Text of schemas.ts' });
    await waitFor(() => expect(file.textContent).toContain('id:'));
    expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
  });

  it('a link that cannot be read is named', async () => {
    renderApp(`${paths.codeGenerator}#recipe=AAAA`);
    expect(await screen.findByText(/^The recipe in this link cannot be read/)).toBeTruthy();
  });

  it('says that code or prose is nothing that it reads, unless that is chosen', async () => {
    const { type, user } = await open();
    await type('interface A { id: number, name: string }');
    expect(await screen.findByText(/^Line 1, column 1: This looks like no JSON/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Read as'), 'CSV header and rows');
    expect(await screen.findByRole('region', { name: 'Text of types.ts' })).toBeTruthy();
  });

  it('says that a parser did not come; the input stays', async () => {
    const { type, input } = await open();
    await type('create table a (id int);');
    expect(await screen.findByText('Nothing could be generated')).toBeTruthy();
    expect((input as HTMLTextAreaElement).value).toBe('create table a (id int);');
  });
});
