import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { UnreadableFile, type QueryResult } from '@toolyard/core/data';
import type { ReadingChoices } from '@toolyard/duckdb';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { openedFile, typedColumn } from './opened-file.spec.helper.ts';

const ROWS: QueryResult = {
  columns: [{ name: 'units', engineType: 'VARCHAR' }],
  rows: [['3'], ['about 5']],
};

const UNITS = typedColumn({
  name: 'units',
  evidence: {
    values: 39,
    reads: 39,
    missing: 0,
    proof: null,
    spans: null,
    shortYears: 0,
    offered: null,
    nearest: { label: { en: 'whole number', 'zh-CN': '整数' }, reads: 38 },
    unread: ['about 5'],
  },
  evidenceTexts: {
    en: '38 of 39 values read as whole number; the others do not: “about 5”',
    'zh-CN': '39 个值中有 38 个可读作整数，其余不能：“about 5”',
  },
  alternatives: [
    { ruleId: 'whole number', label: { en: 'whole number', 'zh-CN': '整数' }, reads: 38 },
    // It reads every value, and one that says that there is none.
    { ruleId: 'any', label: { en: 'anything', 'zh-CN': '任意' }, reads: 40 },
  ],
});

const FILE = openedFile({
  columns: [UNITS],
  reports: [{ code: 'total_row', lines: [44] }],
  rejected: [
    { line: 1, text: 'Monthly export', reason: 'above the table' },
    { line: 44, text: 'Total 800,00', reason: 'total' },
  ],
});

type Open = DataEngine['openFile'];

const engine = (openFile: Open): DataEngine => ({
  openFile,
  query: (select) =>
    Promise.resolve(
      select.includes('count(*)')
        ? { columns: [{ name: 'count', engineType: 'BIGINT' }], rows: [['2']] }
        : ROWS,
    ),
  write: () => Promise.reject(new Error('this test writes no file')),
  end: () => undefined,
});

const NAMES = {
  en: { choose: 'Choose a file', how: /^How the file was read/ },
  'zh-CN': { choose: '选择文件', how: /^文件的读取方式/ },
} as const;

async function open(
  openFile: Open,
  lang: keyof typeof NAMES = 'en',
  files = [new File(['units\n3\n'], 'export.csv')],
) {
  const rendered = renderApp('/tools/data-analysis', {
    server: createFakeServer(),
    lang,
    services: { dataEngine: () => Promise.resolve(engine(openFile)) },
  });
  const { choose, how } = NAMES[lang];
  await rendered.user.upload(await screen.findByLabelText(choose, { selector: 'input' }), files);
  await rendered.user.click(await screen.findByText(how));
  return rendered;
}

beforeAll(async () => {
  await Promise.all([import('../data-page.tsx'), import('../../../i18n/data/en.ts')]);
});

describe('how a file was read', () => {
  let requested: ReadingChoices[];
  beforeEach(() => {
    requested = [];
  });
  const read: Open = (_, { choices }) => {
    requested.push(choices);
    return Promise.resolve(FILE);
  };

  it('each guess stands beside its evidence', async () => {
    await open(read);
    expect(screen.getByText('2 things to check')).toBeTruthy();
    expect(screen.getByText('2 lines left out')).toBeTruthy();
    expect(screen.getByText('Every byte of the file fits.')).toBeTruthy();
    expect(screen.getByText('3 of the first 3 records have 1 cell.')).toBeTruthy();
    expect(screen.getByText(/38 of 39 values read as whole number/)).toBeTruthy();
    expect(screen.getByText(/Lines with totals were left out/)).toBeTruthy();
    const types = within(screen.getByRole('combobox', { name: 'Type of units' }));
    expect(types.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'text',
      'whole number (38 of 39)',
      'anything',
    ]);
  });

  it('says the same in Chinese', async () => {
    await open(read, 'zh-CN');
    expect(screen.getByText('2 处需要核对')).toBeTruthy();
    expect(screen.getByText(/39 个值中有 38 个可读作整数/)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: '“units”的类型' })).toBeTruthy();
  });

  it('one press changes a type, another the encoding, and both hold', async () => {
    const { user } = await open(read);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Type of units' }),
      'whole number (38 of 39)',
    );
    await waitFor(() => expect(requested).toHaveLength(2));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'Windows-1252');
    await waitFor(() =>
      expect(requested).toEqual([
        {},
        { types: { units: 'whole number' } },
        { types: { units: 'whole number' }, encoding: 'windows-1252' },
      ]),
    );
  });

  it('another delimiter gives other columns, so the types that were chosen are over', async () => {
    const { user } = await open(read);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Type of units' }),
      'whole number (38 of 39)',
    );
    await waitFor(() => expect(requested).toHaveLength(2));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Delimiter' }), 'Semicolon ;');
    await waitFor(() => expect(requested.at(-1)).toEqual({ delimiter: ';' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Header' }), 'No header');
    await waitFor(() => expect(requested.at(-1)).toEqual({ delimiter: ';', headerLine: 0 }));
  });

  it('steps stay when the file is read again', async () => {
    const { user } = await open(read);
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Filter rows' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Value' }), '3');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/Keep rows where “units” is/)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'Windows-1252');
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(await screen.findByText(/Keep rows where “units” is/)).toBeTruthy();
  });

  it('a choice by which the file cannot be read leaves the table as it was', async () => {
    const { user } = await open((_, { choices }) =>
      choices.encoding ? Promise.reject(new UnreadableFile('no table')) : Promise.resolve(FILE),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'UTF-16 LE');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'export.csv: There is no table in this file.',
    );
    expect(await screen.findByRole('table', { name: 'Rows of export.csv' })).toBeTruthy();
  });

  it('what was left out can be seen and downloaded', async () => {
    const made: Blob[] = [];
    const create = jest.fn((blob: Blob) => {
      made.push(blob);
      return 'blob:x';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
    const { user } = await open(read);
    const lines = within(screen.getByRole('list', { name: 'Left out of the table' }));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 1above the tableMonthly export',
      'Line 44totalTotal 800,00',
    ]);
    await user.click(screen.getByRole('button', { name: 'Download these lines' }));
    expect(create).toHaveBeenCalledTimes(1);
    expect(made[0]?.size).toBe(
      new Blob([
        '\uFEFFline,reason,text\r\n1,above the table,Monthly export\r\n44,total,"Total 800,00"\r\n',
      ]).size,
    );
  });
});

describe('several files', () => {
  it('each table can be looked at, and a file that cannot be read is named with its reason', async () => {
    const files = ['broken.xlsx', 'book.xlsx', 'two.csv'].map((name) => new File(['x'], name));
    const { user } = await open(
      (file, { table }) =>
        file.name === 'broken.xlsx'
          ? Promise.reject(new UnreadableFile('password'))
          : Promise.resolve({
              ...openedFile(),
              tables:
                file.name === 'book.xlsx'
                  ? ['Jan', 'Feb'].map((sheet, at) => ({
                      ...openedFile().tables[0]!,
                      name: at === 0 ? table : `${table}_2`,
                      sheet,
                    }))
                  : [{ ...openedFile().tables[0]!, name: table }],
            }),
      'en',
      files,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'broken.xlsx: The file is protected by a password.',
    );
    const tables = screen.getByRole('combobox', { name: 'Table' });
    expect(
      within(tables)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['book.xlsx: Jan', 'book.xlsx: Feb', 'two.csv']);
    await user.selectOptions(tables, 'book.xlsx: Feb');
    expect(await screen.findByRole('table', { name: 'Rows of book.xlsx: Feb' })).toBeTruthy();
    await user.selectOptions(tables, 'two.csv');
    expect(await screen.findByText(/The table is named "t2"/)).toBeTruthy();
  });
});
