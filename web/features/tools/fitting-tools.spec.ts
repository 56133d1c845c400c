import { describe, expect, it } from '@jest/globals';
import { BADGES, PRODUCT_TOOLS } from '@toolyard/core/tools';
import { fittingTools, type ToolFilters } from './fitting-tools.ts';

const ids = (filters: Partial<ToolFilters>) =>
  fittingTools(PRODUCT_TOOLS, { text: '', badge: null, ...filters }).map(({ id }) => id);

describe('the tools that fit', () => {
  it('no wish: all of them, in their order', () =>
    expect(ids({})).toEqual(PRODUCT_TOOLS.map(({ id }) => id)));

  it('words are found in title and description, in any order and case', () => {
    expect(ids({ text: ' OPTIONS ' })).toEqual(['options-deals']);
    expect(ids({ text: 'uploaded DATA' })).toEqual(['data-analysis']);
    expect(ids({ text: 'options lottery' })).toEqual([]);
  });

  it.each(BADGES)('badge %s: those that carry it', (badge) =>
    expect(ids({ badge })).toEqual(
      PRODUCT_TOOLS.filter(({ badges }) => badges.includes(badge)).map(({ id }) => id),
    ),
  );
});
