import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { fakeServer, refusal, renderOptions } from '../../render-options.spec.helper.tsx';
import { APPLE, APPLE_FUND, searchAnswer } from '../../test-chain.spec.helper.ts';

const SEARCH = 'GET /api/polygon/search';

const box = () => screen.getByRole('searchbox', { name: '搜索股票' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** The answer has come and is drawn. */
const answered = () => after(100);
const hits = () => screen.queryAllByRole('button', { name: /^选择 / });

const open = async (answer: unknown = searchAnswer(APPLE, APPLE_FUND)) => {
  const { server, application } = await renderOptions('/options/wizard', {
    server: fakeServer({ [SEARCH]: answer }),
  });
  const requested = () => server.sent(SEARCH).map((call) => call.query.get('query'));
  return { server, application, requested };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('searching a stock in the wizard', () => {
  it.each(['a', 'aa', ' aa '])(
    'WZ-03 "%s" is too short to be searched while typing',
    async (text) => {
      const { requested } = await open();
      type(text);
      await after(5000);
      expect(requested()).toEqual([]);
    },
  );

  it.each([
    ['f', '选择 F Ford Motor Company'],
    ['苹', '选择 AAPL Apple Inc.'],
    ['ms', '选择 MSFT Microsoft Corporation'],
  ])(
    '“%s” finds a popular stock from the first character, without a request',
    async (text, name) => {
      const { requested, application } = await open();
      type(text);
      fireEvent.click(screen.getByRole('button', { name }));
      expect(requested()).toEqual([]);
      expect(selectWizard(application.store.getState()).stock?.symbol).toBe(name.split(' ')[1]);
    },
  );

  it('offers popular stocks before anything is typed, and the chosen one as a recent one later', async () => {
    window.localStorage.clear();
    await open();
    const popular = within(screen.getByRole('group', { name: '热门' }));
    fireEvent.click(popular.getByRole('button', { name: 'NVDA' }));
    cleanup();
    window.sessionStorage.clear();
    await open();
    const recent = within(screen.getByRole('group', { name: '最近使用' }));
    expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['NVDA']);
    window.localStorage.clear();
  });

  it('WZ-04 three characters are searched after 500 ms, not after 499 ms', async () => {
    const { requested } = await open();
    type('app');
    await after(499);
    expect(requested()).toEqual([]);
    await after(1);
    expect(requested()).toEqual(['app']);
    await answered();
    expect(hits()).toHaveLength(2);
  });

  it('WZ-05 typing within the pause restarts it and only the last text is searched', async () => {
    const { requested } = await open();
    type('app');
    await after(400);
    type('appl');
    await after(499);
    expect(requested()).toEqual([]);
    await after(1);
    expect(requested()).toEqual(['appl']);
  });

  it.each(['F', 'GE', '苹果'])(
    'WZ-03 Enter searches "%s" at once, however short (decision 30)',
    async (text) => {
      const { requested } = await open();
      type(text);
      fireEvent.submit(screen.getByRole('search'));
      await after(0);
      expect(requested()).toEqual([text]);
      await after(5000);
      expect(requested()).toEqual([text]);
    },
  );

  it('WZ-03 Enter chooses of what was found: the stock with the typed symbol, else the first', async () => {
    const { application } = await open(searchAnswer(APPLE_FUND, APPLE));
    const chosen = () => selectWizard(application.store.getState()).stock?.symbol;
    type('aapl');
    fireEvent.submit(screen.getByRole('search'));
    await answered();
    expect(chosen()).toBeUndefined();
    fireEvent.submit(screen.getByRole('search'));
    expect(chosen()).toBe('AAPL');
    type('apple');
    await after(500);
    await answered();
    fireEvent.submit(screen.getByRole('search'));
    expect(chosen()).toBe(APPLE_FUND.ticker);
  });

  it('the arrows go from the field through the stocks that were found, and back', async () => {
    await open();
    type('app');
    await after(500);
    await answered();
    box().focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press('ArrowDown');
    expect(document.activeElement).toBe(hits()[0]);
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement).toBe(hits()[1]);
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(box());
  });

  it('WZ-03 the button searches at once, and blank text not at all (decision 30)', async () => {
    const { requested } = await open();
    const button = screen.getByRole('button', { name: '立即搜索' });
    type('   ');
    fireEvent.click(button);
    await after(1000);
    expect(requested()).toEqual([]);
    type(' F ');
    fireEvent.click(button);
    await after(0);
    expect(requested()).toEqual(['F']);
  });

  it('WZ-04 a text that Enter searched is not searched again when the pause is over', async () => {
    const { requested } = await open();
    type('apple');
    fireEvent.submit(screen.getByRole('search'));
    await after(2000);
    expect(requested()).toEqual(['apple']);
  });

  it('WZ-04 typing goes on searching after Enter', async () => {
    const { requested } = await open();
    type('F');
    fireEvent.submit(screen.getByRole('search'));
    await after(600);
    type('Ford');
    await after(500);
    expect(requested()).toEqual(['F', 'Ford']);
  });

  it('NW-19 a search asks for at most ten results', async () => {
    const { server } = await open();
    type('apple');
    await after(500);
    expect(server.sent(SEARCH)[0]!.query.get('limit')).toBe('10');
  });

  it.each([
    ['a refusal', 1, () => refusal(400, 'VALIDATION', 'too long')],
    ['answers of 500', 3, () => refusal(500, 'INTERNAL', 'broken')],
    ['no answer', 3, () => Promise.reject(new TypeError('failed to fetch'))],
  ])(
    'WZ-06 after %s the list is empty and there is no error panel',
    async (_what, tries, answer) => {
      const { requested } = await open(answer);
      type('apple');
      await after(500);
      await after(4000);
      expect(requested()).toHaveLength(tries);
      expect(hits()).toHaveLength(0);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(box()).toHaveProperty('value', 'apple');
      expect(screen.getByText('请检查网络后重试。')).toBeTruthy();
      fireEvent.submit(screen.getByRole('search'));
      await after(4000);
      expect(requested()).toHaveLength(2 * tries);
    },
  );

  it('WZ-07 a result shows symbol, names, price, change, change in percent, type, currency and market', async () => {
    await open();
    type('apple');
    await after(500);
    await answered();
    const [apple, fund] = hits().map((hit) => hit.closest('li'));
    const shown = within(apple!);
    for (const text of ['AAPL', '苹果', '200.00', 'NASDAQ · 股票 · USD'])
      expect(shown.getByText(text)).toBeTruthy();
    expect(apple!.textContent).toContain('▲ +3.00 (+1.52%)');
    expect(fund!.textContent).toContain('股票 · ETF · USD');
  });

  it('WZ-07 the name is in the language of the page; an unknown code stands as it is', async () => {
    const bond = { ...APPLE_FUND, primary_exchange: 'XXXX', type: 'BOND' };
    const { application } = await open(searchAnswer(APPLE, bond));
    type('apple');
    await after(500);
    await answered();
    await act(() => application.texts.switchTo('en'));
    for (const text of ['Apple Inc.', 'NASDAQ · Stock · USD', 'XXXX · BOND · USD'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('CH-18 a result without price and change shows --', async () => {
    await open(searchAnswer(APPLE_FUND));
    type('apple');
    await after(500);
    await answered();
    expect(within(hits()[0]!.closest('li')!).getAllByText(/--/).length).toBeGreaterThanOrEqual(2);
    expect(hits()[0]!.closest('li')!.textContent).not.toMatch(/null|NaN/);
  });

  it('a search that finds nothing says so with the text that was searched', async () => {
    await open(searchAnswer());
    type('zzz');
    await after(500);
    await answered();
    expect(screen.getByText('没有找到“zzz”。换用代码或名称的其他部分试试。')).toBeTruthy();
  });

  it('WZ-07 the number of results is announced', async () => {
    await open();
    type('apple');
    await after(500);
    await answered();
    expect(screen.getByText('2 个结果')).toBeTruthy();
    expect(box().getAttribute('aria-describedby')).toBe(screen.getByText('2 个结果').id);
  });
});
