import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { codeGenerator, type OutputFile } from '@toolyard/core/codegen';
import { paths } from '../../../app/paths.ts';
import { renderApp } from '../../../test-support/render-app.tsx';

const FILES = [
  { path: 'package.json', text: '{"private": true}\n' },
  { path: 'src/orders/order.entity.ts', text: 'export class Order {}\n' },
  { path: 'src/main.ts', text: 'const limit = 1 < 2;\n' },
];

/** The page, whose generator writes these files whatever the input is. */
async function open(files: readonly OutputFile[]) {
  const generate = codeGenerator({
    document: () => Promise.reject(new Error('no parser')),
    ddl: () => Promise.reject(new Error('no parser')),
  });
  const rendered = renderApp(paths.codeGenerator, {
    services: {
      codeGenerator: () =>
        Promise.resolve({
          generate: async (input) => ({ ...(await generate(input)), files }),
          compare: () => Promise.reject(new Error('no versions')),
          diagram: () => Promise.reject(new Error('nothing is laid out')),
          end: () => undefined,
        }),
    },
  });
  await rendered.user.click(await screen.findByLabelText('Input'));
  await rendered.user.paste('{"id": 1}');
  return rendered;
}

describe('the files of an output', () => {
  beforeAll(async () => {
    await Promise.all([
      import('../codegen-page.tsx'),
      import('../output-card.tsx'),
      import('../model/model-card.tsx'),
      import('../../../i18n/codegen/en.ts'),
    ]);
  });

  it('one file has no tree', async () => {
    await open(FILES.slice(0, 1));
    expect(await screen.findByRole('region', { name: 'Text of package.json' })).toBeTruthy();
    expect(screen.queryByRole('tree')).toBeNull();
  });

  it('several stand in a tree; arrows move in it, close folders and show files in colors', async () => {
    const { user } = await open(FILES);
    expect(await screen.findByText('3 files')).toBeTruthy();
    await user.click(screen.getByRole('treeitem', { name: 'package.json' }));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'main.ts' }));
    const shown = await screen.findByRole('region', { name: 'Text of src/main.ts' });
    await waitFor(() => expect(shown.querySelector('.hljs-keyword')?.textContent).toBe('const'));
    expect(shown.textContent).toBe(FILES[2]!.text);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: 'main.ts' })).toBeNull();
    const folder = screen.getByRole('treeitem', { name: 'src' });
    expect(folder.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'orders' }));
    await user.keyboard('{Home}{End}');
    expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'package.json' }));
  });
});
