import { expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS, settingsIn } from './index.ts';

it('columns of a chain are different ones of those that there are, none or the usual ones', () => {
  const columns = (chainColumns: unknown) => settingsIn({ chainColumns }).chainColumns;
  expect(columns(['theta', 'mid'])).toEqual(['theta', 'mid']);
  expect(columns([])).toEqual([]);
  for (const wrong of [['mid', 'mid'], ['rho'], 'mid', {}]) expect(columns(wrong)).toBeNull();
  expect(settingsIn({ chainStrikes: '40' }).chainStrikes).toBe('40');
  expect(settingsIn({ chainStrikes: '41' }).chainStrikes).toBe('expectedMove');
});

it('what is stored and is out of range, unknown or of another kind is the default', () => {
  expect(settingsIn({ chartType: 'pie', period: '5min', amountPerTrade: 'a', more: 1 })).toEqual({
    ...DEFAULT_OPTIONS_SETTINGS,
    period: '5min',
  });
  for (const nothing of [null, 'text', 7, []])
    expect(settingsIn(nothing)).toEqual(DEFAULT_OPTIONS_SETTINGS);
});
