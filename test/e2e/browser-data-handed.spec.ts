import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import request from 'supertest';
import { testEntries } from '@toolyard/memory';
import { axeFindings } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import { testBundle } from '../support/prize-draw.ts';
import { spreadBody } from '../support/strategy-bodies.ts';
import { person } from '../support/visitor.ts';

const site = browserSite();

/** Presses the button of a page that hands its data over, and waits for the rows of a table of so many columns. */
async function analyze(page: Page, button: string, columns: number): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/tools/data-analysis');
  const summary = page.getByText(new RegExp(`^[\\d,]+ rows, ${columns} columns$`));
  await summary.waitFor();
  await page.getByText('0 bytes sent').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  return (await summary.innerText()).split(' ')[0]!;
}

/** The first cell of the answer to a SELECT over the table. */
async function answerTo(page: Page, statement: string): Promise<string> {
  const box = page.getByRole('textbox', { name: 'A SELECT over the table' });
  await box.fill(statement);
  await box.press('Control+Enter');
  await page.getByText('1 row, 1 column').waitFor();
  return page
    .getByRole('table', { name: /^Rows of/ })
    .getByRole('cell')
    .first()
    .innerText();
}

describe('data of other pages', () => {
  it('the trades that an account lists', async () => {
    const call = request(site.url);
    const registered = await call
      .post('/api/auth/register')
      .send(person('ann-hands-over'))
      .expect(201);
    const { token, user } = registered.body as { token: string; user: object };
    const page = await site.open();
    await page.addInitScript(
      ([ofUser, info]) => {
        localStorage.setItem('userToken', ofUser);
        localStorage.setItem('userInfo', info);
      },
      [token, JSON.stringify(user)] as const,
    );
    const send = async (path: string, body: object, version?: number) => {
      const answer = await call
        .post(`/api/options/strategies${path}`)
        .set({ Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() })
        .set(version === undefined ? {} : { 'If-Match': `"${version}"` })
        .send(body);
      expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
      type Saved = {
        id: string;
        version: number;
        legs: readonly { id: string; symbol: string }[];
      };
      return (answer.body as { data: Saved }).data;
    };
    const { id, version, legs } = await send('', await spreadBody({ call }));
    const fills = legs.map((leg, at) => ({ legId: leg.id, price: 2 + at, commission: 0.65 }));
    const opened = await send(`/${id}/open`, { fills }, version);
    const prices = legs.map(({ symbol }) => ({ symbol, price: 3 }));
    await send(`/${id}/close`, { prices }, opened.version);

    await page.goto('/options/history');
    // One row a fill: each leg is opened and closed, so that nothing is left of it.
    expect(await analyze(page, 'Analyze', 18)).toBe(String(legs.length * 2));
    expect(await answerTo(page, 'select sum(quantity) as held from t')).toBe('0');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/options/history');
  });

  it('the daily bars of a watchlist', async () => {
    const page = await site.open();
    await page.addInitScript(() => localStorage.setItem('watchlist', '["SPY","MSFT"]'));
    await page.goto('/options/watchlist');
    await analyze(page, 'Analyze', 7);
    // Whatever the simulated market says, no day's high is below its low.
    expect(
      await answerTo(
        page,
        'select count(*) filter (where high < low or close > high or close < low) as wrong from t',
      ),
    ).toBe('0');
  });

  it('the entries of a prize draw', async () => {
    const page = await site.open();
    const entries = testEntries(1_000);
    const proof = testBundle({ entries, until: 'forfeited' });
    await page.route('**/api/lottery/events/*/proof', (route) => route.fulfill({ json: proof }));
    await page.goto('/lottery/e1/verify');
    expect(await analyze(page, 'Analyze the entries', 2)).toBe('1,000');
    const weight = entries.reduce((sum, entry) => sum + entry.weight, 0);
    expect(await answerTo(page, 'select sum(weight) as all from t')).toBe(String(weight));
  });
});
