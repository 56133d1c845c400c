import { expect, it } from '@jest/globals';
import { VISITOR } from '@toolyard/core/accounts';
import { DomainError, VERSION_CONFLICT, type IdempotencyRecord } from '@toolyard/core/shared';
import { PreparedWrite, TransactionalWrite, type Call } from './write.ts';

const CALL: Call = {
  principal: VISITOR,
  idempotencyKey: 'one-gesture',
  requestHash: 'hash',
  route: 'route',
};
const DIGEST = {
  of: (hash: string) => hash,
  matches: (stored: string, hash: string) => stored === hash,
};
const TAKEN = new DomainError('conflict', 'TAKEN', { en: 'taken', 'zh-CN': '已存在' });

/** A write that conflicts with a concurrent run of the same request; `kept` is the stored result. */
function late(stored: Partial<IdempotencyRecord> | null, fault: Error = TAKEN) {
  const looks = [null, stored];
  const idempotency = {
    find: () => Promise.resolve((looks.shift() ?? null) as IdempotencyRecord | null),
    add: () => Promise.resolve(),
    forget: () => Promise.resolve(),
  };
  const work = {
    run: <T>(run: (all: { idempotency: typeof idempotency }) => Promise<T>) => run({ idempotency }),
  };
  return new TransactionalWrite(work, { now: () => 0 }, DIGEST, () => ({
    execute: () => Promise.reject(fault),
  }));
}

it('who is refused by what the same call made at the same time gets its answer', async () => {
  const write = late({ requestHash: 'hash', result: 'made' });
  expect(await write.execute('input', CALL)).toBe('made');
});

it('a refusal stays one where the key was not used, or for another request', async () => {
  await expect(late(null).execute('input', CALL)).rejects.toBe(TAKEN);
  const other = late({ requestHash: 'another', result: 'made' });
  await expect(other.execute('input', CALL)).rejects.toBe(TAKEN);
  const keyless = late({ requestHash: 'hash', result: 'made' });
  await expect(keyless.execute('input', { ...CALL, idempotencyKey: null })).rejects.toBe(TAKEN);
});

it('a fault of the server is no refusal', async () => {
  const fault = new Error('no connection');
  const write = late({ requestHash: 'hash', result: 'made' }, fault);
  await expect(write.execute('input', CALL)).rejects.toBe(fault);
});

it.each<[string, number | null, number, string | null]>([
  ['any version meets two other changes, is tried again', null, 2, 'changed'],
  ['any version meets other changes again and again, ends', null, 100, null],
  ['a version of its own meets another change, is not tried again', 3, 1, null],
])('a change of %s', async (_name, version, conflicts, result) => {
  for (const kind of ['at once', 'prepared'] as const) {
    let left = conflicts;
    const change = () =>
      left-- > 0 ? Promise.reject(VERSION_CONFLICT()) : Promise.resolve('changed');
    const idempotency = {
      find: () => Promise.resolve(null),
      add: () => Promise.resolve(),
      forget: () => Promise.resolve(),
    };
    const work = {
      run: <T>(run: (all: { idempotency: typeof idempotency }) => Promise<T>) =>
        run({ idempotency }),
    };
    const input = { version };
    const write =
      kind === 'at once'
        ? new TransactionalWrite(work, { now: () => 0 }, DIGEST, () => ({ execute: change }))
        : new PreparedWrite(work, { now: () => 0 }, DIGEST, { prepare: () => change });
    const changed = expect(write.execute(input, CALL));
    await (result === null
      ? changed.rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
      : changed.resolves.toBe(result));
  }
});
