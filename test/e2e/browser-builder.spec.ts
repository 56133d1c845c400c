import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { clippedTexts, untilQuiet } from '../support/browser.ts';
import { browserSite } from '../support/browser-site.ts';
import { bearer, newKey, register } from '../support/test-api.ts';

const site = browserSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Percents of the capital and dollars that the example of the home page exceeds. */
const TIGHT = {
  ...{ capital: 10_000, capitalSeen: 10_000, riskAlerts: true, maxRiskExposure: 50 },
  ...{ riskPerTrade: 0.5, totalExposure: 0.5, stopLossPerTrade: 0.5 },
  ...{ stopLossTotal: 0.5, stopLossMonthly: 0.5 },
};

const WORDS = {
  'zh-CN': {
    ...{ plan: '规划一笔交易', title: '策略构建器', results: '结果', expected: '期望盈亏' },
    ...{ legs: '合约腿', greeks: '希腊字母' },
  },
  'en-US': {
    ...{ plan: 'Plan a trade', title: 'Strategy builder', results: 'Results' },
    ...{ expected: 'Expected profit', legs: 'Legs', greeks: 'Greeks' },
  },
} as const;

const region = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });
const box = async (at: Locator) => {
  const found = await at.boundingBox();
  if (!found) throw new Error('not shown');
  return { ...found, bottom: found.y + found.height };
};

/** The iron condor of the home page in the builder, all of its figures shown. */
async function openExample(
  options: object,
  limits: object | null,
  locale: keyof typeof WORDS = 'zh-CN',
): Promise<Page> {
  const words = WORDS[locale];
  const page = await site.open({ locale, ...options });
  if (limits) {
    const member = await register(site.api);
    const read = await site.api.call.get('/api/options/settings').set(bearer(member));
    const { data } = read.body as { readonly data: object };
    await site.api.call
      .put('/api/options/settings')
      .set({ ...bearer(member), ...newKey(), 'If-Match': '"1"' })
      .send({ ...data, version: undefined, updatedAt: undefined, ...limits })
      .expect(200);
    await site.api.call
      .post('/api/options/samples')
      .set({ ...bearer(member), ...newKey() })
      .expect(200);
    await page.goto('/auth/login');
    await page.locator('input[type=email]').fill(member.email);
    await page.locator('input[type=password]').fill(member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
  }
  await page.goto('/');
  await page.getByRole('link', { name: words.plan, exact: true }).click();
  await region(page, words.results).getByText(words.expected).waitFor();
  await region(page, words.greeks).getByText('Delta', { exact: true }).waitFor();
  return page;
}

const limitsRow = (page: Page): Locator =>
  page.getByRole('button', { name: /^超出 \d+ 项限额 · / }).filter({ visible: true });

describe('the limits that a plan exceeds', () => {
  it('stand in one row of 32 px under the legs and open a table', async () => {
    const page = await openExample({}, TIGHT);
    const row = limitsRow(page);
    await row.waitFor();
    expect((await box(row)).height).toBe(32);
    const legs = await box(region(page, '合约腿'));
    expect((await box(row)).bottom).toBeLessThanOrEqual(legs.bottom);
    expect((await box(region(page, '结果'))).bottom).toBeLessThan(legs.y);
    await row.click();
    const table = page.getByRole('dialog', { name: '超出你的限额' }).getByRole('table');
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBe(7);
  });

  it('stand above the button that saves on a phone, in one row of 40 px', async () => {
    const page = await openExample(PHONE, TIGHT);
    const row = limitsRow(page);
    await row.waitFor();
    const [{ height, bottom }, save] = [
      await box(row),
      await box(page.locator('footer').getByRole('button', { name: '保存策略' })),
    ];
    expect(height).toBe(40);
    expect(save.y - bottom).toBeLessThanOrEqual(16);
    expect(save.y).toBeGreaterThan(bottom);
  });

  it('are none for a visitor, who has entered none', async () => {
    const page = await openExample({}, null);
    expect(await limitsRow(page).count()).toBe(0);
  });
});

describe('the sum of a figure', () => {
  const openSum = async (page: Page) => {
    await page.locator('main [data-figure=probabilityOfProfit]').first().click();
    const sum = page.getByRole('dialog', { name: 'Chance of profit' });
    await sum.getByText(/^Other measures: \d+\.\d% to \d+\.\d%$/).waitFor();
    await page.waitForTimeout(300);
    return sum;
  };

  it('is at most 480 px high with everything opened, its rest scrolls', async () => {
    const page = await openExample({}, null, 'en-US');
    const sum = await openSum(page);
    for (const fold of ['Formula', /^All inputs \(\d+\)$/, /^Other measures/])
      await sum.getByText(fold).click();
    expect((await box(sum)).height).toBe(480);
    expect(await sum.evaluate((at) => at.scrollHeight > at.clientHeight)).toBe(true);
    await sum.getByText('Exercise').first().scrollIntoViewIfNeeded();
    await page.keyboard.press('Escape');
    await sum.waitFor({ state: 'detached' });
  });

  it('is a sheet of 70 % on a phone, which its bar closes', async () => {
    const page = await openExample(PHONE, null, 'en-US');
    const sum = await openSum(page);
    await sum.getByText(/^All inputs/).click();
    const { x, width, height, bottom, y } = await box(sum);
    expect([x, width, bottom]).toEqual([0, 390, 844]);
    expect(height).toBeLessThanOrEqual(844 * 0.7 + 1);
    await page.mouse.move(195, y + 10);
    await page.mouse.down();
    await page.mouse.move(195, y + 40);
    await page.mouse.up();
    expect((await box(sum)).y).toBe(y);
    await page.mouse.move(195, y + 10);
    await page.mouse.down();
    await page.mouse.move(195, y + 120);
    await page.mouse.up();
    await sum.waitFor({ state: 'detached' });
  });
});

describe('the builder, composed', () => {
  const heights = async (all: Locator): Promise<number[]> =>
    Promise.all((await all.all()).map(async (each) => (await box(each)).height));

  it.each([
    ['zh-CN', 'a visitor', null],
    ['en-US', 'a visitor', null],
    ['zh-CN', 'a user with positions and limits exceeded', TIGHT],
    ['en-US', 'a user with positions and limits exceeded', TIGHT],
  ] as const)(
    '%s: %s sees legs at 420 or higher, one row each, and columns that end together',
    async (locale, _who, limits) => {
      const words = WORDS[locale];
      const page = await openExample({}, limits, locale);
      const [results, legs, greeks] = [
        region(page, words.results),
        region(page, words.legs),
        region(page, words.greeks),
      ];
      if (limits) await legs.locator('[data-notice]').waitFor();
      expect((await box(legs)).y).toBeLessThanOrEqual(420);
      expect(await heights(legs.getByRole('listitem'))).toEqual([40, 40, 40, 40]);
      expect(new Set(await heights(results.locator('dl > div')))).toEqual(new Set([59]));
      expect(new Set(await heights(greeks.locator('dl > div')))).toEqual(new Set([28]));
      const [left, right] = [await box(region(page, words.title)), await box(greeks)];
      expect(Math.abs(left.bottom - right.bottom)).toBeLessThanOrEqual(80);
      expect(await clippedTexts(page)).toEqual([]);
    },
  );

  it('quantity, expiry and source stand under the active leg, and a press on a stepper moves nothing', async () => {
    const page = await openExample({}, null);
    const rows = region(page, '合约腿').getByRole('listitem');
    await rows.nth(0).getByText('买看跌').click();
    await rows.nth(0).getByRole('combobox').first().waitFor();
    expect(await region(page, '合约腿').getByRole('combobox').count()).toBe(2);
    const more = rows.nth(2).getByRole('button', { name: /^更高行权价/ });
    const before = await box(more);
    await more.click();
    await more.click();
    expect((await box(more)).y).toBe(before.y);
    await rows
      .nth(0)
      .getByRole('button', { name: /^数量加一/ })
      .click();
    await rows.nth(0).getByText('买 2 看跌').waitFor();
    // The keyboard opens a row where it enters.
    await rows.nth(1).getByRole('textbox').first().focus();
    await rows.nth(1).getByRole('combobox').first().waitFor();
    expect(await rows.nth(0).getByRole('combobox').count()).toBe(0);
  });

  it('moves nothing that is seen while figures and limits arrive', async () => {
    const page = await openExample({}, TIGHT);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, {
            shifted: ((window as { shifted?: number }).shifted ?? 0) + entry.value,
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await limitsRow(page).waitFor();
    await untilQuiet(page);
    const shifted = await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0);
    expect(shifted).toBeLessThanOrEqual(0.02);
  });
});

describe('feedback', () => {
  /** Tag and milliseconds of every animation that a script began on the page. */
  const animated = (page: Page): Promise<[string, number][]> =>
    page.evaluate(() => (window as unknown as { animated: [string, number][] }).animated);
  const watchAnimations = async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const seen: [string, unknown][] = [];
      Object.assign(window, { animated: seen });
      // oxlint-disable-next-line typescript/unbound-method
      const { animate } = Element.prototype;
      Element.prototype.animate = function (this: Element, frames, options) {
        seen.push([this.tagName, options]);
        return animate.call(this, frames, options);
      };
    });
  };

  it('ruler and greeks have each price at one place and one price of now', async () => {
    const page = await openExample({}, null, 'en-US');
    const ruler = page.getByRole('group', { name: 'Strike ruler' });
    const ticks = (at: Locator) =>
      at
        .locator('svg text')
        .evaluateAll((all) =>
          all
            .filter((each) => /^\d+$/.test(each.textContent))
            .map((each) => [each.textContent, Math.round(each.getBoundingClientRect().x)] as const),
        );
    await page.getByRole('tab', { name: 'Greeks' }).click();
    const plot = page.getByRole('tabpanel', { name: 'Greeks' });
    await plot.getByText(/^Spot /).waitFor();
    const [strikes, prices] = [await ticks(ruler), await ticks(plot)];
    expect(strikes.length).toBeGreaterThan(3);
    const placeOf = new Map(prices);
    // Both are rounded to whole pixels, each from its own width.
    for (const [strike, place] of strikes.slice(1, -1))
      expect([strike, Math.abs((placeOf.get(strike) ?? NaN) - place) <= 1]).toEqual([strike, true]);
    const spot = await ruler.locator('span.font-semibold').first().innerText();
    expect(await plot.getByText(/^Spot /).innerHTML()).toMatch(new RegExp(`^Spot ${spot} `));
  });

  it('a press on a tab shows no ring, a key shows one inside that leaves the underline', async () => {
    const page = await openExample({}, null);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const outline = (name: string) =>
      tab(name).evaluate((each) => {
        const { outlineStyle, outlineOffset } = getComputedStyle(each);
        return [outlineStyle, outlineOffset];
      });
    await tab('热图').click();
    expect((await outline('热图'))[0]).toBe('none');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.textContent === '表格');
    expect(await outline('表格')).toEqual(['solid', '-4px']);
    const line = page.getByRole('tablist').first().locator('> span');
    await page.waitForFunction(
      () => document.querySelector('[role=tablist] > span')?.getAnimations().length === 0,
    );
    const [under, head] = [await box(line), await box(tab('表格'))];
    expect(under.x).toBeCloseTo(head.x, 0);
    expect(under.width).toBeCloseTo(head.width, 0);
    expect(under.height).toBe(2);
    expect(Math.abs(under.bottom - head.bottom)).toBeLessThanOrEqual(1);
  });

  it('figures that a slider changes are tinted for 300 ms', async () => {
    const page = await openExample({}, null);
    await watchAnimations(page);
    await page.reload();
    await region(page, '希腊字母').getByText('Delta', { exact: true }).waitFor();
    await page.getByRole('slider', { name: '日期' }).focus();
    await page.keyboard.press('PageUp');
    await page.waitForFunction(
      () =>
        (window as unknown as { animated: [string, number][] }).animated.filter(
          ([tag, milliseconds]) => tag === 'DD' && milliseconds === 300,
        ).length >= 5,
    );
  });

  it('a saved strategy is told with a way to it, its row tinted for 1.5 s, a second of its name with its expiry', async () => {
    const page = await openExample({}, { ...TIGHT, riskAlerts: false });
    await watchAnimations(page);
    await page.reload();
    await region(page, '希腊字母').getByText('Delta', { exact: true }).waitFor();
    const save = async () => {
      await page.getByRole('button', { name: '更多操作' }).click();
      await page.getByRole('menuitem', { name: '在向导中打开' }).click();
      await page.getByRole('button', { name: '上一步' }).waitFor();
      await page.getByRole('button', { name: '保存策略' }).click();
      await page.waitForURL('**/options/strategies');
    };
    const rows = page.getByRole('table').getByRole('link', { name: /^BAC 铁鹰式/ });
    await save();
    await rows.first().waitFor();
    const before = await rows.count();
    await page.waitForFunction(() =>
      (window as unknown as { animated: [string, number][] }).animated.some(
        ([tag, milliseconds]) => tag === 'TR' && milliseconds === 1500,
      ),
    );
    expect((await animated(page)).filter(([tag]) => tag === 'TR')).toHaveLength(1);
    await page.goto('/options/builder');
    await region(page, '希腊字母').getByText('Delta', { exact: true }).waitFor();
    await save();
    await page.waitForFunction(
      (count) => document.querySelectorAll('tbody a[data-row]').length > count,
      before,
    );
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^BAC 铁鹰式 \d+月\d+日$/),
      expect.stringMatching(/^BAC 铁鹰式 \d+月\d+日$/),
    ]);
    await page.getByText('BAC 铁鹰式 已保存').first().waitFor();
    await page.getByRole('button', { name: '打开', exact: true }).last().click();
    await page.waitForURL('**/options/position/*');
  });
});
