import { DeleteAccount, type OwnedRecords } from '@toolyard/core/accounts';
import { memoryDatabase, FakeClock } from '@toolyard/memory';
import { describe, expect, it } from '@jest/globals';
import { aSession, aStrategy, aUser } from '../conformance/repository-records.ts';
import { principalOf } from './brokerage-fixture.ts';

async function fixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
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
      new DeleteAccount(all, [all.sessions, all.strategies, ...more], clock).execute(
        {},
        principalOf(mine.id, clock.now()),
      ),
    );
  const strategiesOf = async (id: string) =>
    (await readers.strategies.listOwned(id, { limit: 9, cursor: null })).items.length;
  return { readers, mine, other, mySession, othersSession, remove, strategiesOf };
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

  it('a second call finds no account', async () => {
    const { remove } = await fixture();
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: 'SESSION_INVALID' });
  });
});
