import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderOptions } from './render-options.spec.helper.tsx';

const bar = async () => within(await screen.findByRole('navigation', { name: '期权' }));

describe('the menu of the options area on a phone', () => {
  const before = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = ((media: string) => ({
      media,
      matches: false,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(() => {
    window.matchMedia = before;
  });

  it('is a bar of four pages, the open one marked, and of the way to the others', async () => {
    await renderOptions('/options/market');
    const links = (await bar()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['市场', '/options/market'],
      ['自选股', '/options/watchlist'],
      ['构建器', '/options/builder'],
      ['持仓', '/options'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
    ]);
    expect((await bar()).getByRole('button', { name: '更多', expanded: false })).toBeTruthy();
  });

  it('More opens every page in groups with the age of the quotes; choosing one closes it', async () => {
    const { user, address } = await renderOptions('/options/settings');
    await user.click((await bar()).getByRole('button', { name: '更多' }));
    const sheet = within(await screen.findByRole('dialog', { name: '期权' }));
    expect(sheet.getAllByRole('link')).toHaveLength(12);
    for (const group of ['研究', '策略', '其他']) expect(sheet.getByText(group)).toBeTruthy();
    expect(sheet.getByRole('link', { current: 'page' }).textContent).toBe('设置');
    expect(await sheet.findByText(/^(交易中|休市|盘前盘后)$/)).toBeTruthy();
    await user.click(sheet.getByRole('link', { name: '业绩表现' }));
    await waitFor(() => expect(address()).toBe('/options/performance'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Escape closes the sheet and gives the focus back', async () => {
    const { user } = await renderOptions('/options/market');
    const more = (await bar()).getByRole('button', { name: '更多' });
    await user.click(more);
    await screen.findByRole('dialog', { name: '期权' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(more));
  });
});

describe('the keys of the options area', () => {
  it('? lists them on every page, g and a letter goes to one', async () => {
    const { user, address } = await renderOptions('/options/capital');
    await screen.findByRole('navigation', { name: '期权' });
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: '键盘快捷键' }));
    for (const text of ['前往策略构建器', '期权链：买入 / 卖出', '构建器：撤销，按住 Shift 重做'])
      expect(list.getByText(text)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('gw');
    await waitFor(() => expect(address()).toBe('/options/watchlist'));
  });
});
