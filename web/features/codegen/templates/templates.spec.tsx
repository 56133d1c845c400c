import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { codeGenerator, renderTemplate } from '@toolyard/core/codegen';
import { LiquidTemplateRenderer } from '@toolyard/liquid';
import { strFromU8, unzipSync } from 'fflate';
import { paths } from '../../../app/paths.ts';
import type { TemplateRunner } from '../../../app/template-in-worker.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { readTemplates } from './stored-templates.ts';

const none = () => Promise.reject(new Error('no parser'));

/** Fills templates beside the page as the worker does; one that says `endless` never ends. */
const runner: TemplateRunner = {
  run: (template, model) =>
    Promise.resolve(
      template.includes('endless')
        ? 'stopped'
        : renderTemplate(template, model, new LiquidTemplateRenderer()),
    ),
  end: () => undefined,
};

async function open() {
  const rendered = renderApp(paths.codeGenerator, {
    services: {
      codeGenerator: () =>
        Promise.resolve({
          generate: codeGenerator({ document: none, ddl: none }),
          compare: () => Promise.reject(new Error('nothing is compared')),
          diagram: () => Promise.reject(new Error('nothing is laid out')),
          end: () => undefined,
        }),
      templateRunner: () => Promise.resolve(runner),
    },
  });
  const input = await screen.findByLabelText('Input');
  await rendered.user.click(input);
  await rendered.user.paste('{"id": 1, "customer": {"name": "Ann"}}');
  await rendered.user.click(await screen.findByRole('button', { name: /^Use a template/ }));
  const card = within(await screen.findByRole('region', { name: 'Templates of your own' }));
  const text = await card.findByLabelText('Text of the template');
  const write = (template: string) => fireEvent.change(text, { target: { value: template } });
  return { ...rendered, card, text, write };
}

beforeAll(async () => {
  await Promise.all([import('../codegen-page.tsx'), import('./templates-card.tsx')]);
});

describe('templates of the user', () => {
  it('begin with an example, make a file for each entity, and are stored', async () => {
    const { card, user, write } = await open();
    const file = await card.findByRole('region', { name: 'Text of docs/root.md' });
    expect(file.textContent).toContain('| customer | customer |');
    await user.selectOptions(card.getByLabelText('Files of the template'), 'docs/customer.md');
    await card.findByRole('region', { name: 'Text of docs/customer.md' });
    write('---\npath: a.txt\n---\n{{ entities.size }} <b>');
    const own = await card.findByRole('region', { name: 'Text of a.txt' });
    await waitFor(() => expect(own.textContent).toBe('2 <b>'));
    expect(readTemplates().map(({ text }) => text)).toEqual([
      '---\npath: a.txt\n---\n{{ entities.size }} <b>',
    ]);
  });

  it('name the line of a fault and say that they were stopped; what they made before stays', async () => {
    const { card, text, write } = await open();
    await card.findByRole('region', { name: 'Text of docs/root.md' });
    write('a\n{{ entities | nothing }}');
    expect(await card.findByText('Line 2, column 1: There is no filter “nothing”')).toBeTruthy();
    expect(text.getAttribute('aria-invalid')).toBe('true');
    write('endless');
    expect(await card.findByText(/took longer than 2 seconds/)).toBeTruthy();
    expect(card.getByRole('region', { name: 'Text of docs/root.md' })).toBeTruthy();
  });

  it('are opened as files, and all that they make comes as one archive, without what has a fault', async () => {
    const downloads: Blob[] = [];
    URL.createObjectURL = jest.fn((blob: Blob | MediaSource) => {
      downloads.push(blob as Blob);
      return 'blob:';
    });
    URL.revokeObjectURL = jest.fn();
    HTMLAnchorElement.prototype.click = () => undefined;
    const { card, user } = await open();
    const file = (name: string, text: string) =>
      Object.assign(new File([text], name), { text: () => Promise.resolve(text) });
    await user.upload(card.getByLabelText('Open template files', { selector: 'input' }), [
      file('docs.liquid', '---\npath: a.txt\n---\n{{ entities.size }}'),
      file('more.liquid', '---\npath: a.txt\n---\nmore'),
      file('bad.liquid', '{% if %}'),
    ]);
    expect(await card.findByLabelText('Template')).toBeTruthy();
    expect(readTemplates().map(({ name }) => name)).toEqual(['docs', 'more', 'bad']);
    await user.click(card.getByRole('button', { name: 'All as zip' }));
    expect(await screen.findByText('Left out, because of faults: bad')).toBeTruthy();
    const bytes = new Uint8Array(await new Response(downloads.at(-1)).arrayBuffer());
    const files = Object.entries(unzipSync(bytes)).map(([path, text]) => [path, strFromU8(text)]);
    expect(files).toEqual([
      ['a.txt', '2'],
      ['more/a.txt', 'more'],
    ]);
  });

  it('are several, and a deleted one comes back', async () => {
    const { card, user } = await open();
    await user.click(card.getByRole('button', { name: 'New template' }));
    await user.clear(card.getByLabelText('Name of the template'));
    await user.type(card.getByLabelText('Name of the template'), 'Docs');
    expect(readTemplates().map(({ name }) => name)).toEqual(['Template 1', 'Docs']);
    await user.click(card.getByRole('button', { name: 'Delete' }));
    expect(readTemplates().map(({ name }) => name)).toEqual(['Template 1']);
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(readTemplates().map(({ name }) => name)).toEqual(['Template 1', 'Docs']);
  });
});
