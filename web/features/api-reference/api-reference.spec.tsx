import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { API_KEY_SCOPES } from '@toolyard/core/accounts';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const ACCESS = 'GET /api/auth/api-access';
const offers =
  (docs: boolean, pointsPerMinute = 600): Handler =>
  () => ({ body: { data: { docs, pointsPerMinute } } });

const open = async (handler: Handler, lang: 'en' | 'zh-CN' = 'en') => {
  const server = createFakeServer({ [ACCESS]: handler });
  const app = renderApp('/resources/api', { server, lang });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, server, main: within(screen.getByRole('main')) };
};

const factOf = (main: { getByText: typeof screen.getByText }, label: string) =>
  main.getByText(label, { selector: 'dt' }).nextSibling?.textContent;

describe('A42: the API reference', () => {
  it.each([
    ['en', 'API Reference', 'Quota of a key', '1,200 points per minute'],
    ['zh-CN', 'API 参考', '每个密钥的配额', '每分钟 1,200 点'],
  ] as const)(
    '%s: says the address and the quota of this server',
    async (lang, title, label, quota) => {
      const { main } = await open(offers(true, 1200), lang);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      await main.findByText(quota);
      expect(factOf(main, label)).toBe(quota);
      expect(factOf(main, lang === 'en' ? 'Base address' : '基础地址')).toBe(
        window.location.origin,
      );
      expect(main.queryByText(/In preparation|准备中/)).toBeNull();
    },
  );

  it('leads to the settings where a key is made, and lists every scope', async () => {
    const { main, container } = await open(offers(false));
    const link = main.getByRole('link', { name: 'Open account settings' });
    expect(link.getAttribute('href')).toBe('/settings?tab=account');
    const table = main.getByRole('table', { name: 'Scopes' });
    const scopes = [...table.querySelectorAll('code')].map(({ textContent }) => textContent);
    expect(scopes).toEqual(API_KEY_SCOPES);
    expect(container.querySelector('pre')?.textContent).toContain(window.location.origin);
  });

  it.each([
    ['open', true, ['/api/docs', '/api/docs-json']],
    ['closed', false, []],
  ])('links to the document where it is open: %s', async (_name, docs, links) => {
    const { main } = await open(offers(docs));
    await main.findByText('600 points per minute');
    const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => href.startsWith('/api/'))).toEqual(links);
  });

  it('what the server offers is loading, then could not be had, then is tried again', async () => {
    let answer: (value: object) => void = () => undefined;
    const { main, server, user } = await open(() => new Promise((resolve) => (answer = resolve)));
    expect(factOf(main, 'Quota of a key')).toBe('Loading...');
    answer({ status: 400 });
    expect((await main.findByRole('alert')).textContent).toContain('Couldn’t load what');
    expect(main.queryByText('Quota of a key')).toBeNull();
    expect(main.getByText('With curl')).toBeTruthy();
    server.on(ACCESS, offers(false));
    await user.click(main.getByRole('button', { name: 'Retry' }));
    expect(await main.findByText('600 points per minute')).toBeTruthy();
  });
});
