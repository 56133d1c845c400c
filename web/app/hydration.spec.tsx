/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@toolyard/source", "node", "node-addons"]}
 */
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { baseApi } from '../api/base-api.ts';
import type { Language } from '@toolyard/core/shared';
import type { PrerenderedPage, PrerenderedSite } from '../prerender.tsx';
import { App } from './app.tsx';
import { createApplication } from './application.ts';
import { storedValues } from './stored-values.ts';
import { serverServices } from './server-services.ts';
import type { Services } from './services.ts';

const CONTACT = { email: 'desk@yard.example', wechat: 'yard-desk', address: null, social: [] };

/** A browser that shows the page in one language and has its language set to another. */
const reader = (page: Language, setting: string): Services => ({
  ...serverServices(page),
  fetch: (url) => {
    if (url.endsWith('/contact')) return Promise.resolve(Response.json({ data: CONTACT }));
    return Promise.resolve(Response.json({ data: url.endsWith('/last-draw') ? null : [] }));
  },
  storage: storedValues(() => ({
    getItem: (name) => (name === 'language' ? setting : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  })),
});

/** The site as the build prerenders it, by a React of its own: contexts outlive a rendering. */
async function prerenderedSite(): Promise<PrerenderedSite[]> {
  let site: PrerenderedSite[] = [];
  await jest.isolateModulesAsync(async () => {
    const { prerenderSite } = await import('../prerender.tsx');
    site = await prerenderSite();
  });
  return site;
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

describe('a prerendered page', () => {
  let site: PrerenderedSite[];
  beforeAll(async () => {
    expect(typeof window).toBe('undefined');
    site = await prerenderedSite();
  });

  it.each([
    ['/', 'en', 'auto', 'Built to be trusted'],
    ['/', 'zh-CN', 'auto', '值得信赖'],
    ['/', 'en', 'zh-CN', '值得信赖'],
    ['/about', 'en', 'auto', 'WeChat: yard-desk'],
    ['/about', 'zh-CN', 'auto', '我们的使命'],
    ['/about', 'en', 'zh-CN', '我们的使命'],
  ] as const)('%s in %s is hydrated with the setting %s', async (path, language, setting, text) => {
    const { pages = [] } = site.find((one) => one.language === language) ?? {};
    const { html = '' } = pages.find((page: PrerenderedPage) => page.path === path) ?? {};
    if (setting === 'auto') expect(html).toContain(text.replace(/WeChat.*/, 'Our Mission'));
    const services = reader(language, setting);
    const dom = await openPage(path, html);
    const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const faults: unknown[] = [];
    const [{ hydrateRoot }, { BrowserRouter }] = await Promise.all([
      import('react-dom/client'),
      import('react-router-dom'),
    ]);
    const root = dom.window.document.getElementById('root')!;
    const heading = root.querySelector('h1');
    const application = createApplication(services);
    // As a browser does it: inside `act` React drops what changes while a part is taken over.
    const page = hydrateRoot(
      root,
      <BrowserRouter>
        <App application={application} />
      </BrowserRouter>,
      { onRecoverableError: (error) => faults.push(error) },
    );
    for (let tries = 0; tries < 400 && !root.textContent?.includes(text); tries++) await pause(50);
    await pause(50);

    expect(faults).toEqual([]);
    expect(warnings.mock.calls).toEqual([]);
    expect(root.textContent).toContain(text);
    expect(root.querySelector('h1')).toBe(heading);
    page.unmount();
    // Answers are kept for minutes, which would keep the process.
    application.store.dispatch(baseApi.util.resetApiState());
    warnings.mockRestore();
    dom.window.close();
  });
});
