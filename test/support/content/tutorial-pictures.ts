import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Language } from '@toolyard/core/shared';
import type { Page } from 'playwright-core';

/** What moved has come to rest, and toasts have come in. */
const SETTLED_MS = 1_000;

/** Path of the picture of a step below the files of the site. */
export const pictureOf = (slug: string, step: number, language: Language): string =>
  `pictures/${slug}-${step}.${language}.webp`;

/** Writes what the reader sees as WebP, which Playwright itself does not. */
export async function takePicture(page: Page, path: string): Promise<void> {
  await setTimeout(SETTLED_MS);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await session.detach();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(data, 'base64'));
}
