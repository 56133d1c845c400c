import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { api } from '../../../../api/generated.ts';
import { chains, fakeServer, renderOptions } from '../../render-options.spec.helper.tsx';
import { EXPIRIES, marketStatusAnswer } from '../../test-chain.spec.helper.ts';

const CALLS = {
  200: { bid: 6.1, ask: 6.35, delta: 0.53 },
  205: { bid: 4, ask: 4.2, delta: 0.4 },
  210: { bid: 2.5, ask: 2.7, delta: 0.29 },
};

type Opened = 'vertical-spread' | 'covered-stock' | 'calendar-spread';

const open = (template: Opened = 'vertical-spread') =>
  renderOptions('/options/wizard', {
    template,
    server: fakeServer({
      'GET /api/options/chain/AAPL': chains({ calls: CALLS, strikes: [200, 205, 210] }),
    }),
  });

const FOLLOWED = '价格随报价更新';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const quote = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const legs = () =>
  screen.queryByRole('table', { name: '已选合约' })?.querySelectorAll('tbody th') ??
  ([] as unknown as NodeListOf<Element>);
const names = () => [...legs()].map((head) => head.textContent);
/** What the analysis says is paid for all legs together. */
const paid = () =>
  screen.getByText('净支出').nextElementSibling?.querySelector('strong')?.textContent;
const disabled = (name: string) => button(name).hasAttribute('disabled');

describe('the chosen legs', () => {
  it('CH-16 a leg is removed, the removal undone and done again (decision 5)', async () => {
    const { user } = await open();
    expect([disabled('撤销'), disabled('重做'), disabled('全部清除')]).toEqual([true, true, true]);
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button(/^卖出 205 看涨/));
    await user.click(button('移除：买入 200 看涨'));
    expect(names()).toEqual(['卖出 205 看涨']);
    await user.click(button('撤销'));
    expect(names()).toEqual(['买入 200 看涨', '卖出 205 看涨']);
    await user.click(button('重做'));
    expect(names()).toEqual(['卖出 205 看涨']);
    expect(disabled('重做')).toBe(true);
  });

  it('CH-16 Ctrl+Z takes back and Ctrl+Shift+Z does again', async () => {
    const { user } = await open();
    await user.click(await quote(/^买入 200 看涨/));
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual([]);
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(names()).toEqual(['买入 200 看涨']);
  });

  it('CH-16 clearing all legs is one step back', async () => {
    const { user } = await open();
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button(/^卖出 205 看涨/));
    await user.click(button('全部清除'));
    expect(names()).toEqual([]);
    expect(screen.getByText('还没有选择合约')).toBeTruthy();
    await user.click(button('撤销'));
    expect(names()).toHaveLength(2);
  });

  it('CH-16 legs are reordered up to the ends (decision 5)', async () => {
    const { user } = await open();
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(button(/^卖出 205 看涨/));
    expect(disabled('上移：买入 200 看涨')).toBe(true);
    expect(disabled('下移：卖出 205 看涨')).toBe(true);
    await user.click(button('上移：卖出 205 看涨'));
    expect(names()).toEqual(['卖出 205 看涨', '买入 200 看涨']);
  });

  it('decision 5: quantity goes by steps from 1 up and by typing, a typed minus turns the leg', async () => {
    const { user } = await open();
    await user.click(await quote(/^买入 200 看涨/));
    expect(disabled('减少一张：买入 200 看涨')).toBe(true);
    await user.click(button('增加一张：买入 200 看涨'));
    expect(field('买入 200 看涨 的数量').value).toBe('+2');
    await user.clear(field('买入 200 看涨 的数量'));
    await user.type(field('买入 200 看涨 的数量'), '-3{Enter}');
    expect(names()).toEqual(['卖出 200 看涨']);
    expect(field('卖出 200 看涨 的数量').value).toBe('−3');
  });

  it('decision 5: a wrong quantity stays typed and is marked, and the leg is as it was', async () => {
    const { user } = await open();
    await user.click(await quote(/^买入 200 看涨/));
    const quantity = field('买入 200 看涨 的数量');
    for (const wrong of ['abc', '0', '1.5', '10001', ' ']) {
      await user.clear(quantity);
      await user.type(quantity, wrong);
      await user.tab();
      expect(quantity.value).toBe(wrong);
      expect(quantity.getAttribute('aria-invalid')).toBe('true');
      expect(quantity.title).toBe('请输入 1 到 10,000 的整数，负数表示卖出');
      expect(paid()).toBe('−$635');
    }
    await user.type(quantity, '{Escape}');
    expect(quantity.value).toBe('+1');
    expect(quantity.getAttribute('aria-invalid')).toBe('false');
  });

  it('a calendar at the last expiry is told that it needs a later one', async () => {
    const { user } = await open('calendar-spread');
    await user.click(await screen.findByRole('radio', { name: /1月15日/ }));
    expect(
      screen.getByText('这是最后一个到期日，而该策略还需要一个更晚的到期日。请选择更早的到期日。'),
    ).toBeTruthy();
  });

  it('XA-06 removing a leg leads the focus to the next one', async () => {
    const { user } = await open();
    await user.click(await quote(/^买入 200 看涨/));
    await user.click(await quote(/^卖出 210 看涨/));
    await user.click(button('移除：买入 200 看涨'));
    expect(document.activeElement).toBe(button('移除：卖出 210 看涨'));
  });

  it('decision 5: leaving the quantity as it is makes nothing to undo', async () => {
    const { user } = await open();
    await user.click(await quote(/^买入 200 看涨/));
    const quantity = field('买入 200 看涨 的数量');
    await user.clear(quantity);
    await user.type(quantity, '1{Enter}');
    await user.click(button('撤销'));
    expect(names()).toEqual([]);
  });

  it('decision 5: a typed premium is taken when the field is left, to four decimals', async () => {
    const { user } = await open();
    await user.click(await quote(/^买入 200 看涨/));
    const premium = field('买入 200 看涨 的权利金');
    await user.clear(premium);
    await user.type(premium, '5.1234');
    await user.tab();
    expect(premium.value).toBe('5.1234');
    expect(paid()).toBe('−$512.34');
  });

  it('decision 5: a wrong premium stays typed and marked, also when the field is entered again', async () => {
    const { user } = await open();
    await user.click(await quote(/^买入 200 看涨/));
    const premium = field('买入 200 看涨 的权利金');
    for (const wrong of ['', 'abc', '-1', '5.12345', '1000001']) {
      await user.clear(premium);
      if (wrong) await user.type(premium, wrong);
      await user.tab();
      expect(premium.value).toBe(wrong);
      expect(premium.getAttribute('aria-invalid')).toBe('true');
      expect(premium.title).toBe('请输入 0 到 1,000,000 美元，最多四位小数');
      await user.click(premium);
      expect(premium.value).toBe(wrong);
      expect(paid()).toBe('−$635');
    }
  });

  it('decision 31: the first contract of a covered stock brings 100 shares at the spot along', async () => {
    const { user } = await open('covered-stock');
    await user.click(await quote(/^卖出 210 看涨/));
    expect(names()).toEqual(['买入 AAPL 正股', '卖出 210 看涨']);
    expect(field('买入 AAPL 正股 的数量').value).toBe('+100');
    expect(field('买入 AAPL 正股 的权利金').value).toBe('200.00');
    await user.click(button('撤销'));
    expect(names()).toEqual([]);
  });

  it('R34 a share that is bought has a delta of one', async () => {
    const { user } = await open('covered-stock');
    await user.click(await quote(/^卖出 210 看涨/));
    const row = legs()[0]!.closest('tr')!;
    expect([...row.children].map((cell) => cell.textContent)).toContain('+1.00');
  });

  it('decision 31: shares can be edited and removed', async () => {
    const { user } = await open('covered-stock');
    await user.click(await quote(/^卖出 210 看涨/));
    const shares = field('买入 AAPL 正股 的数量');
    await user.clear(shares);
    await user.type(shares, '250{Enter}');
    expect(field('买入 AAPL 正股 的数量').value).toBe('+250');
    await user.click(button('移除：买入 AAPL 正股'));
    await user.click(button(/^卖出 205 看涨/));
    expect(names()).toEqual(['卖出 210 看涨', '卖出 205 看涨']);
  });

  it('decision 31: filling by default takes the template’s legs from the chain on screen', async () => {
    const { user } = await open('covered-stock');
    await user.click(await quote('从期权链自动填入'));
    expect(names()[0]).toBe('买入 AAPL 正股');
    expect(names()[1]).toMatch(/^卖出 [\d.]+ 看涨$/);
    expect(names()).toHaveLength(2);
  });
});

describe('the quotes of the chosen legs', () => {
  // A price that moves flashes, unless the reader wants less motion.
  const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  beforeEach(() => void Object.assign(window, { matchMedia: () => media }));
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  const openAt = async (market: 'open' | 'closed') => {
    const server = fakeServer({
      'GET /api/options/chain/AAPL': chains({ calls: CALLS, strikes: [200, 205, 210] }),
      'GET /api/polygon/market-status': () => {
        const { data, meta } = marketStatusAnswer();
        return { data: { ...data, results: { ...data.results, market } }, meta };
      },
    });
    const opened = await renderOptions('/options/wizard', { template: 'vertical-spread', server });
    await opened.user.click(await quote(/^买入 200 看涨/));
    await opened.user.click(button(/^卖出 205 看涨/));
    // The ask of 200, 6.35, less the bid of 205, 4.00.
    expect(paid()).toBe('−$235');
    return { ...opened, server };
  };
  const moved = chains({
    calls: { ...CALLS, 200: { bid: 7.1, ask: 7.35, delta: 0.58, iv: 0.41 } },
    strikes: [200, 205, 210],
  });

  it('open: prices, volatility and delta follow without a step of undo; an own price stays', async () => {
    const { user, server, application } = await openAt('open');
    expect(await screen.findByText(FOLLOWED)).toBeTruthy();
    await user.clear(field('卖出 205 看涨 的权利金'));
    await user.type(field('卖出 205 看涨 的权利金'), '3.9');
    await user.tab();
    server.answers['GET /api/options/chain/AAPL'] = moved;
    await application.store.dispatch(
      api.endpoints.readChain.initiate(
        { symbol: 'AAPL', expiry: EXPIRIES[1] },
        { forceRefetch: true, subscribe: false },
      ),
    );
    // 7.35 less 3.90.
    await waitFor(() => expect(paid()).toBe('−$345'));
    const row = legs()[0]!.closest('tr')!;
    expect(row.textContent).toContain('41.0');
    expect(row.textContent).toContain('+0.58');
  });

  it('closed: the prices stand, and are renewed on request with a step of undo', async () => {
    const { user, server, application } = await openAt('closed');
    expect(await screen.findByText(/^休市：价格为 .+ 的报价$/)).toBeTruthy();
    server.answers['GET /api/options/chain/AAPL'] = moved;
    await application.store.dispatch(
      api.endpoints.readChain.initiate(
        { symbol: 'AAPL', expiry: EXPIRIES[1] },
        { forceRefetch: true, subscribe: false },
      ),
    );
    await user.click(await screen.findByRole('button', { name: '刷新价格' }));
    await waitFor(() => expect(paid()).toBe('−$335'));
    await user.click(button('撤销'));
    expect(paid()).toBe('−$235');
  });
});
