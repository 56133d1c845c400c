import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SPREAD, button, figure, openBuilder } from './render-builder.spec.helper.tsx';

const item = (name: string) => screen.findByRole('menuitem', { name });
const picture = async () =>
  within(await screen.findByRole('dialog', { name: '分享为图片' })).getByRole('img', {
    name: /牛市看涨价差/,
  });

afterEach(() => void jest.restoreAllMocks());

async function openPicture() {
  const opened = await openBuilder(SPREAD);
  await figure('净支出');
  await opened.user.click(button('分享'));
  await opened.user.click(await item('保存或复制图片...'));
  return opened;
}

describe('the picture of a plan', () => {
  it('says name, symbol, spot with its time, legs with prices, figures, model and source', async () => {
    await openPicture();
    const words = (await picture()).textContent;
    for (const said of [
      '牛市看涨价差',
      /AAPL 20\d\.\d\d · 报价截至纽约时间 2026/,
      '1 × 买入 200 看涨',
      '1 × 卖出 210 看涨',
      '6.20',
      '2.50',
      // Width 10 bought for 3.70: 630 above, 370 below, even at 203.70.
      '最大盈利+$630',
      '最大亏损−$370',
      '盈亏平衡点203.70',
      '净支出−$370',
      '到期盈亏',
      '今日（模型）',
      '−1σ',
      '期权按美式行权定价',
      '模拟数据',
      '工具坊',
    ])
      expect(words).toMatch(said);
  });

  it('the card is 1200 by 630; the full picture adds volatility and delta of every leg', async () => {
    const { user } = await openPicture();
    expect((await picture()).getAttribute('viewBox')).toBe('0 0 1200 630');
    expect((await picture()).textContent).not.toContain('Delta');
    await user.click(button('全部合约腿和数据'));
    expect((await picture()).getAttribute('viewBox')).toMatch(/^0 0 1200 \d{3,4}$/);
    expect((await picture()).textContent).toContain('Delta');
  });

  it('where the browser does not draw it, that is said and the link is still there', async () => {
    const { user } = await openPicture();
    await picture();
    // A browser without image decoding, as jsdom is.
    await user.click(button('保存 PNG'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('无法生成图片');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(alert).getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(write).toHaveBeenCalled());
    expect(write.mock.calls[0]![0]).toContain('/options/builder?plan=');
    expect(await picture()).toBeTruthy();
  });

  it('needs a leg; a stock alone has a link only', async () => {
    const { user } = await openBuilder({ ...SPREAD, templateId: null, legs: [] });
    await screen.findByText('还没有合约腿', { selector: 'h3' });
    await user.click(button('分享'));
    expect((await item('保存或复制图片...')).getAttribute('aria-disabled')).toBe('true');
    expect((await item('打印...')).getAttribute('aria-disabled')).toBe('true');
    expect((await item('复制链接')).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('the printed plan', () => {
  it('has a head with legs, model, time and source while it is printed, and only then', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    const print = jest.fn(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      const head = screen.getByRole('heading', { level: 2, name: '牛市看涨价差' }).parentElement!;
      expect(head.textContent).toMatch(/Toolyard工具坊模拟数据/);
      expect(head.textContent).toMatch(/报价截至纽约时间 2026/);
      expect(head.textContent).toMatch(/1 × 买入 200 看涨.*6\.20/);
      expect(head.textContent).toMatch(/期权按美式行权定价/);
      act(() => void window.dispatchEvent(new Event('afterprint')));
    });
    window.print = print;
    await user.click(button('分享'));
    await user.click(await item('打印...'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('工具坊模拟数据')).toBeNull();
  });
});
