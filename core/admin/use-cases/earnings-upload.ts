import { actorOf, asSuperadmin, demandStepUp, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../audit/index.ts';
import {
  checkEarningsRows,
  EARNINGS_MAX_ROWS,
  EARNINGS_NONE,
  EARNINGS_TOO_LONG,
  usesOf,
  widened,
  type CheckedEarningsRow,
  type EarningsFileRow,
  type EarningsReport,
  type EarningsReports,
  type EarningsUpload,
  type UploadedEarnings,
  type UploadUse,
} from '../../market/index.ts';
import type { Clock, DomainError } from '../../shared/index.ts';

interface UploadRepositories {
  readonly uploadedEarnings: UploadedEarnings;
  readonly audit: AuditLog;
}

/** What would become of one line of a file. */
export type EarningsOutcome = Pick<CheckedEarningsRow, 'line' | 'shown'> &
  (
    | { readonly ok: true; readonly use: UploadUse }
    | { readonly ok: false; readonly fault: DomainError }
  );

const SUBJECT = { kind: 'earningsDates', id: 'uploaded', name: 'Earnings dates' } as const;

/** The audited fields of an upload. */
const stateOf = (upload: EarningsUpload | null) =>
  upload && { reports: upload.reports, from: upload.from, to: upload.to };

function rowsOf(rows: readonly EarningsFileRow[], clock: Clock): CheckedEarningsRow[] {
  if (rows.length > EARNINGS_MAX_ROWS) throw EARNINGS_TOO_LONG();
  return checkEarningsRows(rows, clock.now());
}

const reportsIn = (rows: readonly CheckedEarningsRow[]): EarningsReport[] =>
  rows.flatMap(({ report }) => (report.ok ? report.value : []));

/** The file of earnings dates that is stored. */
export class ReadEarningsUpload {
  constructor(private readonly uploads: Pick<UploadedEarnings, 'upload'>) {}

  async execute(principal: Principal): Promise<EarningsUpload | null> {
    asSuperadmin(principal);
    return this.uploads.upload();
  }
}

/** Says what would become of each line of a file, and changes nothing. */
export class CheckEarningsFile {
  constructor(
    /** The market's alone. */
    private readonly market: EarningsReports,
    private readonly clock: Clock,
  ) {}

  async execute(
    rows: readonly EarningsFileRow[],
    principal: Principal,
  ): Promise<readonly EarningsOutcome[]> {
    asSuperadmin(principal);
    const checked = rowsOf(rows, this.clock);
    const reports = reportsIn(checked);
    const uses = await this.usesOf(reports);
    const useOf = new Map(reports.map((report, i) => [report, uses[i]!]));
    return checked.map(({ line, shown, report }) =>
      report.ok
        ? { line, shown, ok: true, use: useOf.get(report.value)! }
        : { line, shown, ok: false, fault: report.error },
    );
  }

  private async usesOf(reports: readonly EarningsReport[]): Promise<readonly UploadUse[]> {
    const days = reports.map(({ date }) => date).sort();
    const [from, to] = [days[0], days.at(-1)];
    if (!from || !to) return [];
    const found = await this.market.reports(widened({ from, to, symbol: null }));
    return usesOf(reports, found, this.market);
  }
}

/** Stores the usable lines of a file; they stand instead of those of the file before. */
export class StoreEarningsFile {
  constructor(
    private readonly all: UploadRepositories,
    private readonly clock: Clock,
  ) {}

  async execute(
    { rows }: { readonly rows: readonly EarningsFileRow[] },
    principal: Principal,
  ): Promise<EarningsUpload> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const reports = reportsIn(rowsOf(rows, this.clock));
    if (reports.length === 0) throw EARNINGS_NONE();
    const { uploadedEarnings, audit } = this.all;
    const before = await uploadedEarnings.upload();
    await uploadedEarnings.replace(reports, at);
    const after = (await uploadedEarnings.upload())!;
    audit.record(
      auditEntry({
        at,
        actor: actorOf(principal),
        action: 'market.earningsUploaded',
        subject: SUBJECT,
        before: stateOf(before),
        after: stateOf(after),
      }),
    );
    return after;
  }
}

/** Removes the stored dates. Without any nothing happens. */
export class RemoveEarningsFile {
  constructor(
    private readonly all: UploadRepositories,
    private readonly clock: Clock,
  ) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const { uploadedEarnings, audit } = this.all;
    const before = await uploadedEarnings.upload();
    if (!before) return;
    await uploadedEarnings.erase();
    audit.record(
      auditEntry({
        at,
        actor: actorOf(principal),
        action: 'market.earningsRemoved',
        subject: SUBJECT,
        before: stateOf(before),
        after: null,
      }),
    );
  }
}
