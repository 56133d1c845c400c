import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runVerification } from '@toolyard/api';
import { openDatabase, type DatabaseSettings } from '@toolyard/postgres';
import { temporaryFolder } from '../support/app-server.ts';
import { aNote } from '../support/audit-notes.ts';
import { has } from '../support/needs.ts';
import { freshPostgres } from '../support/postgres.ts';
import { rawSql, refusals } from '../support/raw-sql.ts';

const ENTRIES = 9;
const folder = temporaryFolder('toolyard-audit');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Place {
  readonly settings: DatabaseSettings;
  drop(this: void): Promise<void>;
}

const newFolder = (): Promise<Place> =>
  Promise.resolve({
    settings: { dataDir: join(folder, randomUUID()) },
    drop: () => Promise.resolve(),
  });

async function newServer(): Promise<Place> {
  const fresh = await freshPostgres();
  if (!fresh) throw new Error('no PostgreSQL found');
  return { settings: { databaseUrl: fresh.url }, drop: () => fresh.drop() };
}

async function fill(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings);
  for (let at = 1; at <= ENTRIES; at++)
    await database.unitOfWork.run(({ audit }) =>
      Promise.resolve(audit.record(aNote({ after: { order: at } }))),
    );
  await database.close();
}

const hasPostgres = has('PostgreSQL');
const ENGINES: readonly (readonly [string, () => Promise<Place>])[] = [
  ['PGlite', newFolder],
  ...(hasPostgres ? ([['PostgreSQL', newServer]] as const) : []),
];

const verdict = ({ dataDir, databaseUrl }: DatabaseSettings, known?: string) =>
  runVerification({ DATA_DIR: dataDir ?? folder, DATABASE_URL: databaseUrl ?? '' }, known);

/** As the owner of the tables may. */
const unguarded = (...statements: string[]): string[] => [
  'alter table audit_entry disable trigger user',
  'alter table audit_head disable trigger user',
  ...statements,
  'alter table audit_entry enable trigger user',
  'alter table audit_head enable trigger user',
];

const SWAP = `update audit_entry set sequence = -sequence where sequence in (4, 5);
  update audit_entry set sequence = 9 + sequence where sequence in (-4, -5)`;
/** What somebody does to the rows, how it is undone, and what is said of it. */
const TAMPERINGS: readonly (readonly [string, string, string, string])[] = [
  [
    'a value in the middle',
    `update audit_entry set after = '{"order": 55}' where sequence = 5`,
    `update audit_entry set after = '{"order": 5}' where sequence = 5`,
    'broken at entry 5: its hash is not that of its content',
  ],
  ['two places', SWAP, SWAP, 'broken at entry 4: it does not follow from the entry before it'],
  [
    'the end',
    `create table aside as select * from audit_entry where sequence > 7;
       delete from audit_entry where sequence > 7`,
    'insert into audit_entry select * from aside; drop table aside',
    'broken at entry 8: there is no entry of this number',
  ],
];

jest.setTimeout(120_000);

describe.each(ENGINES)('npm run verify-audit on %s', (engine, newPlace) => {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace();
    await fill(place.settings);
  });
  afterAll(() => place?.drop());

  it('a log as it was written is whole, and its end is named', async () => {
    const { isWhole, said } = await verdict(place.settings);
    expect(isWhole).toBe(true);
    const [, end = ''] = /^whole: 9 entries; the end is (9:[0-9a-f]{64})$/.exec(said) ?? [];
    expect(await verdict(place.settings, end)).toMatchObject({ isWhole: true });
    const other = await verdict(
      place.settings,
      end.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    expect(other.said).toBe('broken at entry 9: it is not the one that you noted down');
    await expect(verdict(place.settings, '9')).rejects.toThrow('--known');
  });

  it('the database refuses everything but adding', async () => {
    const said = await refusals(place.settings, [
      `update audit_entry set action = 'x' where sequence = 1`,
      'update audit_entry set address = address',
      'update audit_entry set erased_by = 10, salt = null where sequence = 1',
      `update audit_entry set erased_by = 10, salt = null, before = null, after = null, address = '', at = now() where sequence = 1`,
      'delete from audit_entry where sequence = 9',
      'truncate audit_entry',
      'truncate audit_entry, audit_head',
      'update audit_head set sequence = 8',
      `update audit_head set hash = repeat('f', 64)`,
      'delete from audit_head',
    ]);
    for (const each of said) expect(each).toContain('append-only');
  });

  it('details that were erased without an entry of the log are found', async () => {
    const erasing = `update audit_entry set erased_by = 10, salt = null, before = null, after = null, address = ''
      where sequence = 2`;
    await rawSql(place.settings, ['create table kept as select * from audit_entry', erasing]);
    expect(await verdict(place.settings)).toEqual({
      isWhole: false,
      said: 'broken at entry 2: its details are missing, or the log says that other ones were erased',
    });
    const undoing = `delete from audit_entry where sequence = 2;
      insert into audit_entry select * from kept where sequence = 2; drop table kept`;
    await rawSql(place.settings, unguarded(undoing));
    expect((await verdict(place.settings)).isWhole).toBe(true);
  });

  it.each(TAMPERINGS.slice(0, engine === 'PGlite' ? 1 : undefined))(
    '%s changed by SQL is found',
    async (_what, change, undo, said) => {
      await rawSql(place.settings, unguarded(change));
      expect(await verdict(place.settings)).toEqual({ isWhole: false, said });
      await rawSql(place.settings, unguarded(undo));
      expect((await verdict(place.settings)).isWhole).toBe(true);
    },
  );
});

const onPostgres = hasPostgres ? it : it.skip;
onPostgres('a database that was never started is told apart from a broken log', async () => {
  const place = await newServer();
  await expect(verdict(place.settings)).rejects.toThrow('has no audit log');
  await place.drop();
});
