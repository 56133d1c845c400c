import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { renderApp } from '../test-support/render-app.tsx';
import { PAGES } from './pages.tsx';
import { placeIn } from './paths.ts';

/** Every address, and the heading that the specification gives it. */
const OPEN = [
  ['/', 'All-in-One Tool Platform'],
  ['/about', 'About Us'],
  ['/tools', null],
  ['/lottery', null],
  ['/lottery/winners', 'Winners List'],
  ['/lottery/guide', 'How To Play'],
  ['/options', null],
  ['/options/strategies', null],
  ['/options/wizard', null],
  ['/options/stock/MSFT', null],
  ['/options/option/MSFT261218C00500000', null],
  ['/options/builder', null],
  ['/options/market', null],
  ['/options/watchlist', null],
  ['/options/capital', null],
  ['/options/earnings', null],
  ['/options/broker-positions', null],
  ['/options/history', null],
  ['/options/performance', null],
  ['/options/learn', null],
  ['/options/learn/glossary', null],
  ['/options/learn/review', null],
  ['/options/learn/resources/faq', null],
  ['/options/learn/option-basics', null],
  ['/options/learn/option-basics/quiz', null],
  ['/options/learn/option-basics/profit-at-expiry', null],
  ['/options/alerts', null],
  ['/options/settings', null],
  ['/tools/data-analysis', 'Data Analysis'],
  ['/tools/content', 'Content Management'],
  ['/tools/code-generator', 'Code Generator'],
  ['/resources/docs', 'Documentation'],
  ['/resources/tutorials', 'Tutorials'],
  ['/resources/api', 'API Reference'],
  ['/auth/login', null],
  ['/auth/register', null],
  ['/auth/forgot', null],
  ['/auth/reset', null],
  ['/auth/invitation', null],
  ['/auth/confirm-email', null],
] as const;
const OWN = ['/profile', '/settings'] as const;

const heading = () => screen.findByRole('heading', { level: 1 });

async function expectPage(path: string, at: () => string, title: string | null) {
  const first = await heading();
  if (title) expect(first.textContent).toBe(title);
  expect(at()).toBe(path);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toMatch(/^.+ · Toolyard$/));
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  // A foot inside the main area is that of its page, no landmark.
  const feet = screen.getAllByRole('contentinfo').filter((foot) => !foot.closest('main'));
  expect(feet).toHaveLength(1);
  const skip = screen.getAllByRole('link', { name: /^(Skip to content|跳到主要内容)$/ });
  expect(skip.map((link) => link.getAttribute('href'))).toEqual(['#content']);
  expect(screen.getByRole('main').id).toBe('content');
}

describe('every address of the site', () => {
  it('each page of the table is in this map', () => {
    const addresses = [
      ...OPEN.map(([path]) => path),
      ...OWN,
      '/lottery/e1',
      '/lottery/e1/verify',
      '/lottery/entries',
      '/lottery/organise',
      '/lottery/organise/e1',
      '/options/position/s1',
      '/s/notes',
    ];
    expect(
      PAGES.filter(
        ({ path, frame }) =>
          frame !== 'console' && !addresses.some((address) => matchPath(path, address)),
      ),
    ).toEqual([]);
  });

  it.each(OPEN)(
    'RT-01 RT-04 RT-15 XA-04 %s opens for a visitor, with one heading, a title, landmarks and a skip link',
    async (path, title) => {
      document.title = '';
      const { location } = renderApp(path);
      await expectPage(path, () => location().pathname, title);
    },
  );

  it.each(OWN)(
    'RT-01 XA-04 %s opens for whoever is signed in, with one heading, a title, landmarks and a skip link',
    async (path) => {
      document.title = '';
      const { location } = renderApp(path, { auth: true });
      await expectPage(path, () => location().pathname, null);
    },
  );

  it.each(['/profile', '/settings?tab=account'])(
    'RT-09 RT-10 %s sends a visitor to sign in and remembers the way back',
    async (path) => {
      const { location } = renderApp(path);
      await waitFor(() => expect(location().pathname).toBe('/auth/login'));
      expect(placeIn(location().state)).toBe(path);
    },
  );
});
