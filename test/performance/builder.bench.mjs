/** The builder in a real Chromium, as `npm run bench` prints it: a strike dragged, the heat map, a long chain scrolled. */
import { setTimeout as pause } from 'node:timers/promises';
import { encodePlan } from '@toolyard/core/options/sharing';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { sized } from './bench-size.mjs';
import { openSite } from './built-site.mjs';
import { answersOf, contract, SYMBOL } from './fake-chain.mjs';
import { quantile, scriptPerEvent, traced } from './script-time.mjs';
import { printGoal } from './goals.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const MOVES = sized(200, 20);
const WARM_UPS = sized(3, 1);
const FRAME_MS = 17;
const DRAG_MS = 2;
const HEAT_MS = 12;
const HEAT_ROUNDS = sized(200, 2);
const STRIKES = 1000;
const WHEELS = sized(240, 20);
const SCROLL_MS = 20;
const SCROLL_ROWS = 30;

/** An iron condor around the spot, bought at the ask and sold at the bid. */
const CONDOR = /** @type {const} */ ([
  ['put', 180, 'long'],
  ['put', 190, 'short'],
  ['call', 210, 'short'],
  ['call', 220, 'long'],
]).map(
  /** @returns {import('@toolyard/core/options/sharing').SharedLeg} */
  ([type, strike, position]) => ({
    kind: 'option',
    symbol: contract(type, strike),
    position,
    quantity: 1,
    price: null,
    priceSource: position === 'long' ? 'ask' : 'bid',
  }),
);

async function openPage(browser, strikes, path) {
  const site = await openSite(answersOf(strikes));
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
    locale: 'zh-CN',
  });
  await page.goto(site.url + path);
  const close = async () => {
    await page.close();
    await site.close();
  };
  return { page, close };
}

/** Sends the pointer over the axis and back as often as a screen draws, a strike or more at every move. */
async function drag(page, box) {
  const input = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2;
  const send = (type, x, buttons = 1) =>
    input.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      buttons,
      button: 'left',
      clickCount: 1,
    });
  await send('mouseMoved', from, 0);
  await send('mousePressed', from);
  const sent = [];
  for (let i = 0; i < MOVES; i += 1) {
    const phase = (i % 16) / 8;
    sent.push(send('mouseMoved', from + 220 * (phase < 1 ? phase : 2 - phase)));
    await pause(FRAME_MS);
  }
  await Promise.all(sent);
  // Back to where it was, for the next time.
  await send('mouseMoved', from);
  await send('mouseReleased', from);
}

/** Runs in the page: counts how often a strike on the chart changes. */
function countStrikes() {
  globalThis.strikes = 0;
  new MutationObserver((changes) => (globalThis.strikes += changes.length)).observe(
    document.querySelector('figure'),
    { subtree: true, attributeFilter: ['aria-valuenow'] },
  );
}

async function benchDrag(browser) {
  const plan = encodePlan({ symbol: SYMBOL, legs: CONDOR, templateId: null });
  const path = `/options/builder?plan=${encodeURIComponent(plan)}`;
  const { page, close } = await openPage(browser, 81, path);
  const handle = page.locator('figure [role=slider]').nth(1);
  await handle.waitFor();
  await page.evaluate(countStrikes);
  await drag(page, await handle.boundingBox());
  const strikes = await page.evaluate(() => globalThis.strikes);
  if (strikes < MOVES / 2) throw new Error(`${MOVES} moves changed a strike ${strikes} times only`);
  await page.reload();
  await handle.waitFor();
  // Before the count: code that runs for the first times is compiled.
  for (let i = 0; i < WARM_UPS; i += 1) await drag(page, await handle.boundingBox());
  const events = await traced(browser, page, async () => drag(page, await handle.boundingBox()));
  await close();
  // The first and the last carry the press and the release.
  const times = scriptPerEvent(events, 'pointermove').slice(1, -1);
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  return {
    text: `a dragged strike costs at most ${DRAG_MS} ms of script a frame (p95 of ${times.length} moves)`,
    reached: p95 <= DRAG_MS,
    figures: `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
  };
}

/** Runs in the page: profits of four legs at 41 prices on 61 dates, milliseconds each. */
async function heatTimes([rounds, legs]) {
  const door = '/core/options/analysis/index.js';
  const { profitGrid } = await import(door);
  const asOf = Date.parse('2026-11-18T21:00:00Z');
  const expiry = '2027-01-18';
  const terms = [
    { expiry, years: 0, forward: 0, rate: 0.04, dividendYield: 0.01, source: 'given' },
  ];
  const input = {
    legs: legs.map((leg) => ({ ...leg, expiry })),
    spot: 2_000_000,
    asOf,
    terms,
    volatility: 0.3,
  };
  const prices = Array.from({ length: 41 }, (_, i) => 160 + 2 * i);
  const dates = Array.from({ length: 61 }, (_, i) => (i === 60 ? 'expiry' : asOf + i * 86_400_000));
  const times = [];
  for (let i = 0; i < rounds; i += 1) {
    const begin = performance.now();
    profitGrid(input, prices, dates);
    times.push(performance.now() - begin);
  }
  return times;
}

async function benchHeat(browser) {
  const { page, close } = await openPage(browser, 81, '/about');
  const legs = CONDOR.map(({ symbol, position }, i) => ({
    kind: 'option',
    symbol,
    position,
    type: i < 2 ? 'put' : 'call',
    strike: [1_800_000, 1_900_000, 2_100_000, 2_200_000][i],
    premium: 30_000,
    quantity: 1,
    multiplier: 100,
    iv: 0.28 + i / 100,
    delta: null,
  }));
  const times = await page.evaluate(heatTimes, [HEAT_ROUNDS, legs]);
  await close();
  const p50 = quantile(times, 0.5);
  return {
    text: `a heat map of 41 × 61 with four legs takes at most ${HEAT_MS} ms (median of ${HEAT_ROUNDS})`,
    reached: p50 <= HEAT_MS,
    figures: `p50 ${p50.toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`,
  };
}

/** Runs in the page: notes the time of every frame and the most rows that the grid ever had. */
function watchFrames() {
  const seen = { frames: [], rows: 0 };
  const next = (at) => {
    seen.frames.push(at);
    seen.rows = Math.max(seen.rows, document.querySelectorAll('[role=grid] tbody tr').length);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  globalThis.seen = seen;
}

/** Turns the wheel as often as a screen draws, more than a row at every turn, down and back. */
async function scroll(page) {
  const turns = [];
  for (let i = 0; i < WHEELS; i += 1) {
    turns.push(page.mouse.wheel(0, i < WHEELS / 2 ? 56 : -56));
    await pause(FRAME_MS);
  }
  await Promise.all(turns);
}

async function benchScroll(browser) {
  const { page, close } = await openPage(browser, STRIKES, `/options/stock/${SYMBOL}`);
  await page.getByRole('button', { name: /^行权价范围：/ }).click();
  await page.getByRole('menuitemradio', { name: '全部', exact: true }).click();
  const grid = page.getByRole('grid').first();
  await grid.hover();
  // Before the count: code that runs for the first times is compiled.
  await scroll(page);
  await page.evaluate(watchFrames);
  await scroll(page);
  const { frames, rows } = await page.evaluate(() => globalThis.seen);
  await close();
  const gaps = frames.slice(1).map((at, i) => at - frames[i]);
  const p95 = quantile(gaps, 0.95);
  return {
    text: `a chain of ${STRIKES} strikes scrolls at p95 ≤ ${SCROLL_MS} ms a frame with at most ${SCROLL_ROWS} rows`,
    reached: p95 <= SCROLL_MS && rows > 0 && rows <= SCROLL_ROWS,
    figures: `p50 ${quantile(gaps, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${gaps.length} frames, ${rows} rows at most`,
  };
}

/** Prints each figure and whether its goal was reached. */
export async function benchBuilder() {
  const executablePath = await chromiumPath();
  console.log('\nBuilder in a browser');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    for (const bench of [benchDrag, benchHeat, benchScroll]) {
      const { text, reached, figures } = await bench(browser);
      printGoal(`${text}: ${figures}`, reached);
    }
  } finally {
    await browser.close();
  }
}
