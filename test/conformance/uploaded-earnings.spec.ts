import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EarningsReport } from '@toolyard/core/market';
import { onEveryDatabase } from '../support/database.ts';
import { NOON } from './repository-records.ts';

const report = (
  symbol: string,
  date: EarningsReport['date'],
  change: Partial<EarningsReport> = {},
): EarningsReport => ({ symbol, date, time: null, confirmed: false, ...change });

const A = report('AAPL', '2027-01-28', { time: 'afterClose', confirmed: true });
const BRK = report('BRK.B', '2027-01-28', { time: 'beforeOpen' });
const B = report('BRKA', '2027-01-28');
const LATE = report('AAPL', '2027-04-29');
const FILE = [LATE, B, A, BRK];
const YEAR = { from: '2027-01-01', to: '2027-12-31', symbol: null } as const;

describe('uploaded earnings dates', () => {
  onEveryDatabase((database) => {
    const uploads = () => database().readers.uploadedEarnings;
    const store = (reports: readonly EarningsReport[], at = NOON) =>
      database().unitOfWork.run(({ uploadedEarnings }) => uploadedEarnings.replace(reports, at));

    beforeEach(() => database().unitOfWork.run((all) => all.uploadedEarnings.erase()));

    it('without a file there is neither an upload nor a report', async () => {
      expect(await uploads().upload()).toBeNull();
      expect(await uploads().reports(YEAR)).toBeNull();
    });

    it('are read by date and symbol, of a span with both its ends, of one company or of all', async () => {
      await store(FILE);
      expect(await uploads().reports(YEAR)).toEqual([A, BRK, B, LATE]);
      expect(await uploads().reports({ ...YEAR, symbol: 'AAPL' })).toEqual([A, LATE]);
      const day = { from: A.date, to: A.date, symbol: null };
      expect(await uploads().reports(day)).toEqual([A, BRK, B]);
      expect(await uploads().reports({ ...YEAR, to: '2027-01-27' })).toEqual([]);
      expect(await uploads().upload()).toEqual({
        ...{ reports: 4, from: '2027-01-28', to: '2027-04-29' },
        uploadedAt: NOON,
      });
    });

    it('the next file stands instead of the one before; erased there is none', async () => {
      await store(FILE);
      await store([{ ...A, time: 'beforeOpen' }], NOON + 1);
      expect(await uploads().reports(YEAR)).toEqual([{ ...A, time: 'beforeOpen' }]);
      expect(await uploads().upload()).toMatchObject({ reports: 1, uploadedAt: NOON + 1 });
      await database().unitOfWork.run((all) => all.uploadedEarnings.erase());
      expect(await uploads().reports(YEAR)).toBeNull();
    });

    it('a unit of work that fails leaves the file before', async () => {
      await store([A]);
      const failing = database().unitOfWork.run(async ({ uploadedEarnings }) => {
        await uploadedEarnings.replace([LATE], NOON);
        throw new Error('too late');
      });
      await expect(failing).rejects.toThrow('too late');
      expect(await uploads().reports(YEAR)).toEqual([A]);
    });
  });
});
