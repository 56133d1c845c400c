import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { PublishedArticleResponse } from '../../../api/generated-content.ts';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';

/** A figure as the server writes it, of the position that the query names. */
const figure = (query: string) =>
  `<figure class="payoff-figure" data-payoff="${query}"><img src="/figures/payoff.svg?${query}" alt="Still picture" /><figcaption>Caption</figcaption></figure>`;

const CALL = 'legs=%2B1%20call%20105%20%402&amp;price=100&amp;days=30&amp;iv=30';

function open(html: string) {
  const article = {
    id: 'a1',
    type: 'doc',
    locale: 'en',
    slug: 'call',
    title: 'A call',
    description: '',
    tags: [],
    order: null,
    html,
    headings: [],
    translations: [],
    publishedAt: '2026-11-26T15:30:00.000Z',
    savedAt: '2026-11-26T15:30:00.000Z',
  } as unknown as PublishedArticleResponse;
  const space = { handle: 'sky', title: 'Sky', languages: ['en'], navigation: [] };
  const theme = { accent: 'cobalt', typeface: 'sans' };
  const server = createFakeServer({
    'GET /api/content/published/:handle': () => ({ body: { data: { ...space, theme } } }),
    'GET /api/content/published/:handle/articles': () => ({ body: { data: [], nextCursor: null } }),
    'GET /api/content/published/:handle/articles/:type/:locale/:slug': () => ({
      body: { data: article },
    }),
  });
  return renderApp('/s/sky/doc/call', { server });
}

beforeAll(
  () => Promise.all([import('./reading-page.tsx'), import('../../../charts/article-payoff.tsx')]),
  60_000,
);

describe('a payoff in an article', () => {
  it('is the chart of the product in place of its picture, with the caption of the article', async () => {
    open(figure(CALL));
    const chart = await screen.findByRole('img', {
      name: 'Long call. Max profit unlimited · Max loss $200 · Breakeven $107',
    });
    expect(chart.closest('figure')?.textContent).toContain('$107');
    expect(screen.getByText('Caption')).toBeTruthy();
    await waitFor(() => expect(screen.queryByAltText('Still picture')?.hidden).toBe(true));
  });

  it.each(['', 'legs=x&amp;price=1', 'legs=%2B1%20call%20105&amp;price=NaN', '%', 'a=b'])(
    'stays the picture where %j names no position',
    async (query) => {
      open(figure(query));
      const still = await screen.findByAltText<HTMLImageElement>('Still picture');
      await screen.findByText('Caption');
      expect(still.hidden).toBe(false);
      expect(still.closest('figure')?.querySelector('svg')).toBeNull();
    },
  );
});
