import { lazy, Suspense } from 'react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { usePage } from './use-page.ts';

const First = () => {
  usePage('First');
  return <h1>First</h1>;
};

function LongPage() {
  usePage('Long');
  return (
    <>
      <h1>Long</h1>
      <section id="terms">
        <h2>Terms</h2>
      </section>
      <h2 id="常见问题">Questions</h2>
    </>
  );
}
const Long = lazy(async () => Promise.resolve({ default: LongPage }));

const site = (at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/long">to long</Link>
      <Link to="/long#terms">to terms</Link>
      <Link to="/long#常见问题">to questions</Link>
      <Link to="/long#nowhere">to nowhere</Link>
      <main>
        <Suspense>
          <Routes>
            <Route index element={<First />} />
            <Route path="long" element={<Long />} />
          </Routes>
        </Suspense>
      </main>
    </MemoryRouter>,
  );

const scrolled = jest.fn<(to: string) => void>();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
});
const focused = () => document.activeElement?.textContent;
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('a change of page', () => {
  it('XA-04 the first page of a visit leaves the focus alone and names the document', () => {
    site();
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('First · Toolyard');
  });

  it('XA-04 puts the focus on the heading, also of a page that had to be fetched', async () => {
    site();
    await follow('to long');
    await screen.findByRole('heading', { level: 1, name: 'Long' });
    expect(focused()).toBe('Long');
    expect(document.title).toBe('Long · Toolyard');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('XA-04 a link to a part scrolls there and puts the focus on its heading', async () => {
    site();
    await follow('to terms');
    await screen.findByRole('heading', { level: 1, name: 'Long' });
    expect(scrolled.mock.calls).toEqual([['terms']]);
    expect(focused()).toBe('Terms');
    await follow('to questions');
    expect(scrolled.mock.calls.at(-1)).toEqual(['常见问题']);
    expect(focused()).toBe('Questions');
  });

  it('XA-04 the same link again leads there again', async () => {
    site('/long#terms');
    await screen.findByRole('heading', { level: 1, name: 'Long' });
    await follow('to terms');
    await follow('to terms');
    expect(scrolled.mock.calls).toEqual([['terms'], ['terms'], ['terms']]);
  });

  it.each(['/long#nowhere', '/long#%E0%A4%A'])(
    'XA-04 %s names no part: the page stays at its top',
    async (address) => {
      site(address);
      await screen.findByRole('heading', { level: 1, name: 'Long' });
      expect(scrolled).not.toHaveBeenCalled();
    },
  );
});
