import type {
  EarningsQuery,
  EarningsReport,
  EarningsReports,
  MarketData,
  Sourced,
} from '../../../market/index.ts';
import { DomainError } from '../../../shared/index.ts';

/** A report with the name of its company; null = unknown. */
export interface NamedReport extends EarningsReport {
  readonly name: string | null;
  readonly nameZh: string | null;
}

/** The reports of all companies between two days. */
export class ReadEarningsCalendar {
  constructor(
    private readonly earnings: EarningsReports,
    private readonly market: Pick<MarketData, 'stockDays'>,
  ) {}

  /** Null where no source has a calendar of reports. */
  async execute(
    days: Pick<EarningsQuery, 'from' | 'to'>,
  ): Promise<Sourced<readonly NamedReport[] | null>> {
    const { value, meta } = await this.earnings.reports({ ...days, symbol: null });
    if (value === null) return { value, meta };
    const names = await this.names();
    const named = value.map((report) => {
      const { name = null, nameZh = null } = names.get(report.symbol) ?? {};
      return { ...report, name, nameZh };
    });
    return { value: named, meta };
  }

  /** Names by symbol; empty where the market does not answer, for a calendar can do without. */
  private async names(): Promise<
    ReadonlyMap<string, { readonly name: string; readonly nameZh: string | null }>
  > {
    try {
      const { value } = await this.market.stockDays();
      return new Map(value.map((each) => [each.ticker, each]));
    } catch (fault) {
      if (fault instanceof DomainError) return new Map();
      throw fault;
    }
  }
}
