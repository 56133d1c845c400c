import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider } from '@lingui/react';
import { sql, type Cell, type Column } from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { SITE_TEXTS } from '../../../i18n/site-texts.ts';
import { createTexts } from '../../../i18n/texts.ts';
import { ResultGrid } from './result-grid.tsx';

const column = (name: string, type: Column['type']): Column => ({
  ...{ name, type },
  ...{ unit: null, currency: null },
});
const COLUMNS: readonly Column[] = [
  column('city', 'text'),
  { ...column('rows', 'integer'), currency: '€' },
];
const ROWS: readonly (readonly Cell[])[] = [
  ['Oslo', '3'],
  ['Lyon', '5'],
];
const engine = {
  query: () => Promise.resolve({ columns: [], rows: ROWS }),
} as unknown as DataEngine;

async function open(isPressable: boolean) {
  const pressed: unknown[] = [];
  const texts = createTexts('en', SITE_TEXTS);
  await texts.loadArea('data');
  const grid = (
    <ResultGrid
      label="Groups"
      engine={engine}
      select={sql`select 1`}
      columns={COLUMNS}
      rowCount={ROWS.length}
      firstRows={ROWS}
      chosen={null}
      onChoose={() => undefined}
      onCell={isPressable ? (row, at) => pressed.push([row, at]) : null}
    />
  );
  render(<I18nProvider i18n={texts.i18n}>{grid}</I18nProvider>);
  await screen.findByText('Lyon');
  return { pressed, user: userEvent.setup() };
}

const activeText = () =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '')
    ?.textContent;

describe('the head of a column', () => {
  it('says its type, and the currency that stood beside its values', async () => {
    await open(false);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['citytext', 'rowswhole number · €']),
    );
  });
});

describe('the cells of groups', () => {
  it('are pressed by the pointer', async () => {
    const { pressed, user } = await open(true);
    await user.click(screen.getByRole('gridcell', { name: '5' }));
    expect(pressed).toEqual([[['Lyon', '5'], 1]]);
  });

  it('are moved to by the keys, within the table, and pressed by Enter and the space bar', async () => {
    const { pressed, user } = await open(true);
    screen.getByRole('grid').focus();
    await user.keyboard('{Enter}');
    expect(pressed).toEqual([]);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeText()).toBe('Oslo'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(activeText()).toBe('5'));
    await user.keyboard('{Enter}{Home}{ArrowUp} ');
    expect(pressed).toEqual([
      [['Lyon', '5'], 1],
      [['Oslo', '3'], 0],
    ]);
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(activeText()).toBe('5'));
  });

  it('of another table are none', async () => {
    await open(false);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('table', { name: 'Groups' })).toBeTruthy();
  });
});
