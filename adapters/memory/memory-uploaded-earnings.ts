import {
  byReportDate,
  type EarningsQuery,
  type EarningsReport,
  type EarningsUpload,
  type UploadedEarnings,
} from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';
import { copyOf, type MemoryTables } from './memory-tables.ts';

export class MemoryUploadedEarnings implements UploadedEarnings {
  constructor(private readonly tables: MemoryTables) {}

  upload(): Promise<EarningsUpload | null> {
    const { reports, uploadedAt } = this.tables.uploadedEarnings;
    const [first, last] = [reports[0], reports.at(-1)];
    if (!first || !last) return Promise.resolve(null);
    return Promise.resolve({
      ...{ reports: reports.length, from: first.date, to: last.date },
      uploadedAt,
    });
  }

  reports({ from, to, symbol }: EarningsQuery): Promise<readonly EarningsReport[] | null> {
    const { reports } = this.tables.uploadedEarnings;
    if (reports.length === 0) return Promise.resolve(null);
    return Promise.resolve(
      copyOf(
        reports.filter(
          (report) =>
            report.date >= from &&
            report.date <= to &&
            (symbol === null || report.symbol === symbol),
        ),
      ),
    );
  }

  async replace(reports: readonly EarningsReport[], uploadedAt: Instant): Promise<void> {
    await Promise.resolve();
    this.tables.uploadedEarnings = {
      reports: structuredClone(reports).toSorted(byReportDate),
      uploadedAt,
    };
  }

  async erase(): Promise<void> {
    await Promise.resolve();
    this.tables.uploadedEarnings = { reports: [], uploadedAt: 0 };
  }
}
