/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@toolyard/source", "node", "node-addons"]}
 */
import { expect, it, jest } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createApplication } from './application.ts';
import { serverServices } from './server-services.ts';

it('/ is drawn on Node, without window or storage, and taken over in a browser without a warning', async () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <StaticRouter location="/">
      <App application={createApplication(serverServices)} />
    </StaticRouter>,
  );
  expect(html).toContain('All-in-One Tool Platform');

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
  let page: { unmount(): void } | undefined;
  await act(async () => {
    page = hydrateRoot(
      root,
      <BrowserRouter>
        <App application={createApplication(serverServices)} />
      </BrowserRouter>,
      { onRecoverableError: (error) => faults.push(error) },
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

  expect(faults).toEqual([]);
  expect(warnings.mock.calls).toEqual([]);
  expect(root.querySelector('h1')).toBe(drawn);
  act(() => page?.unmount());
  warnings.mockRestore();
  dom.window.close();
});
