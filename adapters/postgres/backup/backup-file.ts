import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import type { BackupTable } from './backup-tables.ts';
import { digestOf, type RowDigest } from './json-lines.ts';

/** A backup cannot be written, read or restored. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export type BackedUpTable = BackupTable & RowDigest;

/** The first line of a backup. The rows of each table follow in this order, then the images and the hash of this line. */
export interface BackupHeader {
  readonly format: 'toolyard-backup';
  /** The first version had no images. */
  readonly version: 1 | 2;
  readonly createdAt: string;
  /** Names of the executed migrations, in order. */
  readonly migrations: readonly string[];
  readonly tables: readonly BackedUpTable[];
  /** Names of the images, those of spaces with `media/` before them; each image is a line in base64. */
  readonly pictures?: readonly string[];
}

/** Uploaded images, each named by the SHA-256 of its content. */
export interface BackupImages {
  list(): Promise<readonly string[]>;
  read(name: string): Promise<Uint8Array>;
  put(name: string, bytes: Uint8Array): Promise<void>;
}

/** Encoding of rows in a backup. */
interface BackupSource {
  readonly rowsOf: (table: BackedUpTable) => AsyncIterable<string>;
  readonly image: (name: string) => Promise<Uint8Array>;
}

/** The content of a backup, in order: the tables of the header, then the images. */
interface BackupContent {
  readonly rowsOf: (table: BackedUpTable) => AsyncIterable<string>;
  /** Receives each image after its content has been verified against its name. */
  readonly eachImage: (
    take: (name: string, bytes: Uint8Array) => Promise<void> | void,
  ) => Promise<void>;
}

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

type Bytes = AsyncIterable<Uint8Array>;

/** Encrypts in the format of age (age-encryption.org/v1), which its command-line program decrypts too. */
const encryption = (recipient: string) =>
  async function* (plain: Bytes): Bytes {
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(ReadableStream.from(plain));
  };

const decryption = (identity: string) =>
  async function* (encrypted: Bytes): Bytes {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    yield* await decrypter.decrypt(ReadableStream.from(encrypted));
  };

/** Whether a text is a public key for which backups can be encrypted. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

const AGE = Buffer.from('age-encryption.org/v1\n');

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE.length));
    return buffer.equals(AGE);
  } finally {
    await handle.close();
  }
}

/**
 * Writes a temporary file and links it to its name once it is complete. Only its owner may read it. With a recipient, a
 * public key `age1…`, it is encrypted for the owner of that key.
 */
export async function writeBackupFile(
  file: string,
  header: BackupHeader,
  { rowsOf, image }: BackupSource,
  recipient: string | null,
): Promise<void> {
  const temporary = `${file}.${process.pid}.partial`;
  const head = JSON.stringify(header);
  async function* lines() {
    yield `${head}\n`;
    for (const table of header.tables) for await (const line of rowsOf(table)) yield `${line}\n`;
    for (const name of header.pictures ?? [])
      yield `${Buffer.from(await image(name)).toString('base64')}\n`;
    yield `${hashOf(head)}\n`;
  }
  try {
    const target = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
    const [plain, packed] = [Readable.from(lines()), createGzip()];
    await (recipient === null
      ? pipeline(plain, packed, target)
      : pipeline(plain, packed, encryption(recipient), target));
    await link(temporary, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    throw new BackupError(`${file} exists already`, { cause });
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Characters; rows and images have at most a few million. A small file can hold a line that fills the memory. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** Lines end at \n alone: a text may hold other separators. */
async function* linesOf(file: string, identity: string | null): AsyncGenerator<string, undefined> {
  const encrypted = await isEncrypted(file);
  if (encrypted && identity === null)
    throw new BackupError('it is encrypted: name the file with its key by --identity');
  const text = createGunzip();
  const stored = createReadStream(file);
  const reading =
    encrypted && identity !== null
      ? pipeline(stored, decryption(identity), text)
      : pipeline(stored, text);
  // An error of a stream ends the last one, and the loop throws it.
  reading.catch(() => undefined);
  let line: string[] = [];
  let length = 0;
  for await (const chunk of text.setEncoding('utf8') as AsyncIterable<string>) {
    for (const [i, part] of chunk.split('\n').entries()) {
      if (i > 0) {
        yield line.join('');
        [line, length] = [[], 0];
      }
      line.push(part);
      length += part.length;
      if (length > LONGEST_LINE) throw new BackupError('a line of it is too long');
    }
  }
  if (length > 0) throw new BackupError('it is cut off');
}

/** Reads a backup once from front to back; `use` takes everything in its order. `identity` decrypts an encrypted one. */
export async function readBackupFile<T>(
  file: string,
  identity: string | null,
  use: (header: BackupHeader, content: BackupContent) => Promise<T>,
): Promise<T> {
  const lines = linesOf(file, identity);
  const next = async () => {
    const line = await lines.next();
    if (line.done) throw new BackupError('it is cut off');
    return line.value;
  };
  async function* rowsOf({ rows }: BackedUpTable) {
    for (let row = 0; row < rows; row++) yield await next();
  }
  try {
    const head = await next();
    const header = headerOf(head);
    const used = await use(header, {
      rowsOf,
      async eachImage(take) {
        for (const name of header.pictures ?? []) await take(name, imageOf(name, await next()));
      },
    });
    if ((await next()) !== hashOf(head)) throw new BackupError('its first line was changed');
    if (!(await lines.next()).done) throw new BackupError('something follows its end');
    return used;
  } finally {
    await lines.return(undefined);
  }
}

function imageOf(name: string, line: string): Uint8Array {
  const bytes = Buffer.from(line, 'base64');
  if (name.replace(/^media\//, '') !== `${hashOf(bytes)}.webp`)
    throw new BackupError(`the picture ${name} was changed`);
  return bytes;
}

function headerOf(line: string): BackupHeader {
  const header = JSON.parse(line) as BackupHeader;
  const { format, version }: Partial<Record<keyof BackupHeader, unknown>> = header;
  if (format !== 'toolyard-backup') throw new BackupError('it is no backup of Toolyard');
  if (version !== 1 && version !== 2)
    throw new BackupError('a later version of Toolyard has written it');
  return header;
}

/** Reads the whole file and compares every hash. */
export async function verifyBackupFile(
  file: string,
  identity: string | null,
): Promise<BackupHeader> {
  try {
    return await readBackupFile(file, identity, async (header, { rowsOf, eachImage }) => {
      for (const table of header.tables) {
        const { sha256 } = await digestOf(rowsOf(table));
        if (sha256 !== table.sha256) throw new BackupError(`rows of ${table.name} were changed`);
      }
      await eachImage(() => undefined);
      return header;
    });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`${file} cannot be used: ${why}`, { cause });
  }
}
