import type { Dollars } from '../shared/index.ts';

/** Sectors of the Global Industry Classification Standard. Source: MSCI and S&P, GICS methodology (2023). */
export const SECTORS = [
  'energy',
  'materials',
  'industrials',
  'consumerDiscretionary',
  'consumerStaples',
  'healthCare',
  'financials',
  'informationTechnology',
  'communicationServices',
  'utilities',
  'realEstate',
] as const;
export type Sector = (typeof SECTORS)[number];

/** The session so far of one stock, fund or index. Null = unknown. */
export interface StockDay {
  readonly ticker: string;
  readonly name: string;
  /** The name in Chinese, where one is known. */
  readonly nameZh: string | null;
  /** As in a search hit: `CS`, `ETF`, `INDEX`. */
  readonly type: string;
  /** Null for funds and indices. */
  readonly sector: Sector | null;
  readonly price: Dollars | null;
  /** Dollars per share against the last close before the session. */
  readonly change: Dollars | null;
  readonly changePercent: number | null;
  /** Shares traded in the session. */
  readonly volume: number | null;
}

/** The mean change of a sector's stocks, each with equal weight. */
export interface SectorMove {
  readonly sector: Sector;
  readonly changePercent: number;
  /** How many stocks it is the mean of. */
  readonly stocks: number;
}

/** The stocks of a session that moved most, and how sectors did. */
export interface MarketMovers {
  /** Largest rise first. */
  readonly gainers: readonly StockDay[];
  /** Largest fall first. */
  readonly losers: readonly StockDay[];
  /** Most shares traded first; funds too. */
  readonly mostActive: readonly StockDay[];
  /** Largest rise first. */
  readonly sectors: readonly SectorMove[];
}

const ties = (a: StockDay, b: StockDay): number => (a.ticker < b.ticker ? -1 : 1);

/** Descending by a figure, those without it left out, equals by ticker. */
function ranked(
  days: readonly StockDay[],
  figure: (day: StockDay) => number | null,
): readonly StockDay[] {
  return days
    .filter((day) => figure(day) !== null)
    .toSorted((a, b) => figure(b)! - figure(a)! || ties(a, b));
}

/**
 * The change of each sector as the mean of its stocks, all with equal weight; stocks without a sector or a change are left
 * out.
 *
 *     change = Σ changeᵢ / n
 */
export function sectorMoves(days: readonly StockDay[]): readonly SectorMove[] {
  return SECTORS.flatMap((sector): SectorMove[] => {
    const changes = days.flatMap((day) =>
      day.sector === sector && day.changePercent !== null ? [day.changePercent] : [],
    );
    const sum = changes.reduce((total, change) => total + change, 0);
    const stocks = changes.length;
    return stocks === 0 ? [] : [{ sector, changePercent: sum / stocks, stocks }];
  }).toSorted((a, b) => b.changePercent - a.changePercent);
}

/** Gainers and losers among companies, the most active of all that is traded, and sectors; `most` rows a list. */
export function marketMovers(days: readonly StockDay[], most: number): MarketMovers {
  const companies = days.filter(({ type }) => type === 'CS');
  const moved = ranked(companies, ({ changePercent }) => changePercent);
  return {
    gainers: moved.filter(({ changePercent }) => changePercent! > 0).slice(0, most),
    losers: moved
      .filter(({ changePercent }) => changePercent! < 0)
      .toReversed()
      .slice(0, most),
    mostActive: ranked(
      days.filter(({ volume }) => volume !== 0),
      ({ volume }) => volume,
    ).slice(0, most),
    sectors: sectorMoves(days),
  };
}
