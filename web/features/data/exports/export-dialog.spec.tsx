import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { QueryResult } from '@toolyard/core/data';
import { UnwritableTable } from '@toolyard/duckdb/writing';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { bytesOf } from '../../../test-support/bytes-of.ts';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { openedFile } from '../reading/opened-file.spec.helper.ts';

const CITIES: QueryResult = {
  columns: [{ name: 'city', engineType: 'VARCHAR' }],
  rows: [['<b>Oslo</b>'], [null]],
};

const engine = (write: DataEngine['write']): DataEngine => ({
  openFile: () => Promise.resolve(openedFile()),
  query: () => Promise.resolve(CITIES),
  write,
  end: () => undefined,
});

const saved: { readonly name: string; readonly blob: Blob }[] = [];
let latest: Blob | null = null;

beforeAll(async () => {
  await Promise.all([
    import('../data-page.tsx'),
    import('../charts/chart-drawing.ts'),
    import('../../../i18n/data/en.ts'),
  ]);
});

beforeEach(() => {
  const parts = Object.getPrototypeOf(new File([], 'x').slice()) as Blob;
  parts.arrayBuffer = function (this: Blob) {
    return bytesOf(this);
  };
  saved.length = 0;
  URL.createObjectURL = (blob) => {
    latest = blob as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: latest! });
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

async function openDialog(write: DataEngine['write']) {
  const { user } = renderApp('/tools/data-analysis', {
    server: createFakeServer(),
    lang: 'en',
    services: { dataEngine: () => Promise.resolve(engine(write)) },
  });
  await user.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File(['city\nOslo\n'], 'cities.csv'),
  );
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export the table' }));
  return { user, dialog };
}

describe('exports', () => {
  it('save all rows as a file of the chosen kind', async () => {
    const requests: string[] = [];
    const { user, dialog } = await openDialog((select, format) => {
      requests.push(`${format} ${select}`);
      return Promise.resolve(new Blob(['file'], { type: 'text/plain' }));
    });
    await user.click(dialog.getByRole('radio', { name: 'Parquet' }));
    await user.click(dialog.getByRole('button', { name: 'Save the file' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['cities-result.parquet']));
    expect(requests).toEqual(['parquet select * from "t"']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say why a sheet cannot hold a table, and offer the other kinds', async () => {
    const { user, dialog } = await openDialog(() =>
      Promise.reject(new UnwritableTable({ kind: 'rows', most: 1_048_575 })),
    );
    await user.click(dialog.getByRole('radio', { name: 'XLSX' }));
    await user.click(dialog.getByRole('button', { name: 'Save the file' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'A sheet holds 1,048,575 rows beside its head',
    );
    expect(saved).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Save the file' }).hasAttribute('disabled')).toBe(
      false,
    );
  });

  it('end when nobody waits for them any more', async () => {
    let signal: AbortSignal | null = null;
    const { user, dialog } = await openDialog((_, __, given) => {
      signal = given;
      return new Promise(() => undefined);
    });
    await user.click(dialog.getByRole('button', { name: 'Save the file' }));
    expect(await dialog.findByRole('progressbar', { name: 'Writing the file' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(signal!.aborted).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('write a report that names the file by its hash, runs no script and fetches nothing', async () => {
    const { user, dialog } = await openDialog(() => Promise.reject(new Error('not this one')));
    await user.click(dialog.getByRole('radio', { name: 'HTML report' }));
    await user.click(dialog.getByRole('button', { name: 'Save the file' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['cities-report.html']));
    const text = await saved[0]!.blob.text();
    const page = new DOMParser().parseFromString(text, 'text/html');
    // sha256sum of 'city\nOslo\n'.
    expect(page.querySelector('code')!.textContent).toBe(
      '7772e11612b24f97020997df6195375a18cd7fd7f52776ffc6f521f9dafb6ec6',
    );
    expect([...page.querySelectorAll('td')].map((cell) => cell.textContent)).toContain(
      '<b>Oslo</b>',
    );
    expect(page.querySelectorAll('script, img, link, iframe, b')).toHaveLength(0);
    expect(text).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(text).toContain('All 2 rows.');
  });
});
