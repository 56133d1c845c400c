import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { grid, openChain as open, segment } from './chain.spec.helper.ts';
import { EXPIRIES, contract } from '../../test-chain.spec.helper.ts';
import { selectWizard, wizardSlice } from '../drafts/wizard.slice.ts';

const legsTable = () => screen.queryByRole('table', { name: '已选合约' });

describe('trading on the option chain', () => {
  it('CH-13 pressing an ask adds a long leg at the ask price', async () => {
    const { user } = await open({ calls: { 200: { bid: 6.1, ask: 6.35, delta: 0.53, iv: 0.31 } } });
    await user.click(await screen.findByRole('button', { name: '买入 200 看涨 6.35' }));
    const leg = within(legsTable()!).getByRole('row', { name: /买入 200 看涨/ });
    expect(within(leg).getByRole('textbox', { name: '买入 200 看涨 的数量' })).toHaveProperty(
      'value',
      '+1',
    );
    expect(within(leg).getByRole('textbox', { name: '买入 200 看涨 的权利金' })).toHaveProperty(
      'value',
      '6.35',
    );
    expect(leg.textContent).toContain('0.53');
  });

  it('CH-14 pressing a bid adds a short leg at the bid with its delta negated', async () => {
    const { user } = await open({
      calls: { 200: { bid: 6.1, ask: 6.35, delta: 0.53 } },
      puts: { 200: { bid: 5.4, ask: 5.6, delta: -0.47 } },
    });
    await user.click(await screen.findByRole('button', { name: '卖出 200 看涨 6.10' }));
    await user.click(screen.getByRole('button', { name: '卖出 200 看跌 5.40' }));
    const [call, put] = within(legsTable()!).getAllByRole('row').slice(1);
    expect(within(call!).getByRole('textbox', { name: /数量$/ })).toHaveProperty('value', '−1');
    expect(within(call!).getByRole('textbox', { name: /权利金$/ })).toHaveProperty('value', '6.10');
    expect(call!.textContent).toContain('−0.53');
    expect(put!.textContent).toContain('0.47');
    expect(put!.textContent).not.toContain('−0.47');
  });

  it('CH-13 CH-14 B buys and S sells the contract that has the focus', async () => {
    const { user } = await open();
    const ask = await screen.findByRole('button', { name: /^买入 205 看涨/ });
    ask.focus();
    await user.keyboard('b');
    await user.keyboard('{ArrowDown}');
    await user.keyboard('S');
    const names = within(legsTable()!)
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
    expect(names).toEqual(['买入 205 看涨', '卖出 207.5 看涨']);
  });

  it('B on a quote is claimed: after G it opens no page', async () => {
    await open();
    const ask = await screen.findByRole('button', { name: /^买入 205 看涨/ });
    expect(fireEvent.keyDown(ask, { key: 'b' })).toBe(false);
    expect(fireEvent.keyDown(ask, { key: 'g' })).toBe(false);
    expect(fireEvent.keyDown(ask, { key: 'x' })).toBe(true);
  });

  it('a key that is held trades once', async () => {
    const { user } = await open();
    const ask = await screen.findByRole('button', { name: /^买入 205 看涨/ });
    ask.focus();
    await user.keyboard('{b>30/}');
    expect(within(legsTable()!).getAllByRole('rowheader')).toHaveLength(1);
  });

  it('CH-14 Ctrl+S and Ctrl+B stay the browser’s own', async () => {
    const { user } = await open();
    (await screen.findByRole('button', { name: /^买入 205 看涨/ })).focus();
    await user.keyboard('{Control>}s{/Control}{Meta>}b{/Meta}');
    expect(legsTable()).toBeNull();
  });

  it('XA-06 arrows walk over the quotes, and one of them can always be reached by Tab', async () => {
    const { user } = await open();
    const reachable = async () =>
      within(await grid())
        .getAllByRole('button')
        .filter((each) => each.tabIndex === 0);
    const [first] = await reachable();
    expect(await reachable()).toHaveLength(1);
    first!.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^买入 202.5 看涨/);
    expect(await reachable()).toEqual([document.activeElement]);
    await user.click(segment('看跌', '显示'));
    expect(await reachable()).toHaveLength(1);
  });

  it('XA-06 arrows pass over quotes that cannot be traded on, and Tab reaches the next that can', async () => {
    const none = { bid: null, ask: null };
    const { user } = await open({ calls: { 200: none, 202.5: none } });
    const first = await screen.findByRole('button', { name: /^卖出 200 看跌/ });
    expect(first.tabIndex).toBe(0);
    screen.getByRole('button', { name: /^卖出 197.5 看涨/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^卖出 205 看涨/);
  });

  it('CH-15 a leg records symbol, type, strike, premium, expiry, position, IV and delta', async () => {
    const { user } = await open({ puts: { 195: { bid: 3.2, ask: 3.4, delta: -0.31, iv: 0.345 } } });
    await user.click(await screen.findByRole('radio', { name: /12月18日/ }));
    await user.click(await screen.findByRole('button', { name: '卖出 195 看跌 3.20' }));
    const leg = within(legsTable()!).getAllByRole('row')[1]!;
    const texts = [...leg.children].map((cell) => cell.textContent);
    expect(texts.slice(0, 2)).toEqual(['卖出 195 看跌', '12月18日']);
    expect(texts.slice(4, 6)).toEqual(['34.5', '+0.31']);
    expect(contract('put', 195, EXPIRIES[1])).toBe('AAPL261218P00195000');
  });

  it('CH-22 a chosen contract is marked in the chain', async () => {
    const { user } = await open();
    const ask = await screen.findByRole('button', { name: /^买入 200 看涨/ });
    await user.click(ask);
    // Another press adds another leg, so that it is no toggle.
    expect(ask.hasAttribute('aria-pressed')).toBe(false);
    expect(ask.getAttribute('aria-label')).toMatch(/，已选 1 张$/);
    const bid = screen.getByRole('button', { name: /^卖出 200 看涨/ });
    expect(bid.getAttribute('aria-label')).not.toContain('已选');
  });

  it('WZ-16 another expiry shows its own chain and says that legs stand elsewhere', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
    await user.click(screen.getByRole('radio', { name: /11月27日/ }));
    expect(await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[0]} 期权链` })).toBeTruthy();
    expect(screen.getByText('另有 1 条合约腿在其他到期日')).toBeTruthy();
  });

  it('WZ-16 arrow keys choose the next expiry', async () => {
    const { user } = await open();
    (await screen.findByRole('radio', { name: /12月18日/ })).focus();
    // The focus moves while the key is down.
    await user.keyboard('{ArrowLeft>}');
    const next = screen.getByRole('radio', { name: /11月27日/ });
    await waitFor(() => expect(next.getAttribute('aria-checked')).toBe('true'));
    await user.keyboard('{/ArrowLeft}');
    expect(document.activeElement).toBe(next);
  });

  it('a contract beyond the limit of legs is not added, which is said', async () => {
    const { user, application } = await open();
    const { store } = application;
    const { legAdded, legsFilled } = wizardSlice.actions;
    await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
    const [chosen] = selectWizard(store.getState()).legs;
    const leg = (name: string) => ({ ...chosen!, id: name, leg: { ...chosen!.leg, symbol: name } });
    const names = Array.from({ length: 20 }, (_, i) => contract('call', 300 + i));
    act(() => void store.dispatch(legsFilled(names.slice(0, 19).map(leg))));
    expect(screen.queryByText(/最多 20 条合约腿/)).toBeNull();
    act(() => void store.dispatch(legAdded(leg(names[19]!))));
    await user.click(screen.getByRole('button', { name: /^买入 205 看涨/ }));
    expect(selectWizard(store.getState()).legs).toHaveLength(20);
    expect(screen.getByText('一个策略最多 20 条合约腿，删除一条后才能再添加。')).toBeTruthy();
  });
});
