import { untouchedLedger } from '@toolyard/core/options/capital';
import { DEFAULT_OPTIONS_SETTINGS, withoutCapital } from '@toolyard/core/options/settings';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { ImageFolders } from '@toolyard/files';
import {
  backUp,
  BackupError,
  openDatabase,
  restore,
  type BackupHeader,
  type DatabaseSettings,
} from '@toolyard/postgres';
import { furnish, temporaryFolder } from '../support/app-server.ts';
import { aNote } from '../support/audit-notes.ts';
import { has } from '../support/needs.ts';
import { freshPostgres } from '../support/postgres.ts';
import { FULL_SIZE } from '../support/test-size.ts';
import { aSession, aStep, aStrategy, aUser } from './repository-records.ts';

/** More than are read or written at once. */
const USERS = 210;
const STRATEGIES = 20;
/** What a careless format, split or escape would break. */
const ODD_NAMES = [
  'a\u2028b\u2029c',
  `'; drop table "x" --`,
  '\\N \\" ? ?? $1 :name',
  '行\t情\n\r📈',
  'null',
];

interface Place {
  readonly settings: DatabaseSettings;
  readonly pictures: ImageFolders;
  drop(this: void): Promise<void>;
}

const folder = temporaryFolder('toolyard-backup');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileName = () => join(folder, `${randomUUID()}.jsonl.gz`);

const newPictures = () =>
  new ImageFolders({ uploads: join(folder, randomUUID()), media: join(folder, randomUUID()) });

const newFolder = (dataDir = join(folder, randomUUID())): Promise<Place> =>
  Promise.resolve({
    settings: { dataDir },
    pictures: newPictures(),
    drop: () => Promise.resolve(),
  });

async function newServer(): Promise<Place> {
  const fresh = await freshPostgres();
  if (!fresh) throw new Error('no PostgreSQL found');
  return {
    settings: { databaseUrl: fresh.url },
    pictures: newPictures(),
    drop: () => fresh.drop(),
  };
}

const hasPostgres = has('PostgreSQL');
const ENGINES: readonly (readonly [string, () => Promise<Place>])[] = [
  ['PGlite', newFolder],
  ...(hasPostgres ? ([['PostgreSQL', newServer]] as const) : []),
];

/** Any bytes will do, since nobody draws them here. */
const PICTURES = ['one picture', 'another\nof two\0lines', 'of a space'].map((content) => {
  const bytes = Buffer.from(content);
  const folderOf = content === 'of a space' ? 'media/' : '';
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { name: `${folderOf}${hash}.webp`, bytes };
});

async function fill({ settings, pictures }: Place): Promise<void> {
  for (const { name, bytes } of PICTURES) await pictures.put(name, bytes);
  const database = await openDatabase(settings);
  await database.unitOfWork.run(async (all) => {
    await all.uploadedEarnings.replace(
      [{ symbol: 'AAPL', date: '2027-01-28', time: 'afterClose', confirmed: true }],
      1,
    );
    await all.providerKeys.put({
      provider: 'polygon',
      plan: 'free',
      sealedKey: 'sealed',
      updatedAt: 1,
    });
    const {
      users,
      sessions,
      strategies,
      watchlists,
      optionsSettings,
      capital,
      idempotency,
      audit,
    } = all;
    for (let i = 0; i < USERS; i++) {
      const user = aUser({ name: ODD_NAMES[i] ?? `User ${i}` });
      await users.add(user);
      audit.record(aNote({ after: { name: user.name } }));
      await sessions.add(aSession(user.id));
      if (i < STRATEGIES) await strategies.add(aStrategy(user.id, { steps: [aStep(), aStep()] }));
      await watchlists.put({
        ownerId: user.id,
        version: 2,
        lists: [{ id: 'default', name: ODD_NAMES[i] ?? 'Watchlist', symbols: ['SPY', 'BRK.B'] }],
        updatedAt: 1,
      });
      await optionsSettings.put({
        ownerId: user.id,
        version: 2,
        settings: { ...withoutCapital(DEFAULT_OPTIONS_SETTINGS), maxHoldingDays: i + 1 },
        updatedAt: 1,
      });
      await capital.put({ ...untouchedLedger(user.id), version: 2 });
      for (const [key, result] of [
        ['none', null],
        ['some', { note: ODD_NAMES }],
      ] as const)
        await idempotency.add({
          principalKey: `user:${user.id}`,
          route: 'POST /x',
          key,
          requestHash: 'hash',
          result,
          createdAt: 1,
        });
    }
  });
  await database.close();
}

const digests = ({ tables, pictures }: BackupHeader) => ({
  tables: tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 })),
  pictures,
});

const contentOf = async ({ settings, pictures }: Place) =>
  digests(await backUp(settings, pictures, fileName()));

const restoreInto = (
  { settings, pictures }: Place,
  from: string,
  replace: boolean,
  copy: string | null = null,
) => restore(settings, pictures, from, { replace, copy, identity: null, recipient: null });

jest.setTimeout(180_000);

/** What is backed up is restored into both. */
const SAMPLED_ENGINES = FULL_SIZE ? ENGINES : ENGINES.slice(-1);

describe.each(SAMPLED_ENGINES)('a backup of %s', (_engine, newPlace) => {
  let source: Place;
  let file: string;
  let header: BackupHeader;
  const opened: Place[] = [];
  let restored: Place;
  const place = async (open: () => Promise<Place>) => {
    const made = await open();
    opened.push(made);
    return made;
  };
  beforeAll(async () => {
    source = await place(newPlace);
    await fill(source);
    file = fileName();
    header = await backUp(source.settings, source.pictures, file);
  });
  afterAll(async () => {
    for (const { drop } of opened) await drop();
  });

  it('holds every row and can be read by its owner alone', () => {
    const rows = Object.fromEntries(header.tables.map((table) => [table.name, table.rows]));
    expect(rows).toMatchObject({ user_account: USERS, session: USERS, strategy: STRATEGIES });
    expect(rows).toMatchObject({ strategy_step: 2 * STRATEGIES, strategy_fill: 4 * STRATEGIES });
    expect(rows).toMatchObject({ audit_entry: USERS, audit_head: 1 });
    const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    const total = header.tables.reduce((sum, table) => sum + table.rows, 0);
    expect(lines).toHaveLength(total + PICTURES.length + 3);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('never writes over a file', async () => {
    await expect(backUp(source.settings, source.pictures, file)).rejects.toThrow(BackupError);
    expect(existsSync(`${file}.${process.pid}.partial`)).toBe(false);
  });

  it.each(ENGINES)(
    'backup, wipe, restore into %s: equal row hashes',
    async (_target, newTarget) => {
      const target = await place(newTarget);
      await restoreInto(target, file, false);
      expect(await contentOf(target)).toEqual(digests(header));
      for (const { name, bytes } of PICTURES)
        expect(bytes.equals(await target.pictures.read(name))).toBe(true);
      if (newTarget === newPlace) restored = target;
    },
  );

  it('is not put over data, unless it is told to replace them', async () => {
    const database = await openDatabase(restored.settings);
    await database.unitOfWork.run(({ users }) => users.add(aUser()));
    await database.close();
    const before = await contentOf(restored);
    await expect(restoreInto(restored, file, false)).rejects.toThrow('--replace');
    expect(await contentOf(restored)).toEqual(before);
    const copy = fileName();
    await restoreInto(restored, file, true, copy);
    expect(await contentOf(restored)).toEqual(digests(header));
    await restoreInto(restored, copy, true);
    expect(await contentOf(restored)).toEqual(before);
    await restoreInto(restored, file, true);
  });

  it('C13: is encrypted for the owner of a key, who alone can restore it', async () => {
    const [identity, stranger] = [await generateX25519Identity(), await generateX25519Identity()];
    const recipient = await identityToRecipient(identity);
    const encrypted = `${fileName()}.age`;
    await backUp(source.settings, source.pictures, encrypted, recipient);
    const bytes = readFileSync(encrypted);
    const plain = new Decrypter();
    plain.addIdentity(identity);
    expect(gunzipSync(await plain.decrypt(bytes)).includes('toolyard-backup')).toBe(true);
    const { settings, pictures } = restored;
    const copy = `${fileName()}.age`;
    const restoreBy = (from: string, key: string | null) =>
      restore(settings, pictures, from, { replace: true, copy, identity: key, recipient });
    await expect(restoreBy(encrypted, null)).rejects.toThrow('--identity');
    await expect(restoreBy(encrypted, stranger)).rejects.toThrow(BackupError);
    const cut = `${fileName()}.age`;
    writeFileSync(cut, bytes.subarray(0, -9));
    await expect(restoreBy(cut, identity)).rejects.toThrow(BackupError);
    expect(existsSync(copy)).toBe(false);
    await restoreBy(encrypted, identity);
    expect(await contentOf(restored)).toEqual(digests(header));
    expect(readFileSync(copy).includes('age-encryption.org/v1')).toBe(true);
  });

  it('C5: is not put in place while a server works', async () => {
    const server = await openDatabase(restored.settings);
    try {
      await server.ping();
      await expect(restoreInto(restored, file, true)).rejects.toThrow(/stop (it|them) first/);
    } finally {
      await server.close();
    }
    expect(await contentOf(restored)).toEqual(digests(header));
  });

  it('is refused when it was cut or altered, and nothing is changed', async () => {
    for (const [how, bytes] of Object.entries(damaged(readFileSync(file)))) {
      const bad = fileName();
      writeFileSync(bad, bytes);
      const refusal = restoreInto(restored, bad, true);
      await expect(refusal.then(() => how)).rejects.toThrow(BackupError);
    }
    await expect(restoreInto(restored, fileName(), true)).rejects.toThrow(BackupError);
    expect(await contentOf(restored)).toEqual(digests(header));
  });
});

const base64Of = (picture = PICTURES[0]!) => picture.bytes.toString('base64');

function damaged(whole: Buffer): Record<string, Buffer> {
  const text = gunzipSync(whole).toString('utf8');
  const changed = (from: string | RegExp, to: string) => {
    const other = text.replace(from, to);
    if (other === text) throw new Error(`the backup does not hold ${String(from)}`);
    return gzipSync(other);
  };
  return {
    empty: Buffer.alloc(0),
    'no backup': gzipSync('hello\n'),
    'a line that would fill the memory': gzipSync('{'.repeat(80_000_000)),
    'cut in half': whole.subarray(0, whole.length / 2),
    'without its last byte': whole.subarray(0, whole.length - 1),
    'a bit turned': Buffer.from(whole).fill((whole[5000] ?? 0) ^ 1, 5000, 5001),
    'a name changed': changed('User 77', 'User 78'),
    'a row gone': changed(/\n[^\n]*User 77[^\n]*\n/, '\n'),
    'a row twice': changed(/\n([^\n]*User 77[^\n]*)\n/, '\n$1\n$1\n'),
    'a count changed': changed(`"rows":${USERS}`, `"rows":${USERS - 1}`),
    'its date changed': changed('"createdAt":"2', '"createdAt":"3'),
    'lines behind its end': gzipSync(`${text}more\n`),
    'a picture changed': changed(base64Of(PICTURES[0]), base64Of(PICTURES[1])),
    'a way out of the folder': changed(/[0-9a-f]{64}\.webp/, '../../x.webp'),
    'a later version': changed('"version":2', '"version":3'),
    'unknown migrations': changed('"migrations":["', '"migrations":["Later'),
  };
}

it('a backup of the first version, which had no pictures, comes back', async () => {
  const newPlace = hasPostgres ? newServer : newFolder;
  const [source, target] = [await newPlace(), await newPlace()];
  await fill(source);
  const file = fileName();
  const none = newPictures();
  const { tables } = await backUp(source.settings, none, file);
  const [head, ...rest] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const first = head!.replace('"version":2', '"version":1').replace(',"pictures":[]', '');
  const end = createHash('sha256').update(first).digest('hex');
  const old = fileName();
  writeFileSync(old, gzipSync([first, ...rest.slice(0, -2), end, ''].join('\n')));
  const header = await restoreInto(target, old, false);
  expect(header).toMatchObject({ version: 1, tables });
  expect(await contentOf(target)).toEqual({ ...digests(header), pictures: [] });
});

describe('a folder', () => {
  it('without a database is not backed up, and none is made in it', async () => {
    const { settings, pictures } = await newFolder();
    await expect(backUp(settings, pictures, fileName())).rejects.toThrow('DATA_DIR');
    expect(existsSync(String(settings.dataDir))).toBe(false);
  });

  it('in use is refused with what to do', async () => {
    const { settings, pictures } = await newFolder(furnish(join(folder, randomUUID())));
    const database = await openDatabase(settings);
    await expect(backUp(settings, pictures, fileName())).rejects.toThrow('stop it first');
    await database.close();
  });
});
