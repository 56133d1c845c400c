import { beforeEach, describe, expect, it } from '@jest/globals';
import { MAIL_ATTEMPTS } from '@toolyard/core/mail';
import { MEI } from './accounts-fixture.ts';
import { credentialsFixture, type CredentialsFixture } from './credentials-fixture.ts';

const MINUTE = 60_000;

let fixture: CredentialsFixture;
beforeEach(async () => {
  fixture = credentialsFixture();
  await fixture.join();
});

/** Something that is told by mail. */
const tell = async () => {
  const mei = await fixture.principal();
  await fixture.factor.start(mei);
  await fixture.factor.confirm(fixture.codes.codeAt(fixture.clock.now()), mei);
};
const send = () => fixture.mail.execute();
const sent = () => fixture.mailer.letters.length;

describe('sending mail', () => {
  it('a mail is sent once', async () => {
    await tell();
    await send();
    await send();
    expect(sent()).toBe(1);
  });

  it('senders at once send it once', async () => {
    await tell();
    await Promise.all(Array.from({ length: 5 }, send));
    expect(sent()).toBe(1);
  });

  it('one that cannot be rendered holds up no other, and whoever sends hears of it', async () => {
    await tell();
    await fixture.requesting.execute({ email: MEI.email, language: 'en' });
    const render = fixture.writer.render.bind(fixture.writer);
    let first = true;
    fixture.writer.render = (mail) => {
      const isFirst = first;
      first = false;
      return isFirst ? Promise.reject(new Error('no text')) : render(mail);
    };
    await expect(send()).rejects.toThrow('no text');
    expect(sent()).toBe(1);
    fixture.clock.advance(MINUTE);
    await send();
    expect(sent()).toBe(2);
  });

  it('one that is not taken waits 1 minute, then 2, then 4, and whoever sends hears of it', async () => {
    await tell();
    fixture.mailer.refuses = true;
    for (const minutes of [1, 2, 4]) {
      await expect(send()).rejects.toThrow('not taken');
      fixture.clock.advance(minutes * MINUTE - 1);
      await send();
      fixture.clock.advance(1);
    }
    fixture.mailer.refuses = false;
    await send();
    expect(sent()).toBe(1);
  });

  it('after its last attempt it is given up', async () => {
    await tell();
    fixture.mailer.refuses = true;
    for (let attempt = 0; attempt < MAIL_ATTEMPTS; attempt++) {
      await expect(send()).rejects.toThrow('not taken');
      fixture.clock.advance(2 ** attempt * MINUTE);
    }
    fixture.mailer.refuses = false;
    await send();
    expect(sent()).toBe(0);
    expect(fixture.dropped).toEqual(['undeliverable second-factor-on']);
    const far = fixture.clock.now() + 365 * 24 * 60 * MINUTE;
    expect(await fixture.work.run(({ mails }) => mails.findDueLocked(far))).toBeNull();
  });

  it('a sender that ended in the middle of it leaves it to the next, a minute later', async () => {
    await tell();
    const { mailer } = fixture;
    const taken = mailer.send.bind(mailer);
    mailer.send = () => new Promise(() => undefined);
    void send();
    await new Promise((done) => setImmediate(done));
    mailer.send = taken;
    await send();
    expect(sent()).toBe(0);
    fixture.clock.advance(MINUTE);
    await send();
    expect(sent()).toBe(1);
  });

  it('a wish for a reset that could not be mailed for half an hour is dropped', async () => {
    await fixture.requesting.execute({ email: MEI.email, language: 'en' });
    fixture.mailer.refuses = true;
    await expect(send()).rejects.toThrow('not taken');
    fixture.mailer.refuses = false;
    fixture.clock.advance(30 * MINUTE);
    await send();
    expect(sent()).toBe(0);
    expect(fixture.dropped).toEqual(['obsolete password-reset']);
  });

  it('a mail of a kind that nobody writes is dropped', async () => {
    const at = fixture.clock.now();
    const unknown = {
      kind: 'newsletter',
      accountId: null,
      subjectId: null,
      address: MEI.email,
      language: 'en',
      attempts: 0,
      enclosure: null,
    } as const;
    await fixture.work.run(({ mails }) =>
      mails.add({ ...unknown, id: 'x', createdAt: at, dueAt: at }),
    );
    await send();
    expect(sent()).toBe(0);
    expect(await fixture.work.run(({ mails }) => mails.findDueLocked(at))).toBeNull();
  });
});
