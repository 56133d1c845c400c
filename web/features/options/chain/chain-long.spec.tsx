import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { grid, openChain, row, segment, strikesShown } from '../chain-screen.ts';

/** 1,000 strikes around 200. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => 100 + i * 0.25);

const openAll = async () => {
  const opened = await openChain({ strikes: THOUSAND });
  await grid();
  await opened.user.click(segment('全部', '行权价范围'));
  return opened;
};
const drawnRows = async () => (await grid()).querySelectorAll('tr').length;
const scrollTo = async (top: number) => {
  const box = (await grid()).parentElement!;
  box.scrollTop = top;
  fireEvent.scroll(box);
};

describe('a chain of a thousand strikes', () => {
  it('CH-04 all strikes can be reached, and at most 30 rows of them are drawn', async () => {
    await openAll();
    const seen = new Set<number>();
    for (let top = 0; top < 1000 * 40; top += 360) {
      await scrollTo(top);
      for (const strike of await strikesShown()) seen.add(strike);
      expect(await drawnRows()).toBeLessThanOrEqual(30);
    }
    expect([...seen]).toEqual(expect.arrayContaining(THOUSAND));
  });

  it('tells how many rows there are and which of them stand there', async () => {
    await openAll();
    await scrollTo(500 * 40);
    expect((await grid()).getAttribute('aria-rowcount')).toBe('1002');
    expect((await row(THOUSAND[500]!)).getAttribute('aria-rowindex')).toBe('503');
  });

  it('CH-22 opens with the price in view', async () => {
    await openAll();
    expect(within(await grid()).getByRole('row', { name: '现价 200.00' })).toBeTruthy();
  });

  it('XA-06 arrows go on from the cell that has the focus, wherever the box has been scrolled to', async () => {
    const { user } = await openAll();
    (await screen.findByRole('button', { name: /^买入 200 看涨/ })).focus();
    await user.keyboard('{ArrowDown}');
    await scrollTo(0);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^买入 200.25 看涨/);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^买入 200.5 看涨/);
    await user.keyboard('{ArrowUp>3/}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^买入 199.75 看涨/);
  });
});
