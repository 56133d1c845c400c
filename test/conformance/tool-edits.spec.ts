import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lawsSeed } from '../laws/seed.ts';
import { onEveryDatabase, type TestDatabase } from '../support/database.ts';
import { histories, lossesOf, play, type Step } from '../support/tool-edits.ts';
import { newId } from './repository-records.ts';

/** All of them with `npm run interleavings`; a sample here. */
const ALL = 1_000;
const SAMPLE = 40;
const count = process.env['INTERLEAVINGS'] === 'all' ? ALL : SAMPLE;

const playNew = (database: TestDatabase, history: readonly Step[]) =>
  play(database, { key: newId(), id: `t-${newId()}` }, history);

describe('two admins edit one tool', () => {
  const seed = lawsSeed('interleavings');

  onEveryDatabase((database) => {
    it('no update is lost, and who comes second is shown what stands', async () => {
      let saved = 0;
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(histories, async (history) => {
          const played = await playNew(database(), history);
          expect(lossesOf(played)).toEqual([]);
          for (const { outcome } of played.saves)
            if ('saved' in outcome) saved++;
            else refused++;
        }),
        { seed, numRuns: count },
      );
      // Were there no conflicts, the histories would prove nothing.
      expect(Math.min(saved, refused)).toBeGreaterThan(count / 2);
    }, 900_000);

    it('of two who save at once from the same version one wins', async () => {
      const { saves, last } = await playNew(database(), [{ kind: 'both' }]);
      expect(saves.map(({ outcome }) => Object.keys(outcome)[0]).sort()).toEqual([
        'conflict',
        'saved',
      ]);
      expect(last.version).toBe(2);
    });
  });

  it('a save that goes over another is found out', () => {
    const tool = { version: 2, title: 'Title 2 by 1' } as never;
    const over = { version: 2, title: 'Title 1 by 0' } as never;
    const saves = [
      { seen: 1, title: 'Title 1 by 0', outcome: { saved: over } },
      { seen: 1, title: 'Title 2 by 1', outcome: { saved: tool } },
    ];
    expect(lossesOf({ last: tool, saves })).not.toEqual([]);
  });
});
