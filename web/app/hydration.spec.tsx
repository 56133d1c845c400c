/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@toolyard/source", "node", "node-addons"]}
 */
import { expect, it, jest } from '@jest/globals';
import { baseApi } from '../api/base-api.ts';
import { App } from './app.tsx';
import { createApplication } from './application.ts';
import { serverServices } from './server-services.ts';

/** The home page as the build draws it, by a React of its own: contexts outlive a drawing. */
async function drawnHome(): Promise<string> {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    const { drawPages } = await import('../prerender.tsx');
    html = (await drawPages()).find(({ path }) => path === '/')?.html ?? '';
  });
  return html;
}

it('/ is drawn on Node, without window or storage, and taken over in a browser without a warning', async () => {
  expect(typeof window).toBe('undefined');
  const html = await drawnHome();
  expect(html).toContain('All-in-One Tool Platform');
  expect(html).toContain('Built to be trusted');

  const { JSDOM } = await import('jsdom');
  const dom = new JSDOM(`<!doctype html><html><body><div id="root">${html}</div></body></html>`, {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  const names = ['window', 'document', 'navigator', 'Node', 'HTMLElement', 'HTMLIFrameElement'];
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      value: (dom.window as unknown as Record<string, unknown>)[name],
      configurable: true,
    });
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const faults: unknown[] = [];

  const [{ hydrateRoot }, { act }, { BrowserRouter }] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    import('react-router-dom'),
  ]);
  const root = dom.window.document.getElementById('root')!;
  const drawn = root.querySelector('h1');
  const application = createApplication(serverServices);
  let page: { unmount(): void } | undefined;
  await act(async () => {
    page = hydrateRoot(
      root,
      <BrowserRouter>
        <App application={application} />
      </BrowserRouter>,
      { onRecoverableError: (error) => faults.push(error) },
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

  expect(faults).toEqual([]);
  expect(warnings.mock.calls).toEqual([]);
  expect(root.querySelector('h1')).toBe(drawn);
  act(() => page?.unmount());
  // Answers are kept for minutes, which would keep the process.
  application.store.dispatch(baseApi.util.resetApiState());
  warnings.mockRestore();
  dom.window.close();
});
