import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserSite } from '../support/browser-site.ts';
import { measurePage, type PageMeasures } from '../support/page-measures.ts';
import {
  addressOf,
  changeView,
  openView,
  settle,
  somebodyOn,
  storageFor,
  type Known,
} from '../support/site-journey.ts';
import { nameOf, SITE_ROUTES, type SiteRoute } from '../support/site-routes.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const SHIFT_LIMIT = 0.02;
const PHONE = 390;
const WIDTHS: readonly number[] = [1440, PHONE];
const THEMES = ['light', 'dark'] as const;

/** `npm run test:measures` walks every route; `test:slow` these. */
const GATE = [
  '/lottery/{event}/verify',
  '/options/builder?plan={plan}',
  '/options/market',
  '/options/position/{strategy}',
  '/options/stock/MSFT',
  '/admin/profile',
];

const routes: readonly SiteRoute[] = FULL_SIZE
  ? SITE_ROUTES
  : SITE_ROUTES.filter(({ path }) => GATE.includes(path));

interface Shift {
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** Runs in the page before its own scripts: notes each layout shift that follows no input. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  const words = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? '');
  type Entry = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${words(node)} from ${rect(previousRect)} to ${rect(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly shifts: readonly Shift[] }).shifts);

const COLUMNS = ['shift', 'sideways', 'text < 11', 'contrast', 'targets < 40', 'page'] as const;

describe('every page holds its measures', () => {
  const site = browserSite();
  let visitor: () => Promise<Known>;
  beforeAll(() => {
    visitor = somebodyOn(site.url);
    process.stdout.write(`${COLUMNS.join('  ')}\n`);
  });
  it.each(routes.flatMap((route) => WIDTHS.map((width) => [nameOf(route), width, route] as const)))(
    '%s at %i px',
    async (name, width, route) => {
      const who = await visitor();
      const view = { language: 'en', width } as const;
      const first = { ...view, theme: 'light' } as const;
      const isPhone = width === PHONE;
      const context = await openView(site.browser, site.url, first, storageFor(route, who), {
        hasTouch: isPhone,
      });
      await context.addInitScript(noteShifts);
      const page = await context.newPage();
      await settle(page, addressOf(route.path, who));
      const shifts = await shiftsOf(page);
      const shift = shifts.reduce((total, { value }) => total + value, 0);
      const measures: Record<string, PageMeasures> = {};
      for (const theme of THEMES) {
        if (theme !== first.theme) await changeView(page, { ...view, theme });
        measures[theme] = await measurePage(page);
      }
      await context.close();
      const { light, dark } = measures as Record<(typeof THEMES)[number], PageMeasures>;
      const lowContrast = [
        ...light.lowContrast,
        ...dark.lowContrast.map((each) => `${each}, dark`),
      ];
      const { smallText, sideways } = light;
      const smallTargets = isPhone ? light.smallTargets : [];
      const cells = [
        shift.toFixed(3),
        ...[sideways, smallText.length, lowContrast.length, smallTargets.length],
        `${name} at ${width}`,
      ];
      const row = cells.map((cell, i) => String(cell).padStart(COLUMNS[i]?.length ?? 0));
      process.stdout.write(`${row.join('  ')}\n`);
      const moved = shift <= SHIFT_LIMIT ? [] : shifts.filter(({ value }) => value > 0.001);
      expect({ moved, sideways, smallText, lowContrast, smallTargets }).toEqual({
        moved: [],
        sideways: 0,
        smallText: [],
        lowContrast: [],
        smallTargets: [],
      });
    },
  );
});
