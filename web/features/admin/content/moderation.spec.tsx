import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type {
  ArticleReportResponse,
  ModeratedArticleResponse,
} from '../../../api/generated-admin.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { renderConsole } from '../people/console.spec.helper.tsx';

const ARTICLE: ModeratedArticleResponse = {
  id: 'a1',
  handle: 'night-sky',
  type: 'doc',
  locale: 'en',
  slug: 'tides',
  title: 'Tides',
  hiding: null,
};
const HIDDEN: ModeratedArticleResponse = {
  ...ARTICLE,
  hiding: { reason: 'Advertising', at: '2026-11-28T08:00:00.000Z', answer: 'It names no product' },
};
const REPORT: ArticleReportResponse = {
  id: 'r1',
  reason: 'Copied from a book',
  at: '2026-11-28T08:00:00.000Z',
  article: ARTICLE,
};

const page =
  (...data: readonly unknown[]): Handler =>
  () => ({ body: { data, nextCursor: null } });

const open = (address: string, handlers: Readonly<Record<string, Handler>>) => {
  const server = createFakeServer(handlers);
  return { ...renderConsole(`/admin/content${address}`, { server, role: 'admin' }), server };
};

const choose = async (user: UserEvent, action: string) => {
  await user.click(await screen.findByRole('button', { name: /Tides/ }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};

beforeAll(async () => {
  await import('./moderation-page.tsx');
}, 60_000);

describe('reported and hidden articles', () => {
  it('a report names its article and leads to the page that readers see', async () => {
    open('', { 'GET /api/admin/content/reports': page(REPORT) });
    expect(await screen.findByText('Copied from a book')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open “Tides” in a new tab' });
    expect(link.getAttribute('href')).toBe('/s/night-sky/doc/tides?lang=en');
  });

  it('an article is hidden with a reason; a refusal leaves the typed text', async () => {
    const { server, user } = open('', {
      'GET /api/admin/content/reports': page(REPORT),
      'POST /api/admin/content/articles/:id/hide': () => ({
        status: 409,
        body: { code: 'ARTICLE_NOT_PUBLIC', message: 'This article is not public' },
      }),
    });
    const dialog = await choose(user, 'Hide…');
    await user.click(dialog.getByRole('button', { name: 'Hide article' }));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    expect(await dialog.findByText('Please say why')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Spam');
    await user.click(dialog.getByRole('button', { name: 'Hide article' }));
    expect(await dialog.findByText(/This article is not public/)).toBeTruthy();
    expect(field.value).toBe('Spam');
    server.on('POST /api/admin/content/articles/:id/hide', () => ({ status: 204 }));
    await user.click(dialog.getByRole('button', { name: 'Hide article' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const call = server.calls.findLast(({ method }) => method === 'POST');
    expect([call?.path, call?.body]).toEqual([
      '/api/admin/content/articles/a1/hide',
      { reason: 'Spam' },
    ]);
  });

  it('a report that was settled is gone', async () => {
    const { server, user } = open('', {
      'GET /api/admin/content/reports': page(REPORT),
      'POST /api/admin/content/reports/:id/settle': () => ({ status: 204 }),
    });
    const dialog = await choose(user, 'Settle report');
    server.on('GET /api/admin/content/reports', page());
    await user.click(dialog.getByRole('button', { name: 'Settle report' }));
    expect(await screen.findByRole('heading', { name: 'No open reports' })).toBeTruthy();
    expect(server.count('POST /api/admin/content/reports/r1/settle')).toBe(1);
  });

  it('a hidden article stands with the reason and the answer, and is shown again', async () => {
    const { server, user } = open('?list=hidden', {
      'GET /api/admin/content/hidden': page(HIDDEN),
      'POST /api/admin/content/articles/:id/show': () => ({ status: 204 }),
    });
    expect(await screen.findByText('Advertising')).toBeTruthy();
    expect(screen.getByText('It names no product')).toBeTruthy();
    const dialog = await choose(user, 'Show again');
    server.on('GET /api/admin/content/hidden', page());
    await user.click(dialog.getByRole('button', { name: 'Show again' }));
    expect(await screen.findByRole('heading', { name: 'No hidden articles' })).toBeTruthy();
  });

  it('a list that cannot be loaded says so and is loaded again', async () => {
    const { server, user } = open('', {
      'GET /api/admin/content/reports': () => ({ status: 500, body: { code: 'INTERNAL' } }),
    });
    const retry = await screen.findByRole('button', { name: /try again|retry/i });
    server.on('GET /api/admin/content/reports', page(REPORT));
    await user.click(retry);
    expect(await screen.findByText('Copied from a book')).toBeTruthy();
  });
});
