import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { EXPIRIES, META, marketStatusAnswer } from './test-chain.spec.helper.ts';
import { EMPTY_WIZARD } from './shared/drafts/wizard-state.ts';
import {
  fakeServer,
  renderOptions,
  type Answers,
  type SentCall,
} from './render-options.spec.helper.tsx';
import { DETAILS, results, STOCK_ANSWERS } from './stock-answers.spec.helper.ts';

const EVENING = '2026-11-20T21:30:00.000Z';
const MORNING = '2026-11-23T14:40:00.000Z';

/** A server that knows the time, and what it says of the market then. */
function clocked(answers: Answers = {}) {
  const clock = { at: EVENING, open: false };
  const meta = () => ({ ...META, asOf: clock.at });
  const server = fakeServer({
    'GET /api/polygon/market-status': () => {
      const { data } = marketStatusAnswer(clock.at);
      const market = clock.open ? 'open' : 'closed';
      return { data: { results: { ...data.results, market } }, meta: meta() };
    },
    ...STOCK_ANSWERS,
    'GET /api/polygon/ticker/AAPL': () => ({ data: { results: DETAILS }, meta: meta() }),
    ...answers,
  });
  return { clock, server, now: () => Date.parse(clock.at) };
}

const address = ({ key, query }: SentCall) => `${key}?${query}`;

describe('a page left open', () => {
  it('shows the minutes of the new session in the morning', async () => {
    const { clock, ...setting } = clocked();
    const bars = () =>
      setting.server
        .sent('GET /api/polygon/aggregates/AAPL')
        .filter(({ query }) => query.get('timespan') === 'minute')
        .map(({ query }) => query.get('to'));
    const visitorSettings = { period: '1min' } as const;
    const { wake } = await renderOptions('/options/stock/AAPL', { ...setting, visitorSettings });
    await waitFor(() => expect(bars()).toEqual(['2026-11-20']));
    Object.assign(clock, { at: MORNING, open: true });
    wake();
    await waitFor(() => expect(bars()).toContain('2026-11-23'));
  });

  it('reads what changes once a session again when the market closes', async () => {
    const { clock, ...setting } = clocked();
    Object.assign(clock, { at: '2026-11-20T20:59:00.000Z', open: true });
    const closes = () => setting.server.sent('GET /api/polygon/previous-close/AAPL').length;
    const { wake } = await renderOptions('/options/stock/AAPL', setting);
    await screen.findByRole('img', { name: /^AAPL 价格走势/ });
    const before = closes();
    Object.assign(clock, { at: EVENING, open: false });
    wake();
    await waitFor(() => expect(closes()).toBe(before + 1));
  });

  it('reads nothing again while the session stays the same', async () => {
    // What fails is asked for again by the next part of the page that needs it, so all is answered.
    const { clock, ...setting } = clocked({
      'GET /api/options/earnings': results([]),
      'GET /api/polygon/quotes': results([]),
    });
    const { wake } = await renderOptions('/options/stock/AAPL', setting);
    await screen.findByRole('img', { name: /^AAPL 价格走势/ });
    const status = 'GET /api/polygon/market-status';
    const statuses = setting.server.sent(status).length;
    const before = setting.server.calls.length;
    clock.at = '2026-11-20T22:30:00.000Z';
    wake();
    await waitFor(() => expect(setting.server.sent(status)).toHaveLength(statuses + 1));
    const { calls } = setting.server;
    const earlier = new Set(calls.slice(0, before).map(address));
    const again = calls.slice(before).map(address);
    expect(again.filter((each) => earlier.has(each))).toEqual([`${status}?`]);
  });
});

describe('the samples of a page left open', () => {
  it.each(['/options', '/options/history', '/options/performance'])(
    'of %s end with the day',
    async (path) => {
      const { clock, ...setting } = clocked();
      const { wake } = await renderOptions(path, setting);
      const shown = () => [
        ...screen.getAllByRole('table').map(({ textContent }) => textContent),
        ...screen.queryAllByRole('img').map((chart) => chart.getAttribute('aria-label')),
      ];
      await screen.findAllByRole('table');
      const evening = shown();
      clock.at = '2026-12-21T14:40:00.000Z';
      wake();
      await waitFor(() => expect(shown()).not.toEqual(evening));
    },
  );
});

describe('an expiry that is listed no longer', () => {
  const PAST = '2026-11-13';

  it('gives way to the default one in a restored draft, which says so', async () => {
    const stock = { symbol: 'AAPL', name: 'Apple Inc.', nameZh: '苹果' };
    const draft = { ...EMPTY_WIZARD, step: 3, stock, templateId: 'custom', expiry: PAST };
    window.sessionStorage.setItem('wizardDraft', JSON.stringify(draft));
    const { user } = await renderOptions('/options/wizard', { reloaded: true });
    expect(await screen.findByText(/11月13日 已不再上市，现显示 12月18日/)).toBeTruthy();
    expect(await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[1]} 期权链` })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '改用 12月18日' }));
    expect(screen.queryByText(/已不再上市/)).toBeNull();
  });
});
