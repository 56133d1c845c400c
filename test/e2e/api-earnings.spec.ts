import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EarningsReport } from '@toolyard/core/market';
import type { EarningsFigures, NamedReport } from '@toolyard/core/options/earnings';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import { signInOperator, type Operator } from '../support/operators.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';

/** A Friday, 12:34:56 in New York. */
const NOON = '2026-11-20T17:34:56Z';
const TODAY: CalendarDate = '2026-11-20';
const CALENDAR = '/api/options/earnings';
const UPLOAD = '/api/admin/market/earnings';

interface Answer<T> {
  readonly data: T;
  readonly meta: { readonly simulated: boolean; readonly provider: string };
}

describe('earnings', () => {
  let api: TestApi;
  let superadmin: Operator;
  beforeAll(async () => {
    api = await openTestApi({ settings: { manualClock: true } });
    await api.call.post('/api/test/clock').send({ now: NOON }).expect(204);
    superadmin = await signInOperator(api, 'superadmin');
  });
  afterAll(() => api.close());

  const read = async <T>(path: string) => (await api.call.get(path).expect(200)).body as Answer<T>;
  const calendar = async (from: CalendarDate, to: CalendarDate) =>
    (await read<{ results: NamedReport[] }>(`${CALENDAR}?from=${from}&to=${to}`)).data.results;

  it('CA-01: a visitor reads the reports of all companies by date and symbol, marked as simulated', async () => {
    const to = addDays(TODAY, 99);
    const { data, meta } = await read<{ results: NamedReport[] }>(
      `${CALENDAR}?from=${TODAY}&to=${to}`,
    );
    expect(meta).toMatchObject({ simulated: true, provider: 'simulated' });
    const keys = data.results.map(({ date, symbol }) => `${date} ${symbol}`);
    expect(keys).toEqual(keys.toSorted());
    const apple = data.results.filter(({ symbol }) => symbol === 'AAPL');
    expect(apple).toHaveLength(1);
    expect(apple[0]).toMatchObject({ time: 'afterClose', confirmed: false, nameZh: '苹果' });
    expect(data.results.some(({ symbol }) => symbol === 'SPY')).toBe(false);
  });

  it.each([
    ['from=2026-11-20&to=2026-11-19', 'to'],
    ['from=2026-11-20&to=2027-02-28', 'to'],
    ['from=soon&to=2027-02-27', 'from'],
    ['to=2027-02-27', 'from'],
  ])('%s is refused at %s', async (query, field) => {
    const { body } = (await api.call.get(`${CALENDAR}?${query}`).expect(400)) as { body: unknown };
    expect(body).toMatchObject({ code: 'VALIDATION', details: [{ field }] });
  });

  it('figures of a company: past moves are those of its closes, the straddle is that of its chain', async () => {
    const { data } = await read<EarningsFigures>(`${CALENDAR}/AAPL`);
    const [next] = (await calendar(TODAY, addDays(TODAY, 99))).filter(
      ({ symbol }) => symbol === 'AAPL',
    );
    expect(data.next).toMatchObject({ date: next!.date });
    const first = data.reactions.at(-1)!.report.date;
    const bars = await read<{ results: { t: number; c: number; o: number }[] }>(
      `/api/polygon/aggregates/AAPL?from=${addDays(first, -7)}&to=${TODAY}&timespan=day&multiplier=1`,
    );
    const days = bars.data.results.map((bar) => ({
      ...bar,
      day: new Date(bar.t).toISOString().slice(0, 10),
    }));
    expect(data.reactions.length).toBeGreaterThan(6);
    for (const { report, move, gap } of data.reactions) {
      // Apple reports after the close, so the session after that day takes it up.
      const reported = days.findIndex(({ day }) => day === report.date);
      const [before, on] = [days[reported]!, days[reported + 1]!];
      expect(move).toBeCloseTo(on.c / before.c - 1, 12);
      expect(gap).toBeCloseTo(on.o / before.c - 1, 12);
    }
    const squares = data.reactions.map(({ move }) => move ** 2);
    expect(data.usual).toBeCloseTo(
      Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length),
      12,
    );
    expect(data.straddle!.expiry >= next!.date).toBe(true);
    expect(data.straddle!.fraction).toBeCloseTo(data.straddle!.price / data.spot!, 12);
    expect(data.ivWithout!).toBeLessThan(data.ivNow!);
  });

  it('a company that nobody knows is not found; a fund has no reports', async () => {
    const unknown = await api.call.get(`${CALENDAR}/NONE`).expect(404);
    expect(unknown.body).toMatchObject({ code: 'SYMBOL_UNKNOWN' });
    const { data } = await read<EarningsFigures>(`${CALENDAR}/SPY`);
    expect(data).toMatchObject({ next: null, event: null, straddle: null, reactions: [] });
  });

  describe('dates that an operator uploads', () => {
    const send = (method: 'post' | 'put', path: string, file: string) =>
      api.call[method](path)
        .set({ ...bearer(superadmin), ...newKey() })
        .attach('file', Buffer.from(file), 'dates.csv');

    it('OM-04: are looked at line by line, stored, in the public calendar, replaced and removed', async () => {
      const span = [addDays(TODAY, 60), addDays(TODAY, 99)] as const;
      const [own] = await calendar(...span);
      const { symbol, date } = own as EarningsReport;
      const file =
        `Symbol,Date,Time,Status\r\nSPY,${date},bmo,confirmed\r\n` +
        `${symbol},${addDays(date, 1)},amc,confirmed\r\nZZZZ,${date},,\r\nSPY,soon,,\r\n`;
      const { body } = (await send('post', `${UPLOAD}/check`, file).expect(200)) as {
        body: unknown;
      };
      expect((body as { data: object }).data).toMatchObject({
        ...{ usable: 3, refused: 1 },
        rows: [
          { line: 2, ok: true, use: 'added', shown: `SPY ${date}` },
          { line: 3, ok: true, use: 'spare' },
          { line: 4, ok: true, use: 'unknown' },
          { line: 5, ok: false, use: null, code: 'EARNINGS_DATE_INVALID' },
        ],
      });
      const before = await calendar(...span);
      expect(before.some((report) => report.symbol === 'SPY')).toBe(false);

      const stored = await send('put', UPLOAD, file).expect(200);
      expect(stored.body).toMatchObject({ data: { reports: 3, from: date } });
      const now = await calendar(...span);
      expect(now.filter((report) => report.symbol !== 'SPY')).toEqual(before);
      expect(now.find((report) => report.symbol === 'SPY')).toMatchObject({
        ...{ date, time: 'beforeOpen', confirmed: true },
      });
      const held = await api.call.get(UPLOAD).set(bearer(superadmin)).expect(200);
      expect(held.body).toEqual(stored.body);

      await send('put', UPLOAD, `symbol,date\nQQQ,${date}\n`).expect(200);
      const added = (await calendar(...span)).map((report) => report.symbol);
      expect([added.includes('SPY'), added.includes('QQQ')]).toEqual([false, true]);

      await api.call
        .delete(UPLOAD)
        .set({ ...bearer(superadmin), ...newKey() })
        .expect(204);
      expect(await calendar(...span)).toEqual(before);
      const none = await api.call.get(UPLOAD).set(bearer(superadmin)).expect(200);
      expect(none.body).toEqual({ data: null });
    });

    it.each([
      ['symbol,day\nSPY,2027-01-28\n', 'EARNINGS_COLUMNS'],
      ['symbol,date\nSPY,soon\n', 'EARNINGS_NONE'],
      [`symbol,date\n${'SPY,2027-01-28\n'.repeat(5_001)}`, 'EARNINGS_TOO_LONG'],
    ])('a file that cannot be used is refused and changes nothing (%#)', async (file, code) => {
      const { body } = (await send('put', UPLOAD, file).expect(400)) as { body: unknown };
      expect(body).toMatchObject({ code });
      const none = await api.call.get(UPLOAD).set(bearer(superadmin)).expect(200);
      expect(none.body).toEqual({ data: null });
    });
  });
});
