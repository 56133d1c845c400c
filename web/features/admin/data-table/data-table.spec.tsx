import { useState } from 'react';
import { describe, expect, it } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { DEFAULT_PREFERENCES, preferencesSlice } from '../../../app/preferences.slice.ts';
import { SITE_TEXTS } from '../../../i18n/site-texts.ts';
import { createTexts } from '../../../i18n/texts.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { useListAddress } from './use-list-address.ts';

interface Fruit {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
  readonly locked?: boolean;
}

const FRUITS: readonly Fruit[] = [
  { id: 'a', name: 'Apple', weight: 120 },
  { id: 'b', name: 'Banana', weight: 130 },
  { id: 'c', name: 'Cherry', weight: 8, locked: true },
];

const COLUMNS: readonly Column<Fruit>[] = [
  { id: 'name', header: 'Fruit', cell: ({ name }) => name, sortable: 'asc', card: 'title' },
  { id: 'weight', header: 'Grams', cell: ({ weight }) => weight, sortable: 'desc', num: true },
  { id: 'locked', header: 'Locked', cell: ({ locked }) => (locked ? 'yes' : 'no') },
];

interface Shown {
  readonly rows?: readonly Fruit[];
  readonly loading?: boolean;
  readonly fault?: boolean;
  readonly onRetry?: () => void;
}

function FruitTable({ rows = FRUITS, loading, fault, onRetry = () => undefined }: Shown) {
  const list = useListAddress({
    sort: { by: 'name', direction: 'asc' },
    sorts: ['name', 'weight'],
  });
  const { search, pathname } = useLocation();
  const selection = useSelection(`${list.list} ${list.page}`);
  const [said, setSaid] = useState('');
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <output aria-label="said">{said}</output>
      <output aria-label="list">{list.list}</output>
      <SearchField
        className="w-full sm:w-60"
        maxLength={200}
        label="Search fruits"
        hint=""
        value={list.search}
        onSearch={(text) => list.change({ search: text })}
      />
      <button onClick={() => list.change({ filters: { locked: 'yes' } })}>Locked only</button>
      <DataTable
        label="Fruits"
        columns={COLUMNS}
        rows={loading ? undefined : rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        fault={fault ? { text: 'No fruits could be had', onRetry, busy: false } : null}
        empty={<p>No fruits found</p>}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        selection={selection}
        isChoosable={({ locked }) => !locked}
        bulk={<button onClick={() => setSaid([...selection.ids].join(' '))}>Eat</button>}
        actions={({ locked, name }) =>
          locked ? [] : [{ id: 'eat', label: 'Eat', onSelect: () => setSaid(`menu ${name}`) }]
        }
        onOpen={({ name }) => setSaid(`open ${name}`)}
        foot={<Pager page={list.page} last={9} to={list.toPage} />}
      />
    </>
  );
}

interface Setting extends Shown {
  readonly at?: string;
  readonly singleKeys?: 'on' | 'off';
}

async function show(options: Setting = {}) {
  const texts = createTexts('en', SITE_TEXTS);
  await texts.loadArea('admin');
  const { at = '/fruits', singleKeys = 'on', ...shown } = options;
  const store = configureStore({
    reducer: { preferences: preferencesSlice.reducer },
    preloadedState: { preferences: { ...DEFAULT_PREFERENCES, singleKeys } },
  });
  render(
    <Provider store={store}>
      <I18nProvider i18n={texts.i18n}>
        <MemoryRouter initialEntries={[at]}>
          <FruitTable {...shown} />
        </MemoryRouter>
      </I18nProvider>
    </Provider>,
  );
  return userEvent.setup();
}

const said = (name: string) => screen.getByRole('status', { name }).textContent;
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')!;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ALL = 'Select all on this page';

describe('the table of the console', () => {
  it('heads and rows stand in a table that is named', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'Fruits' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      '',
      'Fruit',
      'Grams',
      'Locked',
      'Actions',
    ]);
    expect(within(row('Banana')).getByRole('cell', { name: '130' })).toBeTruthy();
  });

  it('a head sorts and says how; another click turns it', async () => {
    const user = await show();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Fruit').getAttribute('aria-sort')).toBe('ascending');
    expect(head('Grams').getAttribute('aria-sort')).toBe('none');
    expect(head('Locked').getAttribute('aria-sort')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Grams' }));
    expect(head('Grams').getAttribute('aria-sort')).toBe('descending');
    expect(said('address')).toBe('/fruits?sort=weight&direction=desc');
    await user.click(screen.getByRole('button', { name: 'Grams' }));
    expect(head('Grams').getAttribute('aria-sort')).toBe('ascending');
  });

  it('the box in the head chooses what may be chosen, and is half set where some are', async () => {
    const user = await show();
    expect(box('Select Cherry').disabled).toBe(true);
    await user.click(box('Select Apple'));
    expect(box(ALL).indeterminate).toBe(true);
    expect(row('Apple').getAttribute('aria-selected')).toBe('true');
    await user.click(box(ALL));
    expect(box(ALL)).toMatchObject({ checked: true, indeterminate: false });
    await user.click(screen.getByRole('button', { name: 'Eat' }));
    expect(said('said')).toBe('a b');
    await user.click(box(ALL));
    expect(screen.queryByRole('button', { name: 'Eat' })).toBeNull();
  });

  it('what can be done with the chosen stands in the foot, with their count, until the choice is given up', async () => {
    const user = await show();
    await user.click(box('Select Banana'));
    const group = screen.getByRole('group', { name: 'Selection' });
    expect(within(group).getByRole('status').textContent).toBe('1 selected');
    await user.click(within(group).getByRole('button', { name: 'Clear selection' }));
    expect(box('Select Banana').checked).toBe(false);
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });

  it('another view of the list begins with nothing chosen', async () => {
    const user = await show();
    await user.click(box('Select Apple'));
    await user.click(screen.getByRole('button', { name: 'Locked only' }));
    expect(box('Select Apple').checked).toBe(false);
  });

  it('the menu of a row is named after it; a row without actions has none', async () => {
    const user = await show();
    expect(screen.queryByRole('button', { name: 'Actions for Cherry' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Apple' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eat' }));
    expect(said('said')).toBe('menu Apple');
  });

  it('switched off, letters do nothing, and arrows still walk from row to row', async () => {
    const user = await show({ singleKeys: 'off' });
    await user.keyboard('jx');
    expect(document.activeElement).toBe(document.body);
    row('Apple').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row('Banana'));
  });

  it('J and K walk, X chooses, Enter opens; the ends hold', async () => {
    const user = await show();
    await user.keyboard('jj');
    expect(document.activeElement).toBe(row('Banana'));
    await user.keyboard('x');
    expect(box('Select Banana').checked).toBe(true);
    await user.keyboard('jjj');
    expect(document.activeElement).toBe(row('Cherry'));
    await user.keyboard('x');
    expect(box('Select Cherry').checked).toBe(false);
    await user.keyboard('kkkk{Enter}');
    expect(said('said')).toBe('open Apple');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row('Banana'));
  });

  it('who types J into the search walks nowhere', async () => {
    const user = await show();
    const field = screen.getByRole('searchbox', { name: 'Search fruits' });
    await user.type(field, 'jx');
    expect(document.activeElement).toBe(field);
  });

  it('while rows are under way their places are kept', async () => {
    await show({ loading: true });
    expect(screen.getByRole('status', { name: 'Loading...' }).children).toHaveLength(10);
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  it('an empty list says so', async () => {
    await show({ rows: [] });
    expect(screen.getByText('No fruits found')).toBeTruthy();
    expect(box(ALL).disabled).toBe(true);
  });

  it('a fault stands in place of the rows and offers another try', async () => {
    let tries = 0;
    const user = await show({ fault: true, onRetry: () => (tries += 1) });
    expect(screen.getByRole('alert').textContent).toContain('No fruits could be had');
    expect(screen.queryByRole('rowheader')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(tries).toBe(1);
  });
});

describe('the address of a list', () => {
  it('says search, sort, filter and page', async () => {
    await show({ at: '/fruits?search=an&sort=weight&direction=desc&locked=yes&page=4' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'an');
    expect(screen.getByRole('columnheader', { name: 'Grams' }).ariaSort).toBe('descending');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('4');
    expect(said('list')).toBe('search=an&sort=weight&direction=desc&locked=yes');
  });

  it.each(['/fruits?page=0', '/fruits?page=-1', '/fruits?page=x', '/fruits?sort=password'])(
    '%s is read as the usual list',
    async (at) => {
      await show({ at });
      expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1');
      expect(screen.getByRole('columnheader', { name: 'Fruit' }).ariaSort).toBe('ascending');
    },
  );

  it('another search, sort or filter begins at the first page; what is usual is left out', async () => {
    const user = await show({ at: '/fruits?page=4' });
    await user.type(screen.getByRole('searchbox'), 'ban{Enter}');
    expect(said('address')).toBe('/fruits?search=ban');
    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('{Enter}');
    expect(said('address')).toBe('/fruits');
  });

  it('AU-01 pages are links that keep the rest of the address', async () => {
    const user = await show({ at: '/fruits?search=an&page=4' });
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    const hrefs = within(pages)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/fruits?search=an',
      '/fruits?search=an&page=3',
      '/fruits?search=an&page=2',
      '/fruits?search=an&page=3',
      '/fruits?search=an&page=4',
      '/fruits?search=an&page=5',
      '/fruits?search=an&page=6',
      '/fruits?search=an&page=5',
      '/fruits?search=an&page=9',
    ]);
    await user.click(within(pages).getByRole('link', { name: 'Page 6' }));
    expect(said('address')).toBe('/fruits?search=an&page=6');
  });
});
