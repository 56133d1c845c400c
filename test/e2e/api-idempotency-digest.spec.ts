import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { IdempotencyStore, UnitOfWork } from '@toolyard/core/shared';
import { openDatabase } from '@toolyard/postgres';
import { furnish, temporaryFolder } from '../support/app-server.ts';
import { signInOperator } from '../support/operators.ts';
import { rawSql } from '../support/raw-sql.ts';
import { bearer, newKey, openTestApi, PORTS, type TestApi } from '../support/test-api.ts';

interface WithKeys {
  readonly idempotency: IdempotencyStore;
}

const find = (work: UnitOfWork<WithKeys>, principalKey: string, route: string, key: string) =>
  work.run(({ idempotency }) => idempotency.find(principalKey, route, key));

describe('digests of requests beside idempotency keys', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api?.close());

  it('no candidate for the password in a request can be checked against the digest without the key of the server', async () => {
    const root = await signInOperator(api, 'superadmin');
    const body = {
      name: '林梅',
      email: `user-${randomUUID()}@example.com`,
      password: 'unguessable 1',
      role: 'user',
    };
    const key = newKey();
    const create = () =>
      api.call.post('/api/admin/users').set(bearer(root)).set(key).send(body).expect(201);
    const first = await create();
    expect((await create()).body).toEqual(first.body);
    const stored = await find(
      api.container.get<UnitOfWork<WithKeys>>(PORTS.work),
      `admin:${root.admin.id}`,
      'AdminUsersController.createUser',
      key['Idempotency-Key'],
    );
    const plain = createHash('sha256')
      .update(JSON.stringify(['POST', '/api/admin/users', null, body]))
      .digest('base64url');
    expect(stored?.requestHash).toMatch(/^[\w-]{43}$/);
    expect(stored?.requestHash).not.toBe(plain);
  });
});

it('digests that were made without a key are deleted when the tables are brought up to date', async () => {
  const dataDir = furnish(temporaryFolder('toolyard-digests'));
  try {
    await (await openDatabase({ dataDir })).close();
    await rawSql({ dataDir }, [
      `insert into idempotency_key (principal_key, route, key, request_hash, result, created_at)
       values ('admin:one', 'route', 'old-key-1', 'plain', null, now())`,
      `delete from mikro_orm_migrations where name = 'Migration20261123RequestDigests'`,
    ]);
    const database = await openDatabase({ dataDir });
    const stored = await find(database.unitOfWork, 'admin:one', 'route', 'old-key-1');
    await database.close();
    expect(stored).toBeNull();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
