import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressedMail, Mailer } from '@toolyard/core/mail';
import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message.ts';

export interface FolderSettings {
  readonly folder: string;
  readonly from: string;
}

/** The outbox of a server without SMTP: one `.eml` file per mail, readable by the owner of the folder only. */
export class FolderMailer implements Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(private readonly settings: FolderSettings) {}

  async send(letter: AddressedMail): Promise<void> {
    const { folder, from } = this.settings;
    const { message } = await this.transport.sendMail({
      ...mailMessage(letter, from),
      textEncoding: 'quoted-printable',
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
    const aside = join(folder, `.${name}`);
    await writeFile(aside, message as Buffer, { mode: 0o600, flag: 'wx' });
    await rename(aside, join(folder, `${name}.eml`));
  }
}
