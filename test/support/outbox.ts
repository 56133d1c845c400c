import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/** The words of the mails in a data folder's outbox, oldest first. */
function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return files
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readable(readFileSync(join(folder, file), 'latin1')));
}

/** Head and body, the body's quoted-printable (RFC 2045, 6.7) undone. */
function readable(source: string): string {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const plain = body
    .join('\n\n')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_hex, code: string) => String.fromCharCode(parseInt(code, 16)));
  return `${head}\n\n${Buffer.from(plain, 'latin1').toString('utf8')}`;
}

/** Waits for a mail to an address in which `wanted` is found, and answers what was found. */
export async function findInOutbox(
  dataDir: string,
  address: string,
  wanted: RegExp,
): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(100)) {
    const mails = mailsIn(dataDir).filter((mail) => mail.includes(`To: ${address}`));
    const found = mails
      .map((mail) => wanted.exec(mail)?.[0])
      .findLast((text) => text !== undefined);
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`no mail with ${wanted} in:\n${mails.join('\n---\n')}`);
  }
}
