import { describe, expect, it } from '@jest/globals';
import { EvaluateAlerts, type AlertRule, type AlertWork } from '@toolyard/core/options/alerts';
import type { UnitOfWork } from '@toolyard/core/shared';
import { FakeClock } from '@toolyard/memory';
import { onEveryDatabase } from '../support/database.ts';
import { anAlert, crossingsOf, noticeCounts } from './alert-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const RULES = 250;
const STEPS = 12;
const CHECK = 10_000;
/** Long before what other suites have on the same database. */
const START = NOON - 5_000_000_000;

/** A price per alert and step around its threshold of 100. */
const priceAt = (rule: number, step: number): number =>
  100 + Math.round(300 * Math.sin(1 + rule * 1.7 + step * (1 + (rule % 5)))) / 100;

class Killed extends Error {}

describe('OS-05 evaluation of alerts', () => {
  onEveryDatabase((database) => {
    it('three servers, some killed before they store or after: one notice per crossing', async () => {
      const user = aUser({ emailVerifiedAt: NOON });
      const rules = Array.from({ length: RULES }, (_, i) =>
        anAlert(user.id, {
          condition: { kind: 'price', symbol: `R${i}`, direction: 'above', threshold: 100 },
          dueAt: START,
        }),
      );
      await database().unitOfWork.run(async ({ users, alerts }) => {
        await users.add(user);
        for (const rule of rules) await alerts.add(rule);
      });
      const clock = new FakeClock(START);
      let step = 0;
      const number = new Map(rules.map((rule, i) => [rule.id, i]));
      const observe = ({ id }: AlertRule) =>
        Promise.resolve({
          value: priceAt(number.get(id) ?? 0, step),
          quotedAt: clock.now(),
          subject: 'R',
          detail: null,
        });
      /** A server whose n-th unit of work is its last: undone, or stored without an answer. */
      const server = (last: number, isStored: boolean) => {
        let units = 0;
        const work: UnitOfWork<AlertWork> = {
          run: async (run) => {
            units += 1;
            const result = await database().unitOfWork.run(async (all) => {
              const done = await run(all);
              if (units === last && !isStored) throw new Killed();
              return done;
            });
            if (units === last) throw new Killed();
            return result;
          },
        };
        return new EvaluateAlerts(work, {
          clock,
          ids: { next: newId },
          observer: () => ({ observe }),
        });
      };
      for (step = 0; step < STEPS; step += 1) {
        const at = clock.now();
        // Each price stands until every alert was checked at it, as checks of killed servers are made up for.
        for (;;) {
          const kill = step % 3 === 1 && clock.now() === at ? 1 + (step % 4) : Infinity;
          const servers = [
            server(kill, step % 2 === 0),
            server(Infinity, true),
            server(Infinity, true),
          ];
          const ended = await Promise.allSettled(servers.map((each) => each.execute()));
          for (const each of ended)
            if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Killed);
          clock.advance(CHECK);
          const stored = await database().readers.alerts.listOwned(user.id);
          if (stored.every(({ checkedAt }) => checkedAt !== null && checkedAt >= at)) break;
        }
      }
      const found = await noticeCounts(database().readers.notices, user.id);
      expect(rules.map(({ id }) => found.get(id) ?? 0)).toEqual(
        rules.map((rule, i) =>
          crossingsOf(
            rule,
            Array.from({ length: STEPS }, (_, at) => priceAt(i, at)),
          ),
        ),
      );
      expect([...found.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(2 * RULES);
    });
  });
});
