import type { Locator, Page } from 'playwright-core';
import type { Person } from './wizard-journey.ts';

export const PASSWORD = 'a-long-pass-1';

/** Somebody for one test: the name makes the address. */
export const person = (name: string): Person => ({
  name,
  email: `${name}@example.com`,
  password: PASSWORD,
});

/** The button that stands in the header while somebody is signed in. */
export const account = (page: Page): Locator =>
  page.getByRole('button', { name: /^Account of | 的账户$/ });

/** As a browser is that was never here. */
export async function forgetHere(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}
