import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddressedMail } from '@toolyard/core/mail';
import { FolderMailer, FolderOutbox } from './index.ts';

const LETTER: AddressedMail = {
  language: 'zh-CN',
  to: 'mei@example.com',
  subject: '重设你的 Toolyard 密码：一个很长的主题，长得要分成好几个编码词才放得下 = ?=',
  text: `你好：\n\n=3D .\nhttps://toolyard.example/auth/reset?token=${'x'.repeat(43)}\n`,
};
const PLAIN: AddressedMail = {
  language: 'en',
  to: 'lin@example.com',
  subject: 'Your password was changed',
  text: 'Hello\n\nBye\n',
};

describe('the outbox of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'toolyard-outbox-')), 'outbox');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const send = async (letter: AddressedMail) => {
    await new FolderMailer({ folder, from: 'no-reply@toolyard.example' }).send(letter);
    // Files are named after the millisecond.
    for (const sent = Date.now(); Date.now() === sent;);
  };
  const list = (limit = 10, cursor: string | null = null, search = '') =>
    new FolderOutbox(folder).list({ limit, cursor, search });

  it('a folder that is not there is an empty outbox', async () =>
    expect(await list()).toEqual({ items: [], nextCursor: null }));

  it.each([
    ['Chinese and what looks encoded', LETTER],
    ['plain ASCII', PLAIN],
    ['a line longer than 76 characters', { ...PLAIN, text: `${'long '.repeat(60)}\n` }],
  ])('a letter comes back as it was sent: %s', async (_case, letter) => {
    const before = Date.now();
    await send(letter);
    const { items } = await list();
    expect(items).toMatchObject([letter]);
    expect(items[0]!.storedAt).toBeGreaterThanOrEqual(before);
    expect(items[0]!.storedAt).toBeLessThanOrEqual(Date.now());
  });

  it('the newest stands first; a page ends where the next begins', async () => {
    for (const nth of [1, 2, 3]) await send({ ...PLAIN, subject: `nth ${nth}` });
    const first = await list(2);
    expect(first.items.map(({ subject }) => subject)).toEqual(['nth 3', 'nth 2']);
    const second = await list(2, first.nextCursor);
    expect(second.items.map(({ subject }) => subject)).toEqual(['nth 1']);
    expect(second.nextCursor).toBeNull();
  });

  it('A42: a search finds any part of address or subject, in any case, page by page', async () => {
    for (const letter of [LETTER, PLAIN, { ...PLAIN, to: 'Lin.Wu@example.com' }])
      await send(letter);
    const first = await list(1, null, 'LIN');
    expect(first.items.map(({ to }) => to)).toEqual(['Lin.Wu@example.com']);
    const second = await list(1, first.nextCursor, 'LIN');
    expect(second.items.map(({ to }) => to)).toEqual(['lin@example.com']);
    expect(second.nextCursor).toBeNull();
    expect((await list(10, null, '密码')).items).toMatchObject([LETTER]);
    expect(await list(10, null, 'nobody')).toEqual({ items: [], nextCursor: null });
  });

  it('letters of before an instant are deleted, what is no letter stays', async () => {
    await send({ ...PLAIN, subject: 'old' });
    const between = Date.now();
    await send({ ...PLAIN, subject: 'new' });
    writeFileSync(join(folder, 'notes.txt'), 'x');
    expect(await new FolderOutbox(folder).eraseBefore(between)).toBe(1);
    expect((await list()).items.map(({ subject }) => subject)).toEqual(['new']);
    expect(readdirSync(folder)).toContain('notes.txt');
    expect(await new FolderOutbox(join(folder, 'none')).eraseBefore(between)).toBe(0);
  });

  it('what is no letter is left out', async () => {
    await send(PLAIN);
    writeFileSync(join(folder, 'notes.txt'), 'x');
    writeFileSync(join(folder, '.half-written.eml'), 'x');
    expect(readdirSync(folder)).toHaveLength(3);
    expect((await list()).items).toHaveLength(1);
  });

  it.each(['../../etc/passwd', '', 'x'])('%j is no cursor', async (cursor) =>
    expect(list(10, cursor)).rejects.toMatchObject({ code: 'CURSOR_INVALID' }),
  );
});
