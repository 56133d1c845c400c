import type { Locator, Page } from 'playwright-core';

/** The file of the command palette, which is fetched when it is first opened. */
export const PALETTE_FILE = /\/assets\/palette-[^/]+\.js$/;

/** Opens the palette. Its key does nothing before the scripts of the page listen, which a busy machine delays. */
export async function openPalette(page: Page): Promise<Locator> {
  const field = page.getByRole('combobox');
  for (let tries = 5; tries > 0 && !(await field.isVisible()); tries--) {
    await page.keyboard.press('Control+k');
    await field.waitFor({ timeout: 5_000 }).catch(() => undefined);
  }
  await field.waitFor({ timeout: 1_000 });
  return field;
}

/** Raises a toast, which says that the palette could not be fetched; until `page.unroute(PALETTE_FILE)` it cannot. */
export async function raiseToast(page: Page): Promise<Locator> {
  await page.route(PALETTE_FILE, (route) => route.abort());
  const toast = page.getByRole('region', { name: /Notifications|通知/ }).getByRole('listitem');
  // A toast leaves after five seconds, in which a busy machine may not have looked.
  for (let tries = 5; tries > 0 && !(await toast.isVisible()); tries--) {
    await page.keyboard.press('Control+k');
    await toast.waitFor({ timeout: 5_000 }).catch(() => undefined);
  }
  await toast.waitFor({ timeout: 1_000 });
  return toast;
}
