import { randomUUID } from 'node:crypto';
import { encodePlan } from '@toolyard/core/options/sharing';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import request from 'supertest';
import { newContext, untilQuiet } from './browser.ts';
import type { SiteRoute, View } from './site-routes.ts';
import { spreadBody } from './strategy-bodies.ts';

interface Session {
  readonly token: string;
  readonly user: { readonly id: string };
}

interface OperatorSession {
  readonly token: string;
  readonly admin: { readonly id: string };
}

/** Somebody who has an account with one saved strategy, an event of the lottery, and an operator. */
export interface Known {
  readonly session: Session;
  readonly operator: OperatorSession;
  readonly event: string;
  readonly strategy: string;
  /** A listed option of MSFT. */
  readonly contract: string;
  /** That option bought, as a link to the builder carries it. */
  readonly plan: string;
}

type Call = ReturnType<typeof request>;

const OWN_WORDS = 'walks through the console';

/** The superadmin of the sample, with a password of their own. */
async function operate(call: Call): Promise<OperatorSession> {
  const hint = await call.get('/api/admin/auth/hint').expect(200);
  const { data: sample } = hint.body as { data: { username: string; password: string } | null };
  const signIn = async (username: string, password: string) => {
    const answer = await call.post('/api/admin/auth/login').send({ username, password });
    return (answer.body as { data: OperatorSession }).data;
  };
  if (sample) {
    const { token } = await signIn(sample.username, sample.password);
    await call
      .put('/api/admin/profile/password')
      .set({ Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() })
      .send({ currentPassword: sample.password, newPassword: OWN_WORDS })
      .expect(204);
  }
  return signIn('superadmin', OWN_WORDS);
}

/** A call near the money of the stock's first expiry. */
async function listed(call: Call): Promise<string> {
  const expiries = await call.get('/api/options/expiries/MSFT').expect(200);
  const [first] = (expiries.body as { data: { expiry: string }[] }).data;
  const chain = await call.get(`/api/options/chain/MSFT?expiry=${first?.expiry}`).expect(200);
  const { calls } = (chain.body as { data: { calls: { symbol: string }[] } }).data;
  return calls[Math.floor(calls.length / 2)]?.symbol ?? '';
}

const planOf = (contract: string): string =>
  encodePlan({
    symbol: 'MSFT',
    templateId: null,
    legs: [
      {
        kind: 'option',
        symbol: contract,
        position: 'long',
        quantity: 1,
        price: null,
        priceSource: 'ask',
      },
    ],
  });

export async function prepareSite(url: string): Promise<Known> {
  const call = request(url);
  const email = `reader-${randomUUID()}@example.com`;
  const account = { name: '林晓', email, password: `unguessable ${randomUUID()}` };
  const registered = await call.post('/api/auth/register').send(account).expect(201);
  const session = registered.body as Session;
  const saved = await call
    .post('/api/options/strategies')
    .set({ Authorization: `Bearer ${session.token}`, 'Idempotency-Key': randomUUID() })
    .send(await spreadBody({ call }))
    .expect(201);
  const events = await call.get('/api/lottery/events').expect(200);
  const [event] = (events.body as { data: { id: string }[] }).data;
  const { id: strategy } = (saved.body as { data: { id: string } }).data;
  const operator = await operate(call);
  const contract = await listed(call);
  const plan = planOf(contract);
  return { session, operator, event: event?.id ?? '', strategy, contract, plan };
}

/** Less than an access token lives. */
const RENEWED_AFTER_MS = 600_000;

/** Somebody who is signed in for some more minutes, however long the walk. */
export function somebodyOn(url: string): () => Promise<Known> {
  let since = -Infinity;
  let known: Promise<Known>;
  return () => {
    if (Date.now() - since < RENEWED_AFTER_MS) return known;
    since = Date.now();
    return (known = prepareSite(url));
  };
}

export const addressOf = (
  path: string,
  { event, strategy, contract, plan, session, operator }: Known,
): string =>
  path
    .replace('{event}', event)
    .replace('{contract}', contract)
    .replace('{plan}', encodeURIComponent(plan))
    .replace('{strategy}', strategy)
    .replace('{user}', session.user.id)
    .replace('{admin}', operator.admin.id);

/** What the browser of whoever may see the route keeps. */
export function storageFor(
  { signedIn, operated }: SiteRoute,
  { session, operator }: Known,
): Readonly<Record<string, string>> {
  return {
    ...(signedIn && { userToken: session.token, userInfo: JSON.stringify(session.user) }),
    ...(operated && {
      adminToken: operator.token,
      adminData: JSON.stringify({ ...operator.admin, due: null }),
    }),
  };
}

/** A context with the preferences of the view and what else the browser keeps. */
export async function openView(
  browser: Browser,
  url: string,
  view: View,
  signedIn: Readonly<Record<string, string>>,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await newContext(browser, {
    baseURL: url,
    viewport: { width: view.width, height: 900 },
    ...more,
  });
  const storage = { theme: view.theme, language: view.language, ...signedIn };
  await context.addInitScript((values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storage);
  return context;
}

/** How long a page may take for its name. */
const NAMED_MS = 5_000;

/** Goes there and waits until the page has its heading and nothing loads any more. */
export async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await untilQuiet(page);
  // A page has its name when its own scripts have run.
  await page
    .waitForFunction(() => document.title.includes(' · '), null, { timeout: NAMED_MS })
    .catch(() => undefined);
}

/** How long an open page takes to fetch other texts and to draw itself anew. */
const REDRAWN_MS = 500;

/** Shows an open page as the view says: its window is given another size, and another tab chooses theme and language. */
export async function changeView(page: Page, { theme, language, width }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage'));
    },
    { theme, language },
  );
  await page.waitForTimeout(REDRAWN_MS);
}
