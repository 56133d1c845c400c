import { describe, expect, it } from '@jest/globals';
import type { AdminPrincipal } from '@toolyard/core/accounts';
import { DomainError } from '@toolyard/core/shared';
import { EditTool, PRODUCT_TOOLS, type Tool } from '@toolyard/core/tools';
import { FakeClock } from '@toolyard/memory';
import { propertySeed } from '../properties/seed.ts';
import { onEveryDatabase, type TestDatabase } from '../support/database.ts';
import { historyCount, lossesOf, play, provenOn, type Desk } from '../support/tool-edits.ts';
import { newId } from './repository-records.ts';

const ADMINS = [newId(), newId()] as const;
const principal = (adminId: string): AdminPrincipal => ({
  kind: 'admin',
  adminId,
  role: 'admin',
  sessionId: newId(),
  authenticatedAt: 0,
  due: null,
});

/** A tool of its own, edited by the use case. */
async function newDesk({ unitOfWork }: TestDatabase): Promise<Desk> {
  const key = newId();
  const id = `t-${key}`;
  const times = { createdAt: 1, updatedAt: 1, deletedAt: null, publishAt: null, hideAt: null };
  const stored = { key, id, version: 1, ...times };
  await unitOfWork.run(({ tools }) => tools.add({ ...PRODUCT_TOOLS[0]!, ...stored }));
  return {
    async look() {
      const [found] = await unitOfWork.run(({ tools }) => tools.findLocked([id]));
      if (!found) throw new Error('the tool is lost');
      return found;
    },
    async save(title, version, by) {
      const input = { id, version, change: { title } };
      try {
        const saved = await unitOfWork.run(({ tools, audit }) =>
          new EditTool(tools, audit, new FakeClock(1)).execute(input, principal(ADMINS[by])),
        );
        return { saved };
      } catch (fault) {
        return { conflict: conflictOf(fault) };
      }
    },
  };
}

function conflictOf(fault: unknown): Tool {
  const isConflict = fault instanceof DomainError && fault.code === 'VERSION_CONFLICT';
  if (!isConflict || !fault.details || !('current' in fault.details)) throw fault;
  return fault.details.current as Tool;
}

describe('two admins edit one tool', () => {
  const seed = propertySeed('concurrent tool edits');

  onEveryDatabase((database) => {
    it('no update is lost, and who comes second is shown what stands', async () => {
      const run = { seed, numRuns: historyCount(40) };
      expect(await provenOn(await newDesk(database()), run)).toEqual([]);
    }, 900_000);

    it('of two who save at once from the same version one wins', async () => {
      const { saves, last } = await play(await newDesk(database()), [{ kind: 'both' }]);
      expect(saves.map(({ outcome }) => Object.keys(outcome)[0]).sort()).toEqual([
        'conflict',
        'saved',
      ]);
      expect(last.version).toBe(2);
    });
  });

  it('a save that goes over another is found out', () => {
    const first = { version: 1, title: 'First' };
    const over = { version: 2, title: 'Title 1 by 0' };
    const last = { version: 2, title: 'Title 2 by 1' };
    const saves = [over, last].map((saved) => ({
      seen: 1,
      title: saved.title,
      outcome: { saved },
    }));
    expect(lossesOf({ first, last, saves })).not.toEqual([]);
    const hidden = { seen: 1, title: 'x', outcome: { conflict: first } };
    expect(lossesOf({ first, last: first, saves: [hidden] })).not.toEqual([]);
  });
});
