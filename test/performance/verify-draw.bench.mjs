/** The verification of a prize draw of 100,000 entries in a real Chromium, as `npm run bench` prints it. */
import { drawFixture, testEntries } from '@toolyard/memory';
import { nobleCrypto, nobleSigner } from '@toolyard/noble';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { sized } from './bench-size.mjs';
import { openSite } from './built-site.mjs';
import { quantile } from './script-time.mjs';
import { printGoal } from './goals.mjs';

const ENTRIES = sized(100_000, 1_000);
const ROUNDS = sized(7, 1);
const GOAL_SECONDS = 0.8;

/** Prints how long the page takes from the proof's arrival to its verdict, workers started anew for each round. */
export async function benchVerifyDraw() {
  console.log('\nVerification of a prize draw in a browser');
  const entries = testEntries(ENTRIES).map(({ uuid }) => ({ uuid, weight: 1 }));
  const signer = nobleSigner(new Uint8Array(32).fill(7));
  const proof = drawFixture({ crypto: nobleCrypto, signer, entries });
  const site = await openSite(({ pathname }) => (pathname.endsWith('/proof') ? proof : null));
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(`${site.url}/lottery/x/verify`);
    const seconds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const verdict = page.getByText(/^Recomputed in this browser in/);
      await verdict.waitFor();
      seconds.push(Number(/in ([\d.]+) s/.exec(await verdict.textContent())[1]));
      await page.getByRole('button', { name: 'Verify again' }).click();
      await page
        .getByRole('heading', { name: 'Checking in this browser...' })
        .or(page.getByRole('status', { name: 'Loading the proof...' }))
        .first()
        .waitFor();
    }
    const median = quantile(seconds, 0.5);
    const each = seconds.map((s) => s.toFixed(2)).join(', ');
    const text = `${ENTRIES} entries verified within ${GOAL_SECONDS} s: median ${median.toFixed(2)} s of ${each}`;
    printGoal(text, median <= GOAL_SECONDS);
  } finally {
    await browser.close();
    await site.close();
  }
}
