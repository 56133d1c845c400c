import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredMail, LocalOutbox, OutboxRequest } from '@toolyard/core/mail';
import { CURSOR_INVALID, type Instant, type Page } from '@toolyard/core/shared';
import { readMessage } from './read-message.ts';

/** As FolderMailer names its files: the instant, then a random part. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[0-9a-f-]{36}$/;
const SUFFIX = '.eml';

const instantOf = (name: string): number => Date.parse(name.replace(NAME, '$1:$2:$3'));

const unlessGone = (fault: unknown): null => {
  if ((fault as { code?: unknown }).code === 'ENOENT') return null;
  throw fault;
};

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

const matches = ({ to, subject }: StoredMail, search: string): boolean =>
  [to, subject].some((text) => folded(text).includes(folded(search)));

/** The mail that FolderMailer wrote to a folder. */
export class FolderOutbox implements LocalOutbox {
  constructor(private readonly folder: string) {}

  async list({ limit, cursor, search }: OutboxRequest): Promise<Page<StoredMail>> {
    if (cursor !== null && !NAME.test(cursor)) throw CURSOR_INVALID();
    const names = (await this.names()).filter((name) => cursor === null || name < cursor);
    const items: StoredMail[] = [];
    for (const name of names) {
      const letter = await this.letter(name);
      if (!letter || !matches(letter, search)) continue;
      if (items.length === limit) return { items, nextCursor: items.at(-1)?.id ?? null };
      items.push(letter);
    }
    return { items, nextCursor: null };
  }

  async eraseBefore(instant: Instant): Promise<number> {
    const old = (await this.names()).filter((name) => instantOf(name) < instant);
    for (const name of old) await rm(join(this.folder, `${name}${SUFFIX}`), { force: true });
    return old.length;
  }

  private async names(): Promise<string[]> {
    const files = (await readdir(this.folder).catch(unlessGone)) ?? [];
    return files
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => file.slice(0, -SUFFIX.length))
      .filter((name) => NAME.test(name))
      .toSorted()
      .toReversed();
  }

  /** Null where it was taken away in the meantime. */
  private async letter(name: string): Promise<StoredMail | null> {
    const message = await readFile(join(this.folder, `${name}${SUFFIX}`)).catch(unlessGone);
    return message && { id: name, storedAt: instantOf(name), ...readMessage(message) };
  }
}
