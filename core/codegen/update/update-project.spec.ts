import { describe, expect, it } from '@jest/globals';
import { readRecord, recordFile } from './generated-record.ts';
import { tableVersions, withMigration } from './project-migrations.ts';
import { updateProject } from './update-project.ts';
import { updatedFiles } from './updated-files.ts';

const file = (path: string, text: string) => ({ path, text });

const BEFORE = 'export interface Order {\n  id: string;\n}\n';
const EDITED = `// Orders of one shop.\n${BEFORE}`;
const NOW = 'export interface Order {\n  id: string;\n  total: string;\n}\n';

/** What becomes of `order.ts` by what stands in the project and what is generated. */
const updated = (
  project: string | null,
  generated: string | null,
  before: string | null = BEFORE,
) =>
  updateProject(
    before === null ? [] : [file('order.ts', before)],
    project === null ? [] : [file('order.ts', project)],
    generated === null ? [] : [file('order.ts', generated)],
  );

describe('the second run', () => {
  it.each<[string, string | null, string | null, string | null, object]>([
    ['untouched, the same', BEFORE, BEFORE, BEFORE, { change: 'none' }],
    ['untouched, changed', BEFORE, BEFORE, NOW, { change: 'replaced', text: NOW }],
    ['edited, the same', BEFORE, EDITED, BEFORE, { change: 'none' }],
    [
      'edited, changed elsewhere',
      BEFORE,
      EDITED,
      NOW,
      { change: 'merged', text: `// Orders of one shop.\n${NOW}` },
    ],
    ['edited to the same', BEFORE, NOW, NOW, { change: 'none' }],
    ['new', null, null, NOW, { change: 'added', text: NOW }],
    ['new, and written by hand to the same', null, NOW, NOW, { change: 'none' }],
    ['deleted, the same', BEFORE, null, BEFORE, { change: 'none' }],
    ['deleted, changed', BEFORE, null, NOW, { change: 'missing', text: NOW }],
    ['generated no more', BEFORE, BEFORE, null, { change: 'obsolete', edited: false }],
    ['generated no more, edited', BEFORE, EDITED, null, { change: 'obsolete', edited: true }],
    ['deleted, generated no more', BEFORE, null, null, { change: 'none' }],
  ])('of a file that is %s', (_, before, project, generated, expected) =>
    expect(updated(project, generated, before)).toEqual([{ path: 'order.ts', ...expected }]),
  );

  it('shows lines that were edited and are generated in another way, and no more', () => {
    const project = BEFORE.replace('id: string', 'id: number');
    const generated = BEFORE.replace('id: string', 'id: bigint');
    expect(updated(project, generated)).toEqual([
      {
        change: 'conflict',
        path: 'order.ts',
        parts: [
          { kind: 'agreed', text: 'export interface Order {\n' },
          {
            kind: 'conflict',
            before: '  id: string;\n',
            project: '  id: number;\n',
            generated: '  id: bigint;\n',
          },
          { kind: 'agreed', text: '}\n' },
        ],
      },
    ]);
  });

  it('shows a file written by hand where one is generated now', () =>
    expect(updated('by hand\n', NOW, null)).toMatchObject([
      { change: 'conflict', parts: [{ before: '', project: 'by hand\n', generated: NOW }] },
    ]));

  it('leaves the ends of lines of the project', () => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    expect(updated(windows(BEFORE), BEFORE)).toMatchObject([{ change: 'none' }]);
    expect(updated(windows(EDITED), NOW)).toMatchObject([
      { change: 'merged', text: windows(`// Orders of one shop.\n${NOW}`) },
    ]);
    expect(updated(windows(BEFORE), NOW)).toMatchObject([{ change: 'merged', text: windows(NOW) }]);
  });
});

describe('what is written', () => {
  const conflict = updated(
    BEFORE.replace('id: string', 'id: number'),
    BEFORE.replace('id: string', 'id: bigint'),
  );
  const withId = (lines: string) => BEFORE.replace('  id: string;\n', lines);

  it('has no file with a conflict that nobody has decided', () =>
    expect(updatedFiles(conflict, {})).toEqual({ files: [], open: ['order.ts'] }));

  it.each([
    ['project', '  id: number;\n'],
    ['generated', '  id: bigint;\n'],
    ['both', '  id: number;\n  id: bigint;\n'],
  ] as const)('takes the lines that were decided on: %s', (side, lines) =>
    expect(updatedFiles(conflict, { 'order.ts': [side] })).toEqual({
      files: [file('order.ts', withId(lines))],
      open: [],
    }),
  );

  it('has a file that was deleted only if it is wanted back', () => {
    const missing = updated(null, NOW);
    expect(updatedFiles(missing, {})).toEqual({ files: [], open: [] });
    expect(updatedFiles(missing, { 'order.ts': ['generated'] }).files).toEqual([
      file('order.ts', NOW),
    ]);
  });

  it('has what is new, written anew or merged, and nothing else', () => {
    const paths = (project: string | null, generated: string | null) =>
      updatedFiles(updated(project, generated), {}).files.map(({ text }) => text);
    expect(paths(BEFORE, NOW)).toEqual([NOW]);
    expect(paths(EDITED, NOW)).toEqual([`// Orders of one shop.\n${NOW}`]);
    expect(paths(EDITED, BEFORE)).toEqual([]);
    expect(paths(EDITED, null)).toEqual([]);
  });
});

describe('a project with tables', () => {
  const first = file('migrations/0001-tables.sql', 'CREATE TABLE a (id int);\n');
  const second = file('migrations/0002-changes.sql', 'ALTER TABLE a ADD b int;\n');
  const now = [file('README.md', 'Shop\n'), file(first.path, 'CREATE TABLE a (id int, b int);\n')];

  it('is compared by all that was run so far', () => {
    expect(tableVersions([second, first], now)).toEqual({
      earlier: `${first.text}\n${second.text}`,
      later: now[1]!.text,
    });
    expect(tableVersions([], now)).toBeNull();
    expect(tableVersions([first], [now[0]!])).toBeNull();
  });

  it('leaves what was run as it is, and adds a migration after those of the project', () => {
    const own = 'migrations/0007-mine.sql';
    expect(withMigration([first], now, ['ALTER TABLE a ADD b int;'], [own, 'README.md'])).toEqual([
      now[0],
      first,
      file('migrations/0008-changes.sql', 'ALTER TABLE a ADD b int;\n'),
    ]);
    expect(withMigration([first, second], now, [], [])).toEqual([now[0], first, second]);
  });
});

describe('the record of what was generated', () => {
  it('reads as it was written', () => {
    const record = {
      version: 1,
      target: 'typescript',
      values: { dates: 'Date' },
      model: {
        rootName: 'Shop',
        choices: { 'keys as data $.days': 'map' },
        edits: [{ kind: 'rename entity', entity: '$', name: 'Order' }],
      },
      files: [file('order.ts', BEFORE)],
    } as const;
    expect(readRecord(recordFile(record).text)).toEqual(record);
  });

  it('is read without edits of the model where none were recorded, or none that are known', () => {
    const record = { version: 1, target: 'typescript', values: {}, files: [] };
    const strange = { rootName: 'Shop', choices: {}, edits: [{ kind: 'drop' }] };
    for (const model of [undefined, strange])
      expect(readRecord(JSON.stringify({ ...record, model }))).toEqual({ ...record, model: null });
  });

  it.each(['', '[]', '{"version":2}', '{"version":1,"target":"x","values":{},"files":[]}'])(
    '%j is none',
    (text) => expect(readRecord(text)).toBeNull(),
  );
});
