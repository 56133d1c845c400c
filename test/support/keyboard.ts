import type { Page } from 'playwright-core';

/** What the focus is on, as a reader would call it: parts that are hidden from readers left out. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    const named = at?.getAttribute('aria-label');
    const read = (at?.labels?.[0] ?? at)?.cloneNode(true) as Element | undefined;
    for (const hidden of read?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    return named ?? read?.textContent.trim() ?? '';
  });

/** Waits until the focus is on what is called so: menus and dialogs move it in a later task. */
export async function untilFocused(page: Page, name: string | RegExp): Promise<void> {
  const begun = Date.now();
  const isIt = (at: string) => (typeof name === 'string' ? at === name : name.test(at));
  while (!isIt(await focused(page))) {
    if (Date.now() - begun > 30_000) throw new Error(`${String(name)} never had the focus`);
    await page.waitForTimeout(50);
  }
}

const MOST = 120;

/** Presses Tab, as somebody without a mouse would, until the focus is on what is called so; gives its name. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<string> {
  const seen: string[] = [];
  for (let presses = 0; presses < MOST; presses++) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (typeof name === 'string' ? at === name : name.test(at)) return at;
    seen.push(at.slice(0, 40));
  }
  throw new Error(`no way to ${String(name)} by ${key}: ${seen.join(' > ')}`);
}

/** Presses the keys one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
