import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runRecovery } from '@toolyard/api';
import { openDatabase } from '@toolyard/postgres';
import { Argon2PasswordHasher } from '@toolyard/security';
import { temporaryFolder } from '../support/app-server.ts';
import { anAdmin } from '../use-cases/administration-fixture.ts';

describe('C16: npm run recover-superadmin', () => {
  const folder = temporaryFolder('toolyard-recovery');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: join(folder, 'data') };

  it('prints a password that opens the account', async () => {
    const before = await openDatabase({ dataDir: env.DATA_DIR });
    const chief = anAdmin({ username: 'chief', role: 'superadmin' });
    await before.unitOfWork.run(({ admins }) => admins.add(chief));
    await before.close();
    const said = await runRecovery(env, 'chief');
    const [, password = ''] = /has the password (\S+) /.exec(said) ?? [];
    const after = await openDatabase({ dataDir: env.DATA_DIR });
    const stored = await after.readers.admins.find(chief.id);
    await after.close();
    expect(stored?.mustChangePassword).toBe(true);
    expect(await new Argon2PasswordHasher().verify(password, stored!.passwordHash)).toBe(true);
  });

  it('names the superadmins where the username is none of theirs', () =>
    expect(runRecovery(env, '')).rejects.toThrow('The active ones are: chief'));

  it('makes no database where there is none', () =>
    expect(runRecovery({ DATA_DIR: join(folder, 'typo') }, 'chief')).rejects.toThrow(
      'there is no database in',
    ));
});
