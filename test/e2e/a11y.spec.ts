import { AxeBuilder } from '@axe-core/playwright';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { axeFindings } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import {
  ALL_VIEWS,
  nameOf,
  nameOfLook,
  SITE_ROUTES,
  type SiteRoute,
  type View,
} from '../support/site-routes.ts';
import {
  addressOf,
  changeView,
  storageFor,
  openView,
  settle,
  somebodyOn,
  type Known,
} from '../support/site-journey.ts';
import { FULL_SIZE } from '../support/test-size.ts';

/** `npm run test:a11y` checks every route in every view; `test:integration` these routes, each in one view of its own. */
const GATE = [
  '/',
  '/options/builder?plan={plan}',
  '/options/position/{strategy}',
  '/admin/users/{user}/edit',
];
/** Pixels; less than a control is high, so that each control passes the edge of the foot. */
const SCROLL_STEP = 13;
/** `npm run test:a11y` scrolls the whole page, `test:integration` so many pixels of it. */
const SCROLLED = FULL_SIZE ? Infinity : 39;
const PHONE_HEIGHT = 900;

type Look = readonly [name: string, route: SiteRoute, views: readonly View[]];

const looks: readonly Look[] = FULL_SIZE
  ? SITE_ROUTES.map((route) => [`${nameOf(route)} in every view`, route, ALL_VIEWS])
  : SITE_ROUTES.filter(({ path }) => GATE.includes(path)).map((route, i) => {
      const view = ALL_VIEWS[(i * 5) % ALL_VIEWS.length] as View;
      return [nameOfLook(route, view), route, [view]];
    });

/** Runs in the page: the controls that have the focus and lie below the upper edge of the foot. */
function focusedUnderFoot(): string[] {
  const foot = [...document.querySelectorAll('.phone-foot')].find(
    (each) => each.getClientRects().length > 0,
  );
  const edge = foot?.getBoundingClientRect().top ?? 0;
  const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)');
  return [...controls].flatMap((control) => {
    control.focus();
    const isUnder = !foot?.contains(control) && control.getBoundingClientRect().bottom > edge + 1;
    return isUnder && document.activeElement === control ? [control.outerHTML.slice(0, 120)] : [];
  });
}

describe('XA-05 axe finds nothing', () => {
  const site = browserSite();
  let visitor: () => Promise<Known>;
  beforeAll(() => {
    visitor = somebodyOn(site.url);
  });

  it.each(looks)(
    'XA-05 %s',
    async (_name, route, views) => {
      const who = await visitor();
      const [first] = views as [View];
      const context = await openView(site.browser, site.url, first, storageFor(route, who));
      const page = await context.newPage();
      const address = addressOf(route.path, who);
      await settle(page, address);
      const found: string[] = [];
      for (const view of views) {
        if (view !== first) await changeView(page, view);
        found.push(
          ...(await axeFindings(page)).map((each) => `${nameOfLook(route, view)}: ${each}`),
        );
      }
      // Nobody was led to a sign-in instead.
      expect(new URL(page.url()).pathname).toBe(new URL(address, site.url).pathname);
      expect(found).toEqual([]);
      await context.close();
    },
    FULL_SIZE ? 300_000 : undefined,
  );

  it.each(['/options/builder?plan={plan}', '/options/wizard?symbol=MSFT'])(
    'XA-05 the foot of %s on a phone covers no control at any scroll position',
    async (path) => {
      const who = await visitor();
      const view = { theme: 'light', language: 'en', width: 360 } as const;
      const context = await openView(site.browser, site.url, view, {});
      const page = await context.newPage();
      await settle(page, addressOf(path, who));
      const found = new Set<string>();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < Math.min(height, SCROLLED); top += SCROLL_STEP) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        const { violations } = await new AxeBuilder({ page })
          .withRules(['target-size'])
          .setLegacyMode()
          .analyze();
        for (const { target } of violations.flatMap(({ nodes }) => nodes)) {
          const box = await page.locator(String(target)).boundingBox();
          if (box && box.y > PHONE_HEIGHT / 2) found.add(`${top}: ${String(target)}`);
        }
      }
      expect([...found]).toEqual([]);
      expect(await page.evaluate(focusedUnderFoot)).toEqual([]);
      await context.close();
    },
    FULL_SIZE ? 300_000 : 60_000,
  );
});
