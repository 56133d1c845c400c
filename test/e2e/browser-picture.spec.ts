import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { readPdf } from '../support/pdf.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { person } from '../support/visitor.ts';
import { register } from '../support/wizard-journey.ts';
import { triedLooks } from '../support/test-size.ts';

/** Wednesday, 10:30 in New York. */
const WEDNESDAY = Date.UTC(2026, 2, 4, 15, 30);

const TEXTS = {
  'en-US': {
    plan: 'Plan a trade',
    share: 'Share',
    picture: 'Save or copy picture...',
    full: 'All legs and figures',
    save: 'Save PNG',
    copy: 'Copy picture',
    copied: 'Picture copied',
    said: ['Iron condor', 'Quotes as of 03/04/2026', 'American exercise', 'Simulated data'],
  },
  'zh-CN': {
    plan: '规划一笔交易',
    share: '分享',
    picture: '保存或复制图片...',
    full: '全部合约腿和数据',
    save: '保存 PNG',
    copy: '复制图片',
    copied: '图片已复制',
    said: ['铁鹰式', '报价截至纽约时间 2026/03/04', '美式行权', '模拟数据'],
  },
} as const;
type Locale = keyof typeof TEXTS;

let browser: Browser;
let api: TestApi;
let open: WatchedPage | null = null;

beforeAll(async () => {
  api = await openTestApi({ settings: { manualClock: true } });
  await api.call
    .post('/api/test/clock')
    .send({ now: new Date(WEDNESDAY).toISOString() })
    .expect(204);
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
});
beforeEach(() => {
  open = null;
});
afterEach(async () => {
  const faults = open?.faults ?? [];
  await open?.close();
  expect(faults).toEqual([]);
});

async function visit(locale: Locale, colorScheme: 'light' | 'dark'): Promise<Page> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  open = await openPage(browser, { baseURL: api.url, locale, colorScheme, permissions });
  await open.page.clock.setFixedTime(WEDNESDAY);
  return open.page;
}

/** The builder with a sample trade of four legs. */
async function planned(locale: Locale, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await visit(locale, colorScheme);
  await page.goto('/');
  await page.getByRole('link', { name: TEXTS[locale].plan, exact: true }).first().click();
  await page
    .getByRole('img', { name: /^(Payoff chart|盈亏图)/ })
    .first()
    .waitFor();
  return page;
}

const pictureOf = (page: Page) => page.getByRole('dialog').locator('svg[viewBox^="0 0 1200"]');

async function openPicture(page: Page, locale: Locale) {
  await page.getByRole('button', { name: TEXTS[locale].share, exact: true }).click();
  await page.getByRole('menuitem', { name: TEXTS[locale].picture }).click();
  await pictureOf(page).waitFor();
}

async function saved(page: Page, locale: Locale): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: TEXTS[locale].save, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^toolyard-[\p{L}\p{N}-]+\.png$/u);
  return readFile(await download.path());
}

/** How many of the picture's pixels have one of these colours, and how many colours there are. */
async function coloursOf(png: Buffer, wanted: readonly string[]) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = new Map<string, number>();
  for (let i = 0; i < data.length; i += 3) {
    const colour = data.toString('hex', i, i + 3);
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return {
    size: [info.width, info.height],
    colours: found.size,
    pixels: wanted.map((colour) => found.get(colour.replace('#', '')) ?? 0),
  };
}

/** The colours of the tokens around the picture. */
const tokensOf = (page: Page) =>
  pictureOf(page).evaluate((svg) =>
    ['surface', 'ink', 'up', 'down', 'accent'].map((name) =>
      getComputedStyle(svg)
        .getPropertyValue(`--${name}`)
        .trim()
        // The build shortens #ffffff.
        .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
    ),
  );

describe.each(
  triedLooks(
    [
      ['en-US', 'light'],
      ['zh-CN', 'dark'],
    ] as const,
    1,
  ),
)('a plan as a picture, %s %s', (locale, scheme) => {
  const texts = TEXTS[locale];

  it('is saved and copied without a request, as large as it says and in the colours of the theme', async () => {
    const page = await planned(locale, scheme);
    await openPicture(page, locale);
    const words = await pictureOf(page).evaluate((svg) => svg.textContent);
    for (const said of [...texts.said, 'BAC', '工具坊', '−1σ']) expect(words).toContain(said);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) requests.push(request.url());
    });
    await page.context().setOffline(true);
    const card = await coloursOf(await saved(page, locale), await tokensOf(page));
    expect(card.size).toEqual([2400, 1260]);
    // The sheet covers most; text and lines are there in their colours.
    expect(card.pixels[0]).toBeGreaterThan(1_000_000);
    for (const pixels of card.pixels.slice(1)) expect(pixels).toBeGreaterThan(500);
    expect(card.colours).toBeGreaterThan(100);

    await page.getByRole('button', { name: texts.full, exact: true }).click();
    const [, , width, height] = ((await pictureOf(page).getAttribute('viewBox')) ?? '')
      .split(' ')
      .map(Number);
    const full = await coloursOf(await saved(page, locale), []);
    expect(full.size).toEqual([2 * width!, 2 * height!]);

    await page.getByRole('button', { name: texts.copy, exact: true }).click();
    await page.getByText(texts.copied).first().waitFor();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const bytes = new Uint8Array(await (await item!.getType('image/png')).arrayBuffer());
      return [...bytes];
    });
    expect(await sharp(Buffer.from(copied)).metadata()).toMatchObject({
      width: 2 * width!,
      height: 2 * height!,
    });
    expect(requests.filter((url) => !/\/api\/(polygon|options)\//.test(url))).toEqual([]);
  });

  it('is printed light on A4 and on Letter with model, time and source, and nothing to press', async () => {
    const page = await planned(locale, scheme);
    for (const [format, points] of [
      ['A4', [596, 843]],
      ['Letter', [612, 792]],
    ] as const) {
      const { sizes, texts: pages } = readPdf(await page.pdf({ format, printBackground: true }));
      expect(sizes.map((size) => size.map(Math.round))).toEqual(sizes.map(() => points));
      expect(pages.length).toBeLessThanOrEqual(2);
      for (const text of pages) expect(text.length).toBeGreaterThan(20);
      for (const said of [...texts.said, 'Toolyard', 'BAC']) expect(pages[0]).toContain(said);
      const all = pages.join('');
      for (const unsaid of [texts.share, /登录|Sign in/, /撤销|Undo/, /价格区间|Price range/])
        expect(all).not.toMatch(unsaid);
    }
  });
});

describe('a closed trade', () => {
  it('shows its result in dollars or only in percent, and is printed whole', async () => {
    const page = await visit('zh-CN', 'light');
    const mei = person('picture');
    await register(page, mei);
    const trade = await page.evaluate(async () => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('userToken')}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      await fetch('/api/options/samples', { method: 'POST', headers, body: '{}' });
      const answer = (await (await fetch('/api/options/strategies', { headers })).json()) as {
        data: { id: string; name: string; status: string; pnl: number; capital: number | null }[];
      };
      return answer.data.find(({ status, capital }) => status === 'completed' && capital !== null);
    });
    const share = Math.abs((100 * trade!.pnl) / trade!.capital!).toFixed(1);
    await page.goto(`/options/position/${trade!.id}`);
    await openPicture(page, 'zh-CN');
    const wordsNow = () => pictureOf(page).evaluate((svg) => svg.textContent);
    expect(await wordsNow()).toContain('$');
    expect(await wordsNow()).toContain(`${share}%`);
    await page.getByRole('button', { name: '仅百分比', exact: true }).click();
    expect(await wordsNow()).not.toContain('$');
    expect(await wordsNow()).toContain(`${share}%`);
    expect(await wordsNow()).not.toContain(mei.email);
    const png = await coloursOf(await saved(page, 'zh-CN'), await tokensOf(page));
    expect(png.size).toEqual([2400, 1260]);
    for (const pixels of png.pixels.slice(0, 4)) expect(pixels).toBeGreaterThan(300);
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await page.getByRole('heading', { name: '操作记录' }).waitFor();
    for (const format of ['A4', 'Letter'] as const) {
      const { texts } = readPdf(await page.pdf({ format, printBackground: true }));
      expect(texts).toHaveLength(1);
      expect(texts[0]).toContain(`/options/position/${trade!.id}`);
      // The page names it in its own language.
      expect(texts[0]).toContain('NVDA 买入看涨');
      expect(texts[0]).toContain('平仓于纽约时间');
      expect(texts.join('')).not.toContain(mei.email);
      expect(texts.join('')).not.toMatch(/返回总览|抽奖/);
    }
  });
});
