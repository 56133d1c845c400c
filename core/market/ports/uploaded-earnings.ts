import type { CalendarDate, Instant } from '../../shared/index.ts';
import type { EarningsQuery, EarningsReport } from '../earnings.ts';

/** What stands in the last uploaded file of earnings dates. */
export interface EarningsUpload {
  readonly reports: number;
  /** The first and the last day of them. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly uploadedAt: Instant;
}

/** Earnings dates that an operator has uploaded, at most one file. test/conformance/uploaded-earnings states what every adapter must do. */
export interface UploadedEarnings {
  /** Null where none is stored. */
  upload(): Promise<EarningsUpload | null>;
  /** By date and symbol; null where no file is stored. */
  reports(query: EarningsQuery): Promise<readonly EarningsReport[] | null>;
  /** Stores at least one report, one per symbol and date, instead of those before. */
  replace(reports: readonly EarningsReport[], at: Instant): Promise<void>;
  erase(): Promise<void>;
}
