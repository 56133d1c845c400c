/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@toolyard/source", "node", "node-addons"]}
 */
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { baseApi } from '../api/base-api.ts';
import type { DrawnPage } from '../prerender.tsx';
import { App } from './app.tsx';
import { createApplication } from './application.ts';
import { keptValues } from './kept-values.ts';
import { serverServices } from './server-services.ts';
import type { Services } from './services.ts';

const CONTACT = { email: 'desk@yard.example', wechat: 'yard-desk', address: null, social: [] };

/** A reader's browser: it remembers a language, and its server answers at once. */
const reader = (language: string): Services => ({
  ...serverServices,
  fetch: (url) => Promise.resolve(Response.json({ data: url.endsWith('/contact') ? CONTACT : [] })),
  kept: keptValues(() => ({
    getItem: (name) => (name === 'language' ? language : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  })),
});

/** The pages as the build draws them, by a React of their own: contexts outlive a drawing. */
async function drawnPages(): Promise<DrawnPage[]> {
  let pages: DrawnPage[] = [];
  await jest.isolateModulesAsync(async () => {
    const { drawPages } = await import('../prerender.tsx');
    pages = await drawPages();
  });
  return pages;
}

async function openPage(path: string, html: string) {
  const { JSDOM } = await import('jsdom');
  const dom = new JSDOM(`<!doctype html><html><body><div id="root">${html}</div></body></html>`, {
    url: `http://localhost${path}`,
    pretendToBeVisual: true,
  });
  const names = ['window', 'document', 'navigator', 'Node', 'HTMLElement', 'HTMLIFrameElement'];
  for (const name of names) {
    Object.defineProperty(globalThis, name, {
      value: (dom.window as unknown as Record<string, unknown>)[name],
      configurable: true,
    });
  }
  Object.assign(globalThis, { dispatchEvent: () => true });
  return dom;
}

describe('a page drawn at build', () => {
  let pages: DrawnPage[];
  beforeAll(async () => {
    expect(typeof window).toBe('undefined');
    pages = await drawnPages();
  });

  it.each([
    ['/', 'the mixture', serverServices, 'Built to be trusted'],
    ['/', 'Chinese', reader('zh-CN'), '为可信而造'],
    ['/about', 'the mixture', reader('auto'), 'WeChat: yard-desk'],
    ['/about', 'Chinese', reader('zh-CN'), '我们的使命'],
  ])('%s is taken over by a reader of %s without a warning', async (path, _who, services, text) => {
    const { html = '' } = pages.find((page) => page.path === path) ?? {};
    expect(html).toContain(path === '/' ? 'Built to be trusted' : 'Our Mission');
    const dom = await openPage(path, html);
    const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const faults: unknown[] = [];
    const [{ hydrateRoot }, { BrowserRouter }] = await Promise.all([
      import('react-dom/client'),
      import('react-router-dom'),
    ]);
    const root = dom.window.document.getElementById('root')!;
    const drawn = root.querySelector('h1');
    const application = createApplication(services);
    // As a browser does it: inside `act` React drops what changes while a part is taken over.
    const page = hydrateRoot(
      root,
      <BrowserRouter>
        <App application={application} />
      </BrowserRouter>,
      { onRecoverableError: (error) => faults.push(error) },
    );
    for (let tries = 0; tries < 100 && !root.textContent?.includes(text); tries++) await pause(50);
    await pause(50);

    expect(faults).toEqual([]);
    expect(warnings.mock.calls).toEqual([]);
    expect(root.textContent).toContain(text);
    expect(root.querySelector('h1')).toBe(drawn);
    page.unmount();
    // Answers are kept for minutes, which would keep the process.
    application.store.dispatch(baseApi.util.resetApiState());
    warnings.mockRestore();
    dom.window.close();
  });
});
