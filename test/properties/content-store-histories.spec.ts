import { describe, expect, it } from '@jest/globals';
import { verifyChain } from '@toolyard/core/content';
import type { Language } from '@toolyard/core/shared';
import { fakeDigest } from '@toolyard/memory';
import fc from 'fast-check';
import { onEveryDatabase } from '../support/database.ts';
import { FULL_SIZE } from '../support/test-size.ts';
import { ACTIONS, EditingHistory, type Step } from './content-editing.ts';
import { propertySeed } from './seed.ts';

const seed = propertySeed('histories of articles in a store');
const HISTORIES = { numRuns: FULL_SIZE ? 1_000 : 5, seed };
const TIMEOUT = FULL_SIZE ? 7_200_000 : 120_000;

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  on: fc.constantFrom('en' as const, 'zh-CN' as const),
  action: fc.constantFrom(...ACTIONS),
  at: fc.nat({ max: 5 }),
});

const LANGUAGES = ['en', 'zh-CN'] as const;

/** What readers see in the coming minutes if nobody does anything, with all that is stored. */
async function everythingOf(history: EditingHistory, locale: Language): Promise<string> {
  const texts: unknown[] = [];
  for (const minutes of [0, 3]) texts.push(await history.published(locale, minutes));
  return JSON.stringify([await history.stored(locale), texts]);
}

describe('an article in two languages, two editors and an operator', () => {
  onEveryDatabase((database) => {
    it(
      'nothing that was acknowledged is lost, every conflict is shown, and no language changes the other',
      async () => {
        let conflicts = 0;
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
            const history = new EditingHistory(database());
            await history.begin();
            let untouched = { locale: null as Language | null, all: '' };
            for (const [number, each] of steps.entries()) {
              const locale = each.on === 'en' ? 'zh-CN' : 'en';
              if (untouched.locale !== locale)
                untouched = { locale, all: await everythingOf(history, locale) };
              await history.step(each, number);
              const isWaiting = each.action === 'wait';
              if (!isWaiting) expect(await everythingOf(history, locale)).toBe(untouched.all);
              else untouched = { locale: null, all: '' };
              expect(history.faults).toEqual([]);
            }
            for (const locale of LANGUAGES) {
              const { article, chain } = (await history.stored(locale))!;
              expect(verifyChain(chain, fakeDigest)).toBeNull();
              const foreign = locale === 'en' ? 'zh-CN' : 'en';
              for (const { markdown } of chain) expect(markdown).not.toContain(foreign);
              for (const { articleId, number, markdown } of history.acknowledged)
                if (articleId === article.id) expect(chain[number - 1]?.markdown).toBe(markdown);
            }
            conflicts += history.conflicts;
          }),
          HISTORIES,
        );
        // Otherwise nothing was tried.
        expect(conflicts).toBeGreaterThan(HISTORIES.numRuns / 4);
      },
      TIMEOUT,
    );
  });
});
