/** Lighthouse's mobile run over the public pages of the built application, as `npm run bench` prints it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { AppProcess } from '../../scripts/app-process.mjs';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { sized } from './bench-size.mjs';
import { printGoal } from './goals.mjs';

const DOC = '/resources/docs/getting-started';
const PAGES = sized(['/', '/about', '/auth/login', DOC], ['/', DOC]);
const RUNS = sized(5, 1);
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/**
 * Least score of each category, and the greatest LCP of the home page and a doc page, and blocking time of any, in
 * milliseconds.
 */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST_LCP_MS = 1500;
const MOST_TBT_MS = 200;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function runOf(url) {
  const chrome = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: FLAGS,
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: Object.keys(LEAST),
    });
    const scores = Object.keys(LEAST).map((id) => [id, Math.round(lhr.categories[id].score * 100)]);
    const metric = (id) => lhr.audits[id].numericValue;
    const missed = Object.keys(LEAST).flatMap((id) =>
      lhr.categories[id].auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit].score ?? 1) < 0.9)
        .map(({ id: audit }) => audit),
    );
    return {
      ...Object.fromEntries(scores),
      lcp: metric('largest-contentful-paint'),
      tbt: metric('total-blocking-time'),
      cls: metric('cumulative-layout-shift'),
      missed,
    };
  } finally {
    chrome.kill();
  }
}

/** Prints the medians of five runs a page and whether each goal was reached. */
export async function benchPages() {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-lighthouse-'));
  const server = new AppProcess({ DATA_DIR: folder, PRODUCT_PAGES: 'on' }, await freePort());
  try {
    await server.start();
    console.log(`\nLighthouse, mobile, median of ${RUNS}`);
    for (const page of PAGES) {
      const runs = [];
      for (let i = 0; i < RUNS; i++) runs.push(await runOf(`${server.url}${page}`));
      const row = Object.fromEntries(
        [...Object.keys(LEAST), 'lcp', 'tbt', 'cls'].map((key) => [
          key,
          median(runs.map((run) => run[key])),
        ]),
      );
      console.log(JSON.stringify({ bench: 'Lighthouse', page, ...row }));
      const goals = Object.entries(LEAST).map(([id, least]) => [
        `${id} >= ${least}`,
        row[id] >= least,
      ]);
      goals.push([`TBT <= ${MOST_TBT_MS} ms`, row.tbt <= MOST_TBT_MS]);
      if (page === '/' || page === DOC)
        goals.push([`LCP <= ${MOST_LCP_MS} ms`, row.lcp <= MOST_LCP_MS]);
      for (const [text, reached] of goals) printGoal(`${page} ${text}`, reached === true);
      const missed = [...new Set(runs.flatMap((run) => run.missed))];
      if (missed.length > 0) console.log(`below 90: ${missed.join(', ')}`);
    }
  } finally {
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
