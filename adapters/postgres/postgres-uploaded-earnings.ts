import type {
  EarningsQuery,
  EarningsReport,
  EarningsUpload,
  UploadedEarnings,
} from '@toolyard/core/market';
import { type CalendarDate, type Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { db, millis } from './query-builder.ts';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { UploadedReportTable } from './tables/uploaded-report.table.ts';

const day = (column: string) => sql<CalendarDate>`${sql.ref(column)}::text`;

const selectReports = ({ from, to, symbol }: EarningsQuery) =>
  db
    .selectFrom('uploaded_report')
    .select(['symbol', day('date').as('date'), 'time', 'confirmed'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(symbol !== null, (query) => query.where('symbol', '=', symbol!))
    .orderBy('date')
    .orderBy(sql`symbol collate "C"`);

const selectUpload = () =>
  db
    .selectFrom('uploaded_report')
    .select([
      sql<number>`count(*)::int`.as('reports'),
      sql<CalendarDate | null>`min(date)::text`.as('from'),
      sql<CalendarDate | null>`max(date)::text`.as('to'),
      millis(sql<Date>`max(uploaded_at)`).as('uploadedAt'),
    ]);

export class PostgresUploadedEarnings implements UploadedEarnings {
  constructor(private readonly statements: Statements) {}

  async upload(): Promise<EarningsUpload | null> {
    const row = await this.statements.row(selectUpload());
    if (!row?.from || !row.to) return null;
    return { ...row, from: row.from, to: row.to };
  }

  async reports(query: EarningsQuery): Promise<readonly EarningsReport[] | null> {
    const rows = await this.statements.rows(selectReports(query));
    return rows.length > 0 || (await this.upload()) ? rows : null;
  }

  async replace(reports: readonly EarningsReport[], at: Instant): Promise<void> {
    await this.erase();
    const uploadedAt = toDate(at);
    await this.statements.insertAll(
      UploadedReportTable,
      reports.map((report) => ({ ...report, uploadedAt })),
    );
  }

  async erase(): Promise<void> {
    await this.statements.erase(UploadedReportTable, {});
  }
}
