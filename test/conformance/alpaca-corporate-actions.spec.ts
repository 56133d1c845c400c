import { expect, it } from '@jest/globals';
import { alpacaMarket } from '@toolyard/alpaca';
import type { CorporateAction } from '@toolyard/core/market';
import type { CalendarDate } from '@toolyard/core/shared';
import { withRecordedAnswers } from '../support/recorded-answers.ts';

const clock = { now: () => Date.parse('2026-11-20T17:34:56Z') };

/** What is read of a symbol in a year from these lists of the provider; only MRSH and ABBV are listed. */
const read = (symbol: string, year: string, lists: object) =>
  withRecordedAnswers(
    {
      '/v2/assets': {
        body: ['MRSH', 'ABBV'].map((each) => ({ symbol: each, name: each, exchange: 'NYSE' })),
      },
      '/v1/corporate-actions': { body: { corporate_actions: lists, next_page_token: null } },
    },
    async (url, requests) => {
      const { actions } = alpacaMarket({
        ...{ keyId: 'k', secretKey: 's', clock, dataUrl: url, tradingUrl: url },
      });
      const [from, to] = [`${year}-01-01`, `${year}-12-31`] as [CalendarDate, CalendarDate];
      return { ...(await actions.actions({ symbol, from, to })), requests: [...requests] };
    },
  );

/** Records as the interface answered them; MMC became MRSH on 14 January 2026, each share of AGN 0.866 of ABBV and 120.30 dollars. */
const RENAMED = {
  ...{ old_symbol: 'MMC', old_cusip: '571748102', new_symbol: 'MRSH', new_cusip: '571748102' },
  process_date: '2026-01-14',
};
const ACQUIRED_FOR_CASH = {
  ...{ acquiree_symbol: 'TWTR', acquiree_cusip: '90184L102', rate: 54.2 },
  ...{ effective_date: '2022-10-28', process_date: '2022-10-28' },
};
const ACQUIRED_FOR_SHARES = {
  ...{ acquiree_symbol: 'APE', acquiree_rate: 1, acquirer_symbol: 'AMC', acquirer_rate: 0.1 },
  ...{ effective_date: '2023-08-25', process_date: '2023-08-25', payable_date: '2023-08-25' },
};
const ACQUIRED_FOR_BOTH = {
  ...{ acquiree_symbol: 'AGN', acquiree_rate: 1, acquirer_symbol: 'ABBV', acquirer_rate: 0.866 },
  ...{ cash_rate: 120.3, effective_date: '2020-05-08', process_date: '2020-05-08' },
};

it.each<[string, string, string, object, CorporateAction]>([
  [
    'a new symbol',
    ...(['MMC', '2026', { name_changes: [RENAMED] }] as const),
    { kind: 'symbolChange', symbol: 'MMC', exDate: '2026-01-14', newSymbol: 'MRSH' },
  ],
  [
    'a merger for cash',
    ...(['TWTR', '2022', { cash_mergers: [ACQUIRED_FOR_CASH] }] as const),
    {
      ...({ kind: 'merger', symbol: 'TWTR', exDate: '2022-10-28' } as const),
      ...{ cash: 54.2, newSymbol: null, shares: 0 },
    },
  ],
  [
    'a merger for shares',
    ...(['APE', '2023', { stock_mergers: [ACQUIRED_FOR_SHARES] }] as const),
    {
      ...({ kind: 'merger', symbol: 'APE', exDate: '2023-08-25' } as const),
      ...{ cash: 0, newSymbol: 'AMC', shares: 0.1 },
    },
  ],
  [
    'a merger for shares and cash',
    ...(['AGN', '2020', { stock_and_cash_mergers: [ACQUIRED_FOR_BOTH] }] as const),
    {
      ...({ kind: 'merger', symbol: 'AGN', exDate: '2020-05-08' } as const),
      ...{ cash: 120.3, newSymbol: 'ABBV', shares: 0.866 },
    },
  ],
])('%s, of a company that is not listed any more', async (_name, symbol, year, lists, expected) => {
  const { value, meta, requests } = await read(symbol, year, lists);
  expect([value, meta.partial]).toEqual([[expected], false]);
  const query = requests.find((url) => url.startsWith('/v1/corporate-actions'))!;
  expect(new URLSearchParams(query.split('?')[1]).get('types')!.split(',').sort()).toEqual([
    ...['cash_dividend', 'cash_merger', 'forward_split', 'name_change', 'reverse_split'],
    ...['stock_and_cash_merger', 'stock_merger'],
  ]);
});

it('what other companies become, and a name that changes without its symbol, concern nobody', async () => {
  expect((await read('MRSH', '2026', { name_changes: [RENAMED] })).value).toEqual([]);
  const both = await read('ABBV', '2020', { stock_and_cash_mergers: [ACQUIRED_FOR_BOTH] });
  expect([both.value, both.meta.partial]).toEqual([[], false]);
  const named = { ...RENAMED, old_symbol: 'MRSH', process_date: '2026-06-01' };
  expect((await read('MRSH', '2026', { name_changes: [named] })).value).toEqual([]);
});

it('terms that cannot be told leave the answer partial', async () => {
  for (const wrong of [{ acquirer_rate: null }, { acquiree_rate: 2 }, { cash_rate: null }]) {
    const { value, meta } = await read('AGN', '2020', {
      stock_and_cash_mergers: [{ ...ACQUIRED_FOR_BOTH, ...wrong }],
    });
    expect([value, meta.partial]).toEqual([[], true]);
  }
});

it('the past prices of a symbol that its company has left are those of its days', async () => {
  const bar = (t: string) => ({ t, o: 190, h: 200, l: 185, c: 196, v: 10 });
  const bars = [bar('2022-06-07T04:00:00Z'), bar('2022-06-08T04:00:00Z')];
  await withRecordedAnswers(
    {
      '/v2/assets': { body: [{ symbol: 'META', name: 'Meta', exchange: 'NASDAQ' }] },
      '/v2/stocks/FB/bars': { body: { symbol: 'FB', bars, next_page_token: null } },
      '/v2/stocks/NONE/bars': { body: { symbol: 'NONE', bars: null, next_page_token: null } },
    },
    async (url, requests) => {
      const { market } = alpacaMarket({
        ...{ keyId: 'k', secretKey: 's', clock, dataUrl: url, tradingUrl: url },
      });
      const days = { from: '2022-06-06', to: '2022-06-08', timespan: 'day' } as const;
      const query = { symbol: 'FB', ...days, multiplier: 1, adjusted: false };
      expect((await market.bars(query)).value.map(({ close }) => close)).toEqual([196, 196]);
      expect(requests.at(-1)).toContain('asof=2022-06-06');
      await expect(market.bars({ ...query, symbol: 'NONE' })).rejects.toMatchObject({
        code: 'SYMBOL_UNKNOWN',
      });
    },
  );
});

it('a symbol without actions that is not listed is unknown', async () => {
  await expect(read('TWTR', '2022', {})).rejects.toMatchObject({ code: 'SYMBOL_UNKNOWN' });
  await expect(read('../etc', '2022', {})).rejects.toMatchObject({ code: 'SYMBOL_UNKNOWN' });
});
