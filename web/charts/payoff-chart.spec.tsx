import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { PayoffChart, type ChartPen, type PayoffChartProps } from './payoff-chart.tsx';
import type { HandleMoves, PayoffHandle } from './payoff-handles.tsx';

const at = (price: number, profit: number) => ({ price, profit });

/** A spread bought for 4.00: from 80 to 120 around a spot of 100. */
const PROPS: PayoffChartProps = {
  words: {
    label: 'Payoff',
    spot: 'Spot',
    atExpiry: 'At expiry',
    today: 'Today',
    money: (dollars) => `$${dollars}`,
    price: (dollars) => dollars.toFixed(2),
    spotPrice: (dollars) => dollars.toFixed(2),
    percent: (fraction) => `${Math.round(fraction * 100)}%`,
  },
  expiry: [at(80, -400), at(100, -400), at(104, 0), at(110, 600), at(120, 600)],
  today: [at(80, -350), at(120, 450)],
  spot: 100,
  band: { from: 92, to: 109 },
  breakevens: [104],
  strikes: [100, 110],
  height: 300,
};

const chart = () => screen.getByRole('img', { name: 'Payoff' });
const shows = (text: string) => within(chart()).queryAllByText(text).length > 0;

/** The read-out stands at this price. */
const reads = (price: string, percent: string) => shows(price) && shows(percent);

/** jsdom's own pointer events carry no place. */
const point = (type: string, clientX: number) =>
  fireEvent(chart(), new MouseEvent(type, { clientX, bubbles: true }));

describe('the payoff chart', () => {
  it('marks spot, breakeven, the plateaus and one standard deviation in words', () => {
    render(<PayoffChart {...PROPS} />);
    for (const text of ['Spot 100.00', '104.00', '$-400', '$600', '−1σ', '+1σ', '$0'])
      expect(shows(text)).toBe(true);
  });

  it('on a phone the edges of the band have no names, which would lie under the amounts', () => {
    class PhoneWidth {
      private readonly tell: () => void;
      constructor(callback: ResizeObserverCallback) {
        const entry = { contentRect: { width: 320 } } as ResizeObserverEntry;
        this.tell = () => callback([entry], this);
      }
      observe = () => this.tell();
      unobserve = () => undefined;
      disconnect = () => undefined;
    }
    globalThis.ResizeObserver = PhoneWidth;
    try {
      render(<PayoffChart {...PROPS} />);
      expect([shows('$-400'), shows('−1σ'), shows('+1σ')]).toEqual([true, false, false]);
    } finally {
      Reflect.deleteProperty(globalThis, 'ResizeObserver');
    }
  });

  const amountAt = (text: string) => within(chart()).getByText(text, { selector: '.chart-halo' });

  it('R19 the greatest profit of a butterfly stands at its corner, beside the spot line', () => {
    const expiry = [at(80, -100), at(95, -100), at(100, 400), at(105, -100), at(120, -100)];
    render(<PayoffChart {...PROPS} expiry={expiry} breakevens={[96, 104]} />);
    const spot = within(chart()).getByText('Spot 100.00');
    const away = Number(amountAt('$400').getAttribute('x')) - Number(spot.getAttribute('x'));
    expect(Math.abs(away)).toBeGreaterThan(15);
    expect(Math.abs(away)).toBeLessThan(40);
  });

  it('prices of three breakevens near one another do not lie upon each other', () => {
    const expiry = [at(80, 100), at(95, -100), at(101, 100), at(106, -100), at(120, -100)];
    render(<PayoffChart {...PROPS} expiry={expiry} breakevens={[95.5, 99, 103.5]} />);
    const places = ['95.50', '99.00', '103.50'].map((price) => {
      const label = amountAt(price);
      const x = Number(label.getAttribute('x'));
      const isEnd = label.getAttribute('text-anchor') === 'end';
      return {
        from: isEnd ? x - 44 : x,
        to: isEnd ? x : x + 44,
        y: Number(label.getAttribute('y')),
      };
    });
    const meet = places.flatMap((a, i) =>
      places.slice(i + 1).filter((b) => a.y === b.y && a.from < b.to && b.from < a.to),
    );
    expect(meet).toEqual([]);
  });

  it('R19 where the line leaves the chart at its highest or lowest, the bound beyond is named', () => {
    const bounds = { profit: 'Max profit Unlimited', risk: 'Max loss $9,000' };
    const words = { ...PROPS.words, bounds };
    const call = [at(80, -400), at(100, -400), at(104, 0), at(120, 1600)];
    const { unmount } = render(<PayoffChart {...PROPS} words={words} expiry={call} />);
    expect(amountAt('Max profit Unlimited').getAttribute('text-anchor')).toBe('end');
    expect(shows('Max loss $9,000')).toBe(false);
    unmount();
    const shortPut = [at(80, -1600), at(100, 400), at(120, 400)];
    render(<PayoffChart {...PROPS} words={words} expiry={shortPut} />);
    expect(amountAt('Max loss $9,000').getAttribute('text-anchor')).toBe('start');
    expect(shows('Max profit Unlimited')).toBe(false);
  });

  it('the value of a plateau stands above its line, below it where the model curve runs above', () => {
    const heights = () =>
      ['$-400', '$600'].map((text) => {
        const label = within(chart()).getByText(text, { selector: '.chart-halo' });
        return Number(label.getAttribute('y'));
      });
    const { unmount } = render(<PayoffChart {...PROPS} today={null} />);
    const [loss = 0, profit = 0] = heights();
    unmount();
    render(<PayoffChart {...PROPS} />);
    expect(heights()).toEqual([loss + 26, profit]);
  });

  it('XA-06 arrow keys walk the read-out from the spot by a fortieth of the range, with Shift by five', async () => {
    const user = userEvent.setup();
    render(<PayoffChart {...PROPS} />);
    await user.tab();
    expect(document.activeElement).toBe(chart());
    expect(shows('At expiry')).toBe(false);
    await user.keyboard('{ArrowRight}');
    expect(reads('101.00', '1%')).toBe(true);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(reads('106.00', '6%')).toBe(true);
    // (106 − 104) on the line that climbs 100 dollars a dollar
    expect(shows('$200')).toBe(true);
    await user.keyboard('{ArrowLeft}');
    expect(reads('105.00', '5%')).toBe(true);
  });

  it('XA-06 the read-out stops at both ends and goes away by Escape', async () => {
    const user = userEvent.setup();
    render(<PayoffChart {...PROPS} />);
    await user.tab();
    await user.keyboard('{Shift>}{ArrowLeft>9/}{/Shift}');
    expect(reads('80.00', '-20%')).toBe(true);
    await user.keyboard('{Shift>}{ArrowRight>20/}{/Shift}');
    expect(reads('120.00', '20%')).toBe(true);
    await user.keyboard('{Escape}');
    expect(shows('At expiry')).toBe(false);
  });

  it('the read-out follows the pointer, also beyond the plot, and leaves with it', () => {
    render(<PayoffChart {...PROPS} />);
    // 416 wide with 52 left and 8 right of the plot: 356 pixels for 40 dollars.
    point('pointermove', 52 + 178);
    expect(reads('100.00', '0%')).toBe(true);
    point('pointermove', 4000);
    expect(reads('120.00', '20%')).toBe(true);
    point('pointerout', 4001);
    expect(shows('At expiry')).toBe(false);
  });

  it('the read-out of a finger stands when the finger is lifted', () => {
    render(<PayoffChart {...PROPS} />);
    point('pointerdown', 52 + 178);
    const lifted = new MouseEvent('pointerout', { clientX: 52 + 178, bubbles: true });
    fireEvent(chart(), Object.assign(lifted, { pointerType: 'touch' }));
    expect(reads('100.00', '0%')).toBe(true);
  });

  it('without a curve of today its read-out says --', async () => {
    const user = userEvent.setup();
    render(<PayoffChart {...PROPS} today={null} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(shows('--')).toBe(true);
  });

  it('a curve of fewer than two points draws nothing', () => {
    const { container } = render(<PayoffChart {...PROPS} expiry={[at(100, 0)]} />);
    expect(container.childElementCount).toBe(0);
  });
});

describe('strikes on the axis of the payoff chart', () => {
  const handle = (id: string, price: number) => ({
    id,
    price,
    label: `Buy ${price} call`,
    tag: `${price} ← →`,
    mark: '▲',
    chosen: id === 'a',
    least: 80,
    greatest: 120,
  });

  function renderHandles(...all: PayoffHandle[]) {
    const calls: (readonly [string, ...unknown[]])[] = [];
    const moves: HandleMoves = {
      moveTo: (id, dollars) => calls.push(['moveTo', id, dollars]),
      drop: () => calls.push(['drop']),
      cancel: () => calls.push(['cancel']),
      onKeyDown: (id, event) => calls.push(['key', id, event.key]),
    };
    render(<PayoffChart {...PROPS} handles={{ all, moves }} />);
    return calls;
  }

  /** jsdom has no capture of pointers. */
  const press = (name: string) => {
    const grip = screen.getByRole('slider', { name });
    grip.setPointerCapture = () => undefined;
    fireEvent(grip, new MouseEvent('pointerdown', { clientX: 0, bubbles: true }));
    return (type: string, clientX = 0) =>
      fireEvent(grip, new MouseEvent(type, { clientX, bubbles: true }));
  };

  it('are sliders with the listed strikes as their ends', () => {
    renderHandles(handle('a', 100), handle('b', 110));
    const grip = screen.getByRole('slider', { name: 'Buy 110 call' });
    expect(
      ['valuenow', 'valuemin', 'valuemax'].map((name) => grip.getAttribute(`aria-${name}`)),
    ).toEqual(['110', '80', '120']);
  });

  it('a held handle says at every move which price it is over, and is dropped when let go', () => {
    const calls = renderHandles(handle('a', 100));
    const pointer = press('Buy 100 call');
    // With handles 64 left of the plot: 344 pixels for 40 dollars.
    pointer('pointermove', 64 + 172 + 86);
    pointer('pointermove', 64 + 172);
    pointer('pointerup');
    pointer('pointermove', 300);
    expect(calls).toEqual([['moveTo', 'a', 110], ['moveTo', 'a', 100], ['drop']]);
  });

  it('a drag that the browser takes away goes back', () => {
    const calls = renderHandles(handle('a', 100));
    press('Buy 100 call')('pointercancel');
    expect(calls).toEqual([['cancel']]);
  });

  it('Escape ends a drag: later moves of the pointer and its release move nothing', () => {
    const calls = renderHandles(handle('a', 100));
    const pointer = press('Buy 100 call');
    pointer('pointermove', 64 + 172 + 86);
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Buy 100 call' }), { key: 'Escape' });
    pointer('pointermove', 64 + 172);
    pointer('pointerup');
    expect(calls).toEqual([
      ['moveTo', 'a', 110],
      ['key', 'a', 'Escape'],
    ]);
  });

  it('keys go to who moves the legs, and leaving drops', async () => {
    const user = userEvent.setup();
    const calls = renderHandles(handle('a', 100));
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(calls).toEqual([['key', 'a', 'ArrowRight'], ['key', 'a', 'Tab'], ['drop']]);
  });

  describe('while one is held', () => {
    const pen = createRef<ChartPen>();
    const moves: HandleMoves = {
      moveTo: () => undefined,
      drop: () => undefined,
      cancel: () => undefined,
      onKeyDown: () => undefined,
    };
    const rising = (profit: number) => [at(80, -profit), at(120, profit)];
    const renderHeld = () =>
      render(
        <PayoffChart
          {...PROPS}
          today={null}
          expiry={rising(400)}
          handles={{ all: [handle('a', 100), handle('b', 110)], moves, pen }}
        />,
      );
    const hold = (profit: number, price: number) =>
      act(() =>
        pen.current?.draw({
          ...{ expiry: rising(profit), today: null, breakevens: [price] },
          handle: handle('a', price),
        }),
      );

    it('the money axis only grows, and it settles when let go', () => {
      renderHeld();
      hold(4000, 100);
      expect(shows('$4000')).toBe(true);
      hold(400, 100);
      expect(shows('$4000')).toBe(true);
      act(() => pen.current?.draw(null));
      expect([shows('$4000'), shows('$400')]).toEqual([false, true]);
    });

    it('its curves, labels and handle are drawn where it is, and those of the props when it is held no more', () => {
      const { container } = renderHeld();
      // A clip that is made anew has another id.
      const html = () => container.innerHTML.replaceAll(/_r_\w+_/g, 'id');
      const before = html();
      hold(300, 101);
      hold(200, 102.5);
      expect(shows('102.50') && !shows('101.00') && !shows('104.00')).toBe(true);
      const grip = screen.getByRole('slider', { name: 'Buy 102.5 call' });
      expect(grip.getAttribute('aria-valuenow')).toBe('102.5');
      expect(grip.textContent).toContain('102.5 ← →');
      expect(screen.queryByRole('slider', { name: 'Buy 100 call' })).toBeNull();
      act(() => pen.current?.draw(null));
      expect(html()).toBe(before);
    });
  });

  it('a strike outside the shown prices has no handle', () => {
    renderHandles(handle('a', 100), handle('b', 140));
    expect(screen.getAllByRole('slider')).toHaveLength(1);
  });

  it('the band is named at the top, free of the handles', () => {
    renderHandles(handle('a', 100));
    expect(within(chart()).getByText('−1σ').getAttribute('y')).toBe('48');
  });
});

describe('other units', () => {
  it('the axis has amounts and zero in the unit of its words', () => {
    const words = { ...PROPS.words, money: (percent: number) => `${percent}%`, zero: '0%' };
    render(<PayoffChart {...PROPS} words={words} />);
    expect([shows('0%'), shows('$0')]).toEqual([true, false]);
  });
});

describe('other strategies', () => {
  it('each has a line of its own colour', () => {
    const flat = (profit: number) => [at(80, profit), at(120, profit)];
    const compared = ['var(--c2)', 'var(--c3)'].map((colour, i) => ({ colour, curve: flat(i) }));
    const { container } = render(<PayoffChart {...PROPS} compared={compared} />);
    const lines = container.querySelectorAll<SVGPathElement>('path[stroke-dasharray="5 3"]');
    expect([...lines].map(({ style }) => style.stroke)).toEqual(['var(--c2)', 'var(--c3)']);
  });

  it('counts in the height of the chart', () => {
    render(
      <PayoffChart
        {...PROPS}
        compared={[{ colour: 'var(--c2)', curve: [at(80, -4000), at(120, -4000)] }]}
      />,
    );
    expect(shows('$-4000')).toBe(true);
  });

  it('the read-out says the chance of a lower price where it is known', async () => {
    const user = userEvent.setup();
    const below = { name: 'Below', at: (price: number) => `${price - 60}%` };
    render(<PayoffChart {...PROPS} words={{ ...PROPS.words, below }} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(shows('Below') && shows('41%')).toBe(true);
  });
});
