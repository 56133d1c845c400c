import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderOptions } from './render-options.spec.helper.tsx';

/** A row of 300 whose entries are 100 wide and stand side by side; jsdom lays nothing out. */
const LAID_OUT: PropertyDescriptorMap = {
  clientWidth: { configurable: true, get: () => 300 },
  offsetWidth: { configurable: true, get: () => 100 },
  offsetLeft: {
    configurable: true,
    get(this: HTMLElement) {
      const links = this.parentElement?.querySelectorAll('a') ?? [];
      return 100 * [...links].findIndex((link) => link === this);
    },
  },
};

describe('the menu of the options area', () => {
  const { prototype } = HTMLElement;
  const before = Object.keys(LAID_OUT).map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  );
  beforeEach(() => void Object.defineProperties(prototype, LAID_OUT));
  afterEach(() => {
    for (const [name, was] of before)
      if (was) Object.defineProperty(prototype, name, was);
      else Reflect.deleteProperty(prototype, name);
  });

  it('in a row too narrow for it the open page stands in the middle', async () => {
    const to = '/options/performance';
    const { user } = await renderOptions('/options/settings', { links: [to] });
    const row = screen.getByRole('navigation', { name: '期权' });
    expect(row.scrollLeft).toBe(1000);
    await user.click(screen.getByRole('link', { name: to }));
    await waitFor(() => expect(row.scrollLeft).toBe(600));
  });
});
