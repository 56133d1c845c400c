import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useListAddress } from './use-list-address.ts';

it('a filter that is chosen while the rows of a search are still rendered keeps the search', async () => {
  const rows = new Map<string, Promise<string>>([['', Promise.resolve('')]]);
  let show: () => void = () => undefined;
  rows.set('search=li', new Promise((resolve) => (show = () => resolve('li'))));
  rows.set('search=li&role=admin', Promise.resolve('li, admin'));
  function Rows({ list }: { readonly list: string }) {
    return <p>{use(rows.get(list) ?? Promise.resolve(list))}</p>;
  }
  function Page() {
    const list = useListAddress({ sort: { by: 'name', direction: 'asc' }, sorts: ['name'] });
    return (
      <>
        <button onClick={() => list.change({ search: 'li' })}>search</button>
        <button onClick={() => list.change({ filters: { role: 'admin' } })}>filter</button>
        <output>{list.list}</output>
        <Suspense>
          <Rows list={list.list} />
        </Suspense>
      </>
    );
  }
  const settled = (start: () => void) =>
    act(() => {
      start();
      return Promise.resolve();
    });
  await settled(() =>
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    ),
  );
  await settled(() => fireEvent.click(screen.getByText('search')));
  // The transition waits for its rows.
  expect(screen.getByRole('status').textContent).toBe('');
  await settled(() => fireEvent.click(screen.getByText('filter')));
  await settled(show);
  expect(screen.getByRole('status').textContent).toBe('search=li&role=admin');
});
