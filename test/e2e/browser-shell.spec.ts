import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import {
  clippedTexts,
  launchBrowser,
  openPage,
  sidewaysScroll,
  type WatchedPage,
  untilQuiet,
} from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { openPalette, raiseToast } from '../support/palette.ts';

let browser: Browser;
let server: AppServer;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  server = await startApp({
    DATA_DIR: temporaryFolder('toolyard-shell'),
    CLOCK: 'manual',
    CONTACT_WECHAT: 'toolyard',
    SOCIAL_LINKS: 'https://github.com/toolyard https://x.com/toolyard',
  });
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = async (options: BrowserContextOptions = {}) => {
  watched = await openPage(browser, { baseURL: server.url, ...options });
  page = watched.page;
};

afterEach(async () => {
  const { faults } = watched;
  await watched.close();
  expect(faults).toEqual([]);
});

const site = async (path = '/') => {
  await page.goto(path);
  await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
};
const rendered = () =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

describe('the header in a real browser', () => {
  it('SH-02 SH-03 SH-04 stays at the top; a shadow stands under it above 10 px of scrolling only', async () => {
    await open({ reducedMotion: 'reduce' });
    await site();
    const looks: unknown[] = [];
    for (const y of [0, 10, 11, 600, 10]) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await rendered();
      const look = await page.getByRole('banner').evaluate((header) => ({
        top: header.getBoundingClientRect().top,
        shadow: getComputedStyle(header).boxShadow !== 'none',
      }));
      looks.push([y, look.top, look.shadow]);
    }
    expect(looks).toEqual([
      [0, 0, false],
      [10, 0, false],
      [11, 0, true],
      [600, 0, true],
      [10, 0, false],
    ]);
  });

  it.each([
    [768, true],
    [767, false],
  ])('SH-06 at %i px the top bar is shown: %s; else the menu button', async (width, wide) => {
    await open({ viewport: { width, height: 800 } });
    await site();
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(wide);
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(!wide);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('SH-17 SH-23 the pointer opens a list, and the click that follows at once leaves it open', async () => {
    await open();
    await site();
    await page.getByRole('button', { name: 'Resources' }).click();
    expect(await page.getByRole('link', { name: 'Tutorials' }).isVisible()).toBe(true);
    await page.mouse.move(720, 500);
    await page.getByRole('link', { name: 'Tutorials' }).waitFor({ state: 'hidden' });
  });

  it('SH-26 SH-43 has the social links of the installation, and so has the footer', async () => {
    await open();
    await site();
    for (const place of ['banner', 'contentinfo'] as const)
      expect(
        await page
          .getByRole(place)
          .getByRole('link', { name: 'GitHub' })
          .first()
          .getAttribute('href'),
      ).toBe('https://github.com/toolyard');
    await page.getByRole('contentinfo').getByText('WeChat: toolyard').waitFor();
  });
});

describe('addresses in a real browser', () => {
  it('RT-02 an unknown path leads home and Back does not lead into it again', async () => {
    await open();
    await site('/resources/docs');
    await page.goto('/no/such/page');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/resources/docs');
  });

  it('SH-40 a link of the footer leads to its part of the about page, below the header', async () => {
    await open({ viewport: { width: 1440, height: 700 } });
    await site();
    for (const [name, id] of [
      ['Join Us', 'join'],
      ['Partners', 'partners'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/about' && url.hash === `#${id}`);
      await page.waitForFunction((part) => {
        const at = document.activeElement;
        return at !== null && document.getElementById(part)?.contains(at);
      }, id);
      const { top, scrolled, height } = await page.evaluate((part) => {
        const box = document.getElementById(part)?.getBoundingClientRect();
        return { top: box?.top ?? -1, scrolled: window.scrollY, height: window.innerHeight };
      }, id);
      expect(top).toBeGreaterThanOrEqual(56);
      expect(top).toBeLessThan(height);
      expect(scrolled).toBeGreaterThan(0);
    }
  });
});

describe('toasts in a real browser', () => {
  const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  it('TO-06 TO-07 leaves by itself after 5 s, but not while it is hovered or the window is not looked at', async () => {
    await open();
    await page.clock.install();
    await site();
    await raiseToast(page);
    await toast().hover();
    await page.clock.runFor(60_000);
    expect(await toast().count()).toBe(1);
    await page.mouse.move(10, 300);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.clock.runFor(60_000);
    expect(await toast().count()).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.runFor(5500);
    await toast().waitFor({ state: 'detached' });
  });

  it.each([
    ['TO-09 49 px to the right: springs back', 49, true],
    ['TO-10 200 px to the left: stays', -200, true],
    ['TO-09 50 px to the right: is dismissed', 50, false],
  ])('%s', async (_name, distance, stays) => {
    await open();
    await site();
    await raiseToast(page);
    await page.waitForTimeout(300);
    const before = await toast().boundingBox();
    if (!before) throw new Error('no toast');
    const [x, y] = [Math.round(before.x + 60), Math.round(before.y + 20)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const part of [0.25, 0.5, 0.75, 1])
      await page.mouse.move(x + Math.round(distance * part), y);
    await page.mouse.up();
    if (!stays) return toast().waitFor({ state: 'detached' });
    await eventually(
      async () => (await toast().boundingBox())?.x,
      (x) => x === before.x,
    );
  });
});

describe('the options area on a phone', () => {
  it('has a header of 48 px, its page right under it, and a bar of 56 px with the way to every page', async () => {
    await open({ viewport: { width: 390, height: 844 } });
    await site('/options/market');
    const top = page.getByRole('banner');
    const bar = page.getByRole('navigation', { name: 'Options' });
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    expect((await top.boundingBox())?.height).toBe(48);
    expect((await title.boundingBox())?.y).toBeLessThanOrEqual(72);
    expect(await bar.boundingBox()).toEqual({ x: 0, y: 844 - 56, width: 390, height: 56 });
    const cells = bar.locator('a, button');
    expect(await cells.allInnerTexts()).toEqual([
      'Market',
      'Watchlist',
      'Builder',
      'Positions',
      'More',
    ]);
    for (const cell of await cells.all())
      expect((await cell.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await bar.getByRole('button', { name: 'More' }).click();
    const sheet = page.getByRole('dialog', { name: 'Options' });
    await sheet.waitFor();
    const links = await sheet.getByRole('link').all();
    expect(links).toHaveLength(12);
    for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await sheet.getByText(/^Market (open|closed)$|^Extended hours$/).waitFor();
    await sheet.getByRole('link', { name: 'Capital' }).click();
    await page.waitForURL('**/options/capital');
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('the foot of the wizard stands in the place of the bar; the pages are in the menu of the header', async () => {
    await open({ viewport: { width: 390, height: 844 } });
    await site('/options/wizard');
    await page.getByRole('button', { name: 'Next' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Options' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Options', exact: true }).click();
    await menu.getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL('**/options/settings');
    await page.getByRole('navigation', { name: 'Options' }).waitFor();
  });
});

describe('for every reader', () => {
  const LOOKED = ['/', '/about', '/auth/login', '/resources/docs'];

  it('XA-07 with reduced motion nothing slides or fades', async () => {
    const moving = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => {
            const { animationDuration, transitionDuration } = getComputedStyle(element);
            // A millisecond is seen by nobody, and lets an animation say that it has begun and ended.
            return `${animationDuration},${transitionDuration}`
              .split(',')
              .some((time) => Number.parseFloat(time) > 0.001);
          }).length,
      );
    const withMenus = async () => {
      await site();
      await page.getByRole('button', { name: 'Resources' }).click();
      await openPalette(page);
      return moving();
    };
    await open({ reducedMotion: 'reduce' });
    expect(await withMenus()).toBe(0);
    await watched.close();
    await open({ reducedMotion: 'no-preference' });
    expect(await withMenus()).toBeGreaterThan(0);
  });

  it.each([
    [1440, 900],
    [360, 780],
  ])('XA-08 at %i px every target of the frame is at least 24 by 24 px', async (width, height) => {
    await open({ viewport: { width, height } });
    await site('/resources/docs');
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click();
    else await openPalette(page);
    await page.getByRole('dialog').waitFor();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, [role=option], input')]
        .filter((target) => target.checkVisibility() && !target.closest('.sr-only'))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ target, box }) => target.className !== '' && (box.width < 24 || box.height < 24))
        .filter(({ target }) => !target.className.includes('sr-only'))
        .map(({ target, box }) => `${target.textContent} ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  });

  it('XA-08 the focus has a ring of 2 px and never lies under the header', async () => {
    await open({ viewport: { width: 1280, height: 600 } });
    await site('/about');
    const faults: string[] = [];
    // From the last target backwards: what comes into view from above comes from under the header.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Shift+Tab');
      const look = await page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const own = at.closest('header, [class*="sr-only"]') !== null;
        return {
          name: at.textContent,
          ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
          hidden: !own && box.top < 56,
        };
      });
      if (look === null) break;
      if (look.ring < 2) faults.push(`${look.name}: a ring of ${look.ring}`);
      if (look.hidden) faults.push(`${look.name} lies under the header`);
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['400 %', 320, 256],
    ['200 %', 640, 450],
    ['a small phone', 320, 640],
  ])('XA-09 at %s the frame holds without sideways scrolling', async (_name, width, height) => {
    // A list that still slides open moves its links away from under a click.
    await open({ viewport: { width, height }, reducedMotion: 'reduce' });
    for (const path of LOOKED) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await sidewaysScroll(page), await clippedTexts(page)]).toEqual([path, 0, []]);
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Lottery', 'Tools', 'Resources'])
      await menu.getByRole('button', { name }).click();
    await menu.getByRole('link', { name: 'API Reference' }).click();
    await page.waitForURL('**/resources/api');
    await openPalette(page);
    // It stands among the pages, and among those that were visited once these are read.
    await page.getByRole('option', { name: 'About Us' }).first().click();
    await page.waitForURL('**/about');
  });

  it.each([
    [1440, 900],
    [360, 780],
  ])('XA-10 at %i px nothing moves while a page and its data come', async (width, height) => {
    await open({ viewport: { width, height } });
    await page.addInitScript(() => {
      const seen: number[] = [];
      (window as { shifts?: number[] }).shifts = seen;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved: Record<string, number> = {};
    const paths = ['/', '/about', '/tools', '/lottery', '/options', '/resources/docs'];
    for (const path of paths) {
      await page.goto(path);
      await untilQuiet(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      moved[path] = await page.evaluate(
        () => (window as { shifts?: number[] }).shifts?.reduce((sum, shift) => sum + shift, 0) ?? 1,
      );
    }
    expect(moved).toEqual(Object.fromEntries(paths.map((path) => [path, 0])));
  });
});
