import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import request from 'supertest';
import { spreadBody } from './strategy-bodies.ts';

/** A page of the site and who may see it. */
export interface SiteRoute {
  readonly path: string;
  readonly signedIn?: boolean;
}

/** Every route that has a page; `{event}` and `{strategy}` stand for ids that the server knows. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/tools' },
  { path: '/auth/login' },
  { path: '/auth/register' },
  { path: '/auth/forgot' },
  { path: '/auth/reset?token=unknown' },
  { path: '/lottery' },
  { path: '/lottery/{event}' },
  { path: '/lottery/unknown' },
  { path: '/lottery/winners' },
  { path: '/lottery/guide' },
  { path: '/tools/data-analysis' },
  { path: '/tools/content' },
  { path: '/tools/code-generator' },
  { path: '/resources/docs' },
  { path: '/resources/tutorials' },
  { path: '/resources/api' },
  { path: '/options' },
  { path: '/options', signedIn: true },
  { path: '/options/wizard' },
  { path: '/options/strategies', signedIn: true },
  { path: '/options/position/{strategy}', signedIn: true },
  { path: '/options/position/unknown', signedIn: true },
  { path: '/profile', signedIn: true },
  { path: '/settings', signedIn: true },
  { path: '/settings?tab=account', signedIn: true },
];

export const LANGUAGE_SETTINGS = ['auto', 'en', 'zh-CN'] as const;
export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [1440, 360] as const;

/** How a page is looked at. */
export interface View {
  readonly language: (typeof LANGUAGE_SETTINGS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly width: (typeof WIDTHS)[number];
}

export const ALL_VIEWS: readonly View[] = LANGUAGE_SETTINGS.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ language, theme, width }))),
);

/** What a look at a route is called in reports. */
export const nameOfLook = (
  { path, signedIn }: SiteRoute,
  { language, theme, width }: View,
): string => `${path}${signedIn ? ' signed in' : ''}, ${language} ${theme} ${width}`;

interface Session {
  readonly token: string;
  readonly user: unknown;
}

/** Somebody who has an account with one saved strategy, and an event of the lottery. */
export interface Known {
  readonly session: Session;
  readonly event: string;
  readonly strategy: string;
}

export async function prepareSite(url: string): Promise<Known> {
  const call = request(url);
  const email = `reader-${randomUUID()}@example.com`;
  const account = { name: '林晓', email, password: `unguessable ${randomUUID()}` };
  const registered = await call.post('/api/auth/register').send(account).expect(201);
  const session = registered.body as Session;
  const saved = await call
    .post('/api/options/strategies')
    .set({ Authorization: `Bearer ${session.token}`, 'Idempotency-Key': randomUUID() })
    .send(await spreadBody({ call }))
    .expect(201);
  const events = await call.get('/api/lottery/events').expect(200);
  const [event] = (events.body as { data: { id: string }[] }).data;
  const { id: strategy } = (saved.body as { data: { id: string } }).data;
  return { session, event: event?.id ?? '', strategy };
}

export const addressOf = (path: string, { event, strategy }: Known): string =>
  path.replace('{event}', event).replace('{strategy}', strategy);

/** A context with the preferences of the view, signed in where it should be. */
export async function openView(
  browser: Browser,
  url: string,
  view: View,
  session: Session | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: view.width, height: 900 },
    reducedMotion: 'reduce',
  });
  const kept = {
    theme: view.theme,
    language: view.language,
    ...(session && { userToken: session.token, userInfo: JSON.stringify(session.user) }),
  };
  await context.addInitScript((values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, kept);
  return context;
}

/** Goes there and waits until the page has its heading and nothing loads any more. */
export async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}
