import { describe, expect, it } from '@jest/globals';
import { ROW_HEIGHT, scrollZone } from './chain-scroll.ts';

const VIEW = 384;
const CONTENT = 15 * ROW_HEIGHT;

describe('scrolling the near view', () => {
  it('CH-05 within 50 px of the top asks for lower strikes', () =>
    expect(scrollZone(50, VIEW, CONTENT)).toBe('lower'));

  it('CH-06 within 100 px of the bottom asks for higher strikes', () =>
    expect(scrollZone(CONTENT - VIEW - 100, VIEW, CONTENT)).toBe('higher'));

  it('CH-07 at 51 px from the top and 101 px from the bottom nothing is asked for', () => {
    expect(scrollZone(51, VIEW, CONTENT)).toBeNull();
    expect(scrollZone(CONTENT - VIEW - 101, VIEW, CONTENT)).toBeNull();
  });

  it('CH-21 at rest in the middle neither zone is touched', () =>
    expect(scrollZone((CONTENT - VIEW) / 2, VIEW, CONTENT)).toBeNull());
});
