import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  addressOf,
  ALL_VIEWS,
  keptFor,
  nameOfLook,
  openView,
  prepareSite,
  settle,
  SITE_ROUTES,
  type Known,
  type SiteRoute,
  type View,
} from '../support/site-walk.ts';

/** `A11Y=all` looks at every route in every view (npm run a11y); else at these routes, each in one view. */
const ALL = process.env['A11Y'] === 'all';
const GATE = [
  '/',
  '/tools',
  '/auth/register',
  '/options/wizard',
  '/options/market',
  '/options/builder?plan={plan}',
  '/options/position/{strategy}',
  '/profile',
  '/admin/dashboard',
  '/admin/tools',
  '/admin/users/{user}/edit',
  '/admin/audit',
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const looks: readonly (readonly [name: string, route: SiteRoute, view: View])[] = ALL
  ? SITE_ROUTES.flatMap((route) => ALL_VIEWS.map((view) => [nameOfLook(route, view), route, view]))
  : SITE_ROUTES.filter(({ path }) => GATE.includes(path)).map((route, i) => {
      const view = ALL_VIEWS[(i * 5) % ALL_VIEWS.length] as View;
      return [nameOfLook(route, view), route, view];
    });

/** What axe finds: its rule and the places, one line each. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

describe('XA-05 axe finds nothing', () => {
  let server: AppServer;
  let browser: Browser;
  let known: Known;
  beforeAll(async () => {
    server = await startApp({ DATA_DIR: temporaryFolder('toolyard-a11y') });
    browser = await launchBrowser();
    known = await prepareSite(server.url);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  }, 60_000);

  it.each(looks)('XA-05 %s', async (_name, route, view) => {
    const context = await openView(browser, server.url, view, keptFor(route, known));
    const page = await context.newPage();
    await settle(page, addressOf(route.path, known));
    expect(await findings(page)).toEqual([]);
    await context.close();
  });
});
