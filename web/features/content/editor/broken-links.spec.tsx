import { beforeAll, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';

beforeAll(() => import('../trial/trial-page.tsx').then(() => undefined), 60_000);

const heading = (anchor: string) => ({ anchor, level: 2, text: anchor });

it('the preview names links to what is not there, to no heading, and addresses without a form', async () => {
  const links = [
    '/s/sky/doc/moon',
    '/s/sky/doc/sun#corona',
    '/s/sky/doc/sun#core',
    '#light',
    '#dark',
    '/s/sky',
    '/about',
    '/nowhere',
    '/media/a.webp',
    'https://a b',
    'https://ok.org',
  ];
  const preview = { html: '<p>Links</p>', headings: [heading('light')], links, faults: [] };
  const server = createFakeServer({
    'POST /api/content/articles/preview': () => ({ body: { data: preview } }),
    'GET /api/content/published/:handle/articles/:type/:locale/:slug': ({ path }) =>
      path.endsWith('/moon') || path.includes('/en/')
        ? { status: 404, body: { code: 'ARTICLE_UNKNOWN', message: 'not there' } }
        : { body: { data: { slug: 'sun', headings: [heading('corona')] } } },
  });
  renderApp('/tools/content/try', { server });
  const list = await screen.findByRole('list', { name: 'Links that readers cannot follow' });
  const words = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(words).toEqual([
    'Nothing is published at /s/sky/doc/moon',
    '/s/sky/doc/sun#core names no heading',
    '#dark names no heading',
    'Nothing is published at /nowhere',
    'https://a b is not a web or mail address',
  ]);
});
