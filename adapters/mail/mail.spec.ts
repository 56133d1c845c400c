import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddressedMail } from '@toolyard/core/mail';
import { FolderMailer, SmtpMailer } from './index.ts';
import { startSmtpServer, type Refuse, type TestSmtpServer } from './smtp-server.spec.helper.ts';

const FROM = 'Toolyard 工具坊 <no-reply@toolyard.example>';
const LETTER: AddressedMail = {
  language: 'zh-CN',
  to: 'mei@example.com',
  subject: '重设你的 Toolyard 密码',
  text: `你好：\n\n.\nhttps://toolyard.example/auth/reset?token=${'x'.repeat(43)}\n`,
};

const [HEAD_END, FOLD] = ['\r\n\r\n', /\r\n[ \t]+/g];
const headOf = (source: string) => source.slice(0, source.indexOf(HEAD_END)).replace(FOLD, ' ');
const bodyOf = (source: string) => source.slice(source.indexOf(HEAD_END) + HEAD_END.length);
const header = (source: string, name: string) =>
  headOf(source)
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
/** RFC 2047 words in UTF-8. */
const decoded = (text = '') =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_word, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString('utf8')
        : quoted(value.replaceAll('_', ' ')),
    );
const quoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_hex, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

describe('mail by SMTP', () => {
  let server: TestSmtpServer;
  const open = async (refuse?: Refuse) => {
    server = await startSmtpServer(refuse);
    return new SmtpMailer({ url: server.url, from: FROM });
  };
  afterEach(() => server.stop());

  it('a letter arrives with its subject and its words as they were written', async () => {
    await (await open()).send(LETTER);
    const [mail, ...others] = server.taken;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: 'no-reply@toolyard.example', to: [LETTER.to] });
    const source = mail?.source ?? '';
    expect(decoded(header(source, 'Subject')[0])).toBe(`Subject: ${LETTER.subject}`);
    expect(decoded(header(source, 'From')[0])).toContain('工具坊');
    expect(header(source, 'Auto-Submitted')).toEqual(['Auto-Submitted: auto-generated']);
    expect(header(source, 'Content-Language')).toEqual(['Content-Language: zh-CN']);
    expect(Buffer.from(bodyOf(source), 'base64').toString('utf8')).toBe(LETTER.text);
  });

  it.each([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nspam' }],
    ['a bare line feed in the subject', { subject: 'Hello\nBcc: eve@example.com' }],
    ['a bare carriage return in the subject', { subject: 'Hello\rBcc: eve@example.com' }],
    ['commands in the words', { text: 'x\r\n.\r\nRCPT TO:<eve@example.com>\r\n' }],
  ])('%s reaches nobody else and makes no header', async (_case, change) => {
    await (await open()).send({ ...LETTER, ...change });
    expect(server.taken).toHaveLength(1);
    const [{ to, source }] = server.taken as [(typeof server.taken)[0]];
    expect(to).toEqual([LETTER.to]);
    expect(header(source, 'Bcc')).toEqual([]);
    expect(header(source, 'To')).toEqual([`To: ${LETTER.to}`]);
  });

  it.each([
    'mei@example.com\r\nRCPT TO:<eve@example.com>',
    'mei@example.com\nBcc: eve@example.com',
    'mei@example.com, eve@example.com',
    'mei@example.com> <eve@example.com',
    'Eve <eve@example.com>',
  ])('an address of %j reaches no second receiver', async (to) => {
    const mailer = await open();
    await mailer.send({ ...LETTER, to }).catch(() => undefined);
    const receivers = server.taken.flatMap((mail) => mail.to);
    expect(receivers).not.toContain('eve@example.com');
    expect(receivers.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['a receiver that is refused', /^RCPT/i, 550],
    ['a server that is busy', /^MAIL/i, 451],
  ])('%s is a fault that names the code and no address', async (_case, command, code) => {
    const mailer = await open((line) => (command.test(line) ? `${code} not ${LETTER.to}` : null));
    const fault: unknown = await mailer.send(LETTER).catch((reason: unknown) => reason);
    expect(fault).toMatchObject({ name: 'MailRejected' });
    expect(String(fault)).toContain(String(code));
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toContain(LETTER.to);
  });

  it('a server that is not there is a fault', async () => {
    const mailer = await open();
    await server.stop();
    await expect(mailer.send(LETTER)).rejects.toMatchObject({ name: 'MailRejected' });
    server = await startSmtpServer();
  });
});

describe('mail into a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'toolyard-outbox-')), 'outbox');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('each letter is a file that its owner alone may read, in the order in which they were sent', async () => {
    const mailer = new FolderMailer({ folder, from: FROM });
    await mailer.send({ ...LETTER, to: 'first@example.com' });
    await new Promise((later) => setTimeout(later, 2));
    await mailer.send({ ...LETTER, to: 'second@example.com' });
    const files = readdirSync(folder).toSorted();
    expect(files).toHaveLength(2);
    const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(sources.map((source) => header(source, 'To'))).toEqual([
      ['To: first@example.com'],
      ['To: second@example.com'],
    ]);
    for (const file of files) {
      expect(file).toMatch(/\.eml$/);
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    }
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('its words are those of the letter, in a text that people can read', async () => {
    await new FolderMailer({ folder, from: FROM }).send(LETTER);
    const [file = ''] = readdirSync(folder);
    const source = readFileSync(join(folder, file), 'utf8');
    expect(header(source, 'Content-Transfer-Encoding')).toEqual([
      'Content-Transfer-Encoding: quoted-printable',
    ]);
    expect(quoted(bodyOf(source)).replaceAll('\r\n', '\n')).toBe(LETTER.text);
  });
});
