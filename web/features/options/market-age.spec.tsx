import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/generated.ts';
import { quotesAnswer } from './test-market.spec.helper.ts';
import { fakeServer, renderOptions } from './render-options.spec.helper.tsx';
import { marketStatusAnswer } from './test-chain.spec.helper.ts';

const statusOf = (market: 'open' | 'closed') => () => {
  const { data, meta } = marketStatusAnswer();
  return { data: { results: { ...data.results, market } }, meta };
};

/** The titles of the toasts of somebody who saw the market closed, and then open. */
async function seenOpening(marketAlerts: boolean): Promise<readonly string[]> {
  const settings = { ...DEFAULT_OPTIONS_SETTINGS, marketAlerts, version: 2, updatedAt: null };
  const server = fakeServer({
    'GET /api/polygon/market-status': statusOf('closed'),
    'GET /api/options/settings': () => ({ data: settings }),
  });
  const { application } = await renderOptions('/options/wizard', { server, signedIn: true });
  await screen.findByText('休市');
  await waitFor(() => expect(server.sent('GET /api/options/settings')).toHaveLength(1));
  server.answers['GET /api/polygon/market-status'] = statusOf('open');
  await act(async () => {
    const again = api.endpoints.readMarketStatus.initiate(undefined, { forceRefetch: true });
    await application.store.dispatch(again);
  });
  await screen.findByText('交易中');
  return application.toasts.list().map(({ title }) => title);
}

describe('the state of the market', () => {
  it('OS-05 a change of it is said to those who want market alerts', async () =>
    expect(await seenOpening(true)).toEqual(['市场已开盘']));

  it('is unknown after a sign-out, which is no close of the market', async () => {
    const server = fakeServer({ 'GET /api/polygon/market-status': statusOf('open') });
    const { application } = await renderOptions('/options/wizard', { server, signedIn: true });
    await screen.findByText('交易中');
    act(() => application.signedOut());
    await screen.findByText('交易中');
    expect(application.toasts.list()).toEqual([]);
  });

  it('stands with the time of the quotes in the side menu, and on a phone below the page', async () => {
    await renderOptions('/options/settings', {
      server: fakeServer({
        'GET /api/polygon/market-status': statusOf('closed'),
        'GET /api/polygon/quotes': quotesAnswer,
      }),
    });
    const shown = await screen.findAllByText(/^报价截至纽约时间 2026.11.20 16:00 · 模拟数据$/);
    expect(shown).toHaveLength(2);
  });

  it('names the time of the quotes once, also where they are of a while ago', async () => {
    const old = { provider: 'polygon', simulated: false, asOf: '2020-11-20T21:00:00.000Z' };
    await renderOptions('/options/settings', {
      server: fakeServer({
        'GET /api/polygon/market-status': statusOf('closed'),
        'GET /api/polygon/quotes': (sent: Parameters<typeof quotesAnswer>[0]) => {
          const { data, meta } = quotesAnswer(sent);
          return { data, meta: { ...meta, ...old } };
        },
      }),
    });
    expect(await screen.findAllByText('Polygon')).toHaveLength(2);
    expect(screen.getAllByText(/截至纽约时间/)).toHaveLength(2);
  });

  it('OS-05 and to no others', async () => expect(await seenOpening(false)).toEqual([]));
});
