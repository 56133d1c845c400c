import { DeleteAccount, type OwnedRecords } from '@toolyard/core/accounts';
import { auditEntry, pseudonymOf } from '@toolyard/core/audit';
import { memoryDatabase, FakeClock, SequentialIds } from '@toolyard/memory';
import { describe, expect, it } from '@jest/globals';
import { aSession, aStrategy, aUser } from '../conformance/repository-records.ts';
import { principalOf } from './brokerage-fixture.ts';

async function fixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const ports = { clock, ids: new SequentialIds() };
  const [mine, other] = [aUser(), aUser()];
  const [mySession, othersSession] = [aSession(mine.id), aSession(other.id)];
  await unitOfWork.run(async ({ users, sessions, strategies }) => {
    for (const user of [mine, other]) {
      await users.add(user);
      await strategies.add(aStrategy(user.id));
    }
    await sessions.add(mySession);
    await sessions.add(othersSession);
  });
  const remove = (more: readonly OwnedRecords[] = []) =>
    unitOfWork.run((all) =>
      new DeleteAccount(all, [all.sessions, all.strategies, ...more], ports).execute(
        { language: 'zh-CN' },
        principalOf(mine.id, clock.now()),
      ),
    );
  const strategiesOf = async (id: string) =>
    (await readers.strategies.listOwned(id, { limit: 9, cursor: null })).items.length;
  return { readers, unitOfWork, mine, other, mySession, othersSession, remove, strategiesOf };
}

describe('deleting an account', () => {
  it('the account and all it owns are gone, others stay as they were', async () => {
    const { readers, mine, other, mySession, othersSession, remove, strategiesOf } =
      await fixture();
    await remove();
    expect(await readers.users.find(mine.id)).toBeNull();
    expect(await readers.users.findByEmail(mine.email)).toBeNull();
    expect(await readers.sessions.find(mySession.id)).toBeNull();
    expect(await strategiesOf(mine.id)).toBe(0);
    expect(await readers.users.find(other.id)).toEqual(other);
    expect(await readers.sessions.find(othersSession.id)).toEqual(othersSession);
    expect(await strategiesOf(other.id)).toBe(1);
  });

  it('is one piece of work: where a part fails nothing is gone', async () => {
    const { readers, mine, mySession, remove, strategiesOf } = await fixture();
    const failing = { eraseOwned: () => Promise.reject(new Error('the disk is full')) };
    await expect(remove([failing])).rejects.toThrow('the disk is full');
    expect(await readers.users.find(mine.id)).toEqual(mine);
    expect(await readers.sessions.find(mySession.id)).toEqual(mySession);
    expect(await strategiesOf(mine.id)).toBe(1);
  });

  it('a last mail goes to the address in its language, and the audit log names nobody any more', async () => {
    const { readers, unitOfWork, mine, remove } = await fixture();
    const mention = auditEntry({
      at: 0,
      actor: { realm: 'visitor', id: null },
      action: 'session.refused',
      subject: { kind: 'user', id: '', name: mine.email },
      address: '192.0.2.0/24',
    });
    await unitOfWork.run(({ audit }) => Promise.resolve(audit.record(mention)));
    await remove();
    const mail = await unitOfWork.run(({ mails }) => mails.findDueLocked(Number.MAX_SAFE_INTEGER));
    expect(mail).toMatchObject({
      kind: 'account-deleted',
      address: mine.email,
      language: 'zh-CN',
      accountId: null,
    });
    const pseudonym = pseudonymOf('user', mine.id);
    expect(readers.audit.notes()).toMatchObject([
      { action: 'session.refused', subject: { id: '', name: pseudonym }, address: '' },
      { action: 'account.deleted', subject: { id: mine.id, name: pseudonym } },
    ]);
  });

  it('a second call finds no account', async () => {
    const { remove } = await fixture();
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: 'SESSION_INVALID' });
  });
});
