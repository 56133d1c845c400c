import { mkdirSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { sidewaysScroll } from './browser.ts';

/** The page has no fault that axe finds, and nothing runs out of its side. SCREENSHOTS names a folder for its picture. */
export async function expectSound(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}
