import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LANGUAGES } from '@toolyard/core/shared';
import type { Browser } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { followTutorial } from '../support/content/follow-tutorial.ts';
import { pictureOf, takePicture } from '../support/content/tutorial-pictures.ts';
import { registerIn } from '../support/content/registration.ts';
import { filesIn, stepsIn } from '../support/content/tutorial-steps.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const tutorials = LANGUAGES.flatMap((language) =>
  globSync(`${content}${language}/tutorials/*.md`).map((path) => ({ language, path })),
);

/** Where the pictures of the tutorials are written anew; they stay as they are where it is not set. */
const PICTURES = process.env['TUTORIAL_PICTURES'];

const dataDir = temporaryFolder('toolyard-tutorials');
let app: AppServer;
let browser: Browser;

beforeAll(async () => {
  app = await startApp({ DATA_DIR: dataDir });
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('there are five tutorials in each language', () => {
  expect(tutorials).toHaveLength(5 * LANGUAGES.length);
});

/** The gate follows each tutorial in one language. */
const followed = tutorials.filter((_, i) => FULL_SIZE || i % 2 === 0);

it.each(followed.map(({ language, path }) => [basename(path, '.md'), language, path] as const))(
  '%s can be followed step by step, %s',
  async (slug, language, path) => {
    const markdown = readFileSync(path, 'utf8');
    const opened = await openPage(browser, {
      baseURL: app.url,
      locale: language,
      ...(PICTURES !== undefined && { viewport: { width: 1280, height: 800 } }),
    });
    await followTutorial(opened.page, stepsIn(markdown, language), {
      files: filesIn(markdown),
      signIn: (page) => registerIn(page, language, `${slug}-${language}@example.com`),
      async look(page, { number }) {
        const picture = pictureOf(slug, number, language);
        if (PICTURES !== undefined && markdown.includes(`(/${picture})`))
          await takePicture(page, join(PICTURES, picture));
      },
    });
    expect(opened.faults).toEqual([]);
    await opened.close();
  },
  180_000,
);
