import { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from '@jest/globals';
import {
  nestReactProject,
  sqlDdl,
  tableVersions,
  updatedFiles,
  updateProject,
  versionComparer,
  withMigration,
  type OutputFile,
} from '@toolyard/core/codegen';
import { PostgresDdlParser } from '@toolyard/ddl';
import { FULL_SIZE } from '../support/test-size.ts';
import { compilerFaults, writeProject } from './compile-project.ts';

const parser = new PostgresDdlParser();
const compare = versionComparer({
  document: () => Promise.reject(new Error('SQL needs none')),
  ddl: () => Promise.resolve(parser),
});

async function generated(sql: string): Promise<readonly OutputFile[]> {
  const read = await sqlDdl.read(sql, parser);
  if (!read.ok) throw new Error(read.error.texts.en);
  return nestReactProject.render(read.value.model, {});
}

/** What is generated now for a project that was generated before, with a migration where its tables change. */
async function generatedSince(before: readonly OutputFile[], sql: string) {
  const files = await generated(sql);
  const { earlier, later } = tableVersions(before, files)!;
  const asWritten = { kind: 'postgresql', rootName: 'Root', choices: {}, edits: [] } as const;
  const changes = await compare({
    earlier,
    later: { ...asWritten, text: later },
    dialect: 'postgresql',
    answers: {},
  });
  if ('fault' in changes) throw new Error(changes.fault.texts.en);
  return withMigration(before, files, changes.statements, []);
}

const SHOP = `CREATE TABLE customer (
  id bigserial PRIMARY KEY,
  name text NOT NULL,
  email text
);
CREATE TABLE orders (
  id bigserial PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customer,
  state text NOT NULL DEFAULT 'new',
  total numeric(12,2) NOT NULL
);
`;
const ROWS = `INSERT INTO customer (name, email) VALUES ('Ana', 'ana@example.com'), ('李雷', NULL);
INSERT INTO orders (customer_id, total) VALUES (1, 12.50), (2, 3);`;

const without = (text: string) => (sql: string) => sql.replace(text, '');
const instead = (text: string, other: string) => (sql: string) => sql.replace(text, other);

/** Changes of the model. */
const CHANGES: readonly (readonly [string, (sql: string) => string])[] = [
  ['a field is added', instead('email text', 'email text,\n  phone text')],
  ['a required field is added', instead('email text', 'email text,\n  points integer NOT NULL')],
  ['a field is dropped', without(',\n  email text')],
  ['a field is renamed', instead('email text', 'mail text')],
  ['a type is widened', instead('numeric(12,2)', 'numeric(20,4)')],
  ['a field becomes required', instead('email text', 'email text NOT NULL')],
  ['a default is changed', instead("DEFAULT 'new'", "DEFAULT 'open'")],
  [
    'values are checked',
    instead("DEFAULT 'new'", "DEFAULT 'new' CHECK (state IN ('new', 'paid'))"),
  ],
  ['a field is unique', instead('email text', 'email text UNIQUE')],
  [
    'an entity is added',
    (sql) => `${sql}CREATE TABLE label (id serial PRIMARY KEY, title text NOT NULL);`,
  ],
  [
    'an entity with a reference is added',
    (sql) =>
      `${sql}CREATE TABLE line (id serial PRIMARY KEY, order_id bigint NOT NULL REFERENCES orders, count integer NOT NULL);`,
  ],
  ['an entity is dropped', (sql) => sql.slice(0, sql.indexOf('CREATE TABLE orders'))],
];
/** `npm run test:codegen` takes all, `npm test` one. */
const changes = CHANGES.filter((_, at) => FULL_SIZE || at === 1);

const METHOD = `
  /** Written by hand. */
  total(): Promise<number> {
    return this.em.count(Customer);
  }
}
`;

/** What somebody has made of a file. */
const EDITS: Readonly<Record<string, (text: string) => string>> = {
  'README.md': (text) => `${text}\nOrders of one shop.\n`,
  'server/customer/customer.service.ts': (text) => text.replace(/\n\}\n$/, `\n${METHOD}`),
  'web/src/customer/customer-form.tsx': instead('label="Email"', 'label="Mail address"'),
  'web/src/app.tsx': (text) => `// The pages of the shop.\n${text}`,
};

const textsOf = (files: readonly OutputFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]));

describe('an edited project of which the model changes', () => {
  it.each(changes)('compiles, has its edits, and its rows: %s', async (name, change) => {
    const before = await generated(SHOP);
    const project = before.map(({ path, text }) => ({ path, text: EDITS[path]?.(text) ?? text }));
    for (const path of Object.keys(EDITS))
      expect(textsOf(project).get(path)).not.toBe(textsOf(before).get(path));

    const after = await generatedSince(before, change(SHOP));
    const updates = updateProject(before, project, after);
    const { files, open } = updatedFiles(updates, {});
    // An edit of a line that is gone is a conflict; what is generated is taken then.
    const decided = updatedFiles(
      updates,
      Object.fromEntries(open.map((path) => [path, Array<'generated'>(9).fill('generated')])),
    );
    expect(open).toEqual(/dropped|renamed/.test(name) ? expect.anything() : []);
    const obsolete = new Set(
      updates.flatMap((each) => (each.change === 'obsolete' ? each.path : [])),
    );
    const written = new Map([...textsOf(project), ...textsOf(decided.files)]);
    for (const path of obsolete) written.delete(path);
    expect(written.get('README.md')).toContain('Orders of one shop.');
    expect(written.get('server/customer/customer.service.ts')).toContain('Written by hand.');
    expect(files.length).toBeLessThan(project.length);
    const folder = writeProject(
      `update-${CHANGES.findIndex(([each]) => each === name)}`,
      [...written].map(([path, text]) => ({ path, text })),
    );
    expect(compilerFaults(folder)).toEqual([]);

    const database = await PGlite.create();
    const migrations = [...written].filter(([path]) => path.startsWith('migrations/')).toSorted();
    for (const [at, [, sql]] of migrations.entries()) {
      await database.exec(`BEGIN;\n${sql}\nCOMMIT;`);
      if (at === 0) await database.exec(ROWS);
    }
    const { rows } = await database.query('SELECT name FROM customer ORDER BY id');
    expect(rows).toEqual([{ name: 'Ana' }, { name: '李雷' }]);
    await database.close();
  });

  it('of 55 entities, one field more changes only files that name it', async () => {
    const tables = Array.from(
      { length: 55 },
      (_, at) => `CREATE TABLE thing_${at} (id bigserial PRIMARY KEY, name text NOT NULL);`,
    );
    const before = await generated(tables.join('\n'));
    const changed = tables.with(7, tables[7]!.replace('name text', 'name text, nickname text'));
    const after = await generatedSince(before, changed.join('\n'));
    const { files, open } = updatedFiles(updateProject(before, before, after), {});
    expect(open).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
    for (const { text } of files) expect(text).toMatch(/nickname/i);
    const again = await generatedSince(after, changed.join('\n'));
    expect(updatedFiles(updateProject(after, after, again), {}).files).toEqual([]);
  });
});
