import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { addOperator, OPERATOR_PASSWORD } from '../support/operators.ts';
import { findPostgres } from '../support/postgres-server.ts';
import { freshPostgres, type FreshPostgres } from '../support/postgres.ts';
import { rawSql } from '../support/raw-sql.ts';
import { bearer, confirmAddress, openTestApi, type TestApi } from '../support/test-api.ts';

const RECENT_MS = 5_000;
const PASSWORD = 'unguessable words';
const NAME = '欧阳小梅';

const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']) || findPostgres() !== null;
const onPostgres = hasPostgres ? it : it.skip;

let postgres: FreshPostgres | null;
let browser: Browser;
let api: TestApi;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  if (!hasPostgres) return;
  postgres = await freshPostgres();
  api = await openTestApi({
    engine: 'PGlite',
    settings: { databaseUrl: postgres?.url ?? null },
  });
  browser = await launchBrowser();
  watched = await openPage(browser, { baseURL: api.url });
  ({ page } = watched);
}, 180_000);
afterAll(async () => {
  await watched?.close();
  await browser?.close();
  await api?.close();
  await postgres?.drop();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const field = (name: string) => page.getByLabel(name, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (text: string | RegExp) => page.getByText(text).first().waitFor();
const section = (name: string) => page.getByRole('region', { name, exact: true });

/** A user with two-step verification. */
async function registerWithSecondFactor(email: string): Promise<void> {
  const registered = await api.call
    .post('/api/auth/register')
    .send({ name: NAME, email, password: PASSWORD })
    .expect(201);
  await confirmAddress(api, { email });
  const owner = bearer(registered.body as { token: string });
  const begun = await api.call.post('/api/auth/second-factor').set(owner).expect(201);
  const { secret } = (begun.body as { data: { secret: string } }).data;
  const code = new TOTP({ secret }).generate();
  await api.call.post('/api/auth/second-factor/confirm').set(owner).send({ code }).expect(200);
}

const signIn = (email: string) =>
  api.call.post('/api/auth/login').set('Accept-Language', 'en').send({ email, password: PASSWORD });

onPostgres(
  'an operator’s day: from a user without a phone to a broken audit log',
  async () => {
    const { username } = await addOperator(api, 'superadmin');
    await registerWithSecondFactor('mei@example.com');
    await signIn('mei@example.com').expect(401, /SECOND_FACTOR_NEEDED/);

    await page.goto('/admin/users');
    await field('Username').fill(username);
    await field('Password').fill(OPERATOR_PASSWORD);
    await press('Sign in');
    await heading('User Management').waitFor();

    // Found by a part of the name; the second factor is removed.
    await page.getByRole('searchbox').fill('小梅');
    await page.waitForURL(/search=/);
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await heading('Edit User').waitFor();
    await press('Remove two-step verification');
    await said(`${NAME}’s two-step verification was removed`);
    await signIn('mei@example.com').expect(200);

    // The address is corrected, the account disabled and enabled.
    await field('Email').fill('xiaomei@example.com');
    await page.getByRole('checkbox', { name: 'Account active' }).uncheck();
    await press('Save');
    await said('User information has been successfully updated');
    await signIn('xiaomei@example.com').expect(403);
    await page.getByRole('checkbox', { name: 'Account active' }).check();
    await press('Save');
    await said('User information has been successfully updated');
    await signIn('xiaomei@example.com').expect(200);

    // Somebody new is invited, twice.
    await page.getByRole('link', { name: 'Back to User List' }).click();
    await page.getByRole('link', { name: 'Add User' }).click();
    await field('Username').fill('Priya Nair');
    await field('Email').fill('priya@example.com');
    await page.getByRole('checkbox', { name: 'Let the user choose the password' }).check();
    await press('Create user');
    await said('User created successfully');
    await heading('User Management').waitFor();
    await page.getByRole('searchbox').fill('riya');
    await page.getByRole('link', { name: 'Priya Nair', exact: true }).click();
    await section('Invitation').getByRole('button', { name: 'Send again' }).click();
    await said('The invitation to Priya Nair was sent again');

    // A deletion is undone.
    await page.getByRole('link', { name: 'Back to User List' }).click();
    await page.getByRole('searchbox').fill('梅');
    await press(`Actions for ${NAME}`);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await press('Confirm');
    await said(`${NAME} was deleted`);
    await signIn('xiaomei@example.com').expect(401);
    await press('Undo');
    await said(`${NAME} was restored`);
    await signIn('xiaomei@example.com').expect(200);

    // From the record to its entries.
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await page.getByRole('link', { name: 'Audit entries' }).click();
    await heading('Audit log').waitFor();
    const entries = page.getByRole('main');
    await entries.getByText(NAME).first().waitFor();
    expect(await entries.getByText('Priya Nair').count()).toBe(0);

    // Somebody changes an entry past the application.
    await said('Chain intact');
    await rawSql({ databaseUrl: postgres?.url ?? '' }, [
      'alter table audit_entry disable trigger user',
      `update audit_entry set action = 'user.created' where sequence = 3`,
      'alter table audit_entry enable trigger user',
    ]);
    // A check of a moment ago is not made again.
    await pause(RECENT_MS);
    await press('Check again');
    await said('Chain broken');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await said('Degraded');
    await said(/The audit log does not match what was written/);
    expect(watched.faults).toEqual([]);
  },
  240_000,
);
