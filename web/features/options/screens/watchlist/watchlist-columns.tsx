import type { ReactNode } from 'react';
import type { StockFiguresResponse } from '../../../../api/generated.ts';
import { useLanguage, useText, type Translate } from '../../../../i18n/use-text.ts';
import { MISSING, shortCount } from '../../../../ui/format.ts';
import { useFormat, type Format } from '../../shared/figures/use-format.ts';
import type { LiveQuote } from '../../shared/live/live-quote.ts';
import { marketCap } from '../../shared/stock/stock-words.ts';

/** Columns behind symbol, trend, price and change, in their order. */
export const COLUMNS = [
  'iv',
  'ivRank',
  'expectedMove',
  'realised20',
  'realised30',
  'ivToRealised',
  'volume',
  'earnings',
  'bid',
  'ask',
  'marketCap',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Shown until the reader chooses. */
export const FIRST_COLUMNS: readonly Column[] = COLUMNS.slice(0, 8);

export const isColumn = (text: string): text is Column =>
  (COLUMNS as readonly string[]).includes(text);

type Figures = StockFiguresResponse | undefined;

/** Implied against realised volatility of 30 trading days: above 1 options cost more than the stock has moved. */
export const ivToRealised = (figures: Figures): number | null => {
  const { impliedVolatility = null, realisedVolatility30 = null } = figures ?? {};
  return impliedVolatility === null || !realisedVolatility30
    ? null
    : impliedVolatility / realisedVolatility30;
};

/** What a column is sorted by; null = unknown. */
export const sortValue: Readonly<
  Record<Column, (figures: Figures, live: LiveQuote | undefined) => number | string | null>
> = {
  iv: (figures) => figures?.impliedVolatility ?? null,
  ivRank: (figures) => figures?.ivRank ?? null,
  expectedMove: (figures) => figures?.expectedMove?.fraction ?? null,
  realised20: (figures) => figures?.realisedVolatility20 ?? null,
  realised30: (figures) => figures?.realisedVolatility30 ?? null,
  ivToRealised,
  volume: (figures) => figures?.volume ?? null,
  earnings: (figures) => figures?.nextReport?.date ?? figures?.nextEarnings?.by ?? null,
  bid: (_figures, live) => live?.bid ?? null,
  ask: (_figures, live) => live?.ask ?? null,
  marketCap: (figures) => figures?.marketCap ?? null,
};

/** The expected move with its share of the price: `±18.20 (6.1%)`. */
export const expectedMoveText = (
  { price, percent }: Format,
  move: StockFiguresResponse['expectedMove'] | undefined,
): string =>
  move ? `±${price(Math.round(move.move * 100) / 100)} (${percent(move.fraction)})` : '--';

/**
 * The day and time of the next report, on two lines: `Jan 27 (est.)`, `after the close`. Where no calendar has it, the
 * expiries between which it comes: `Jan 15 –`, `Feb 19`.
 */
function earningsText(t: Translate, { monthDay }: Format, figures: Figures): ReactNode {
  const report = figures?.nextReport;
  if (report) {
    const day = monthDay(report.date);
    return (
      <span className="inline-block leading-4">
        {report.confirmed ? day : t('watchlist.estimatedDay', { day })}
        <br />
        <span className="text-12 text-ink-3">{t(`earnings.time.${report.time ?? 'unknown'}`)}</span>
      </span>
    );
  }
  const next = figures?.nextEarnings;
  if (!next) return '--';
  if (!next.after) return t('watchlist.before', { to: monthDay(next.by) });
  return (
    <span className="inline-block leading-4">
      {monthDay(next.after)} –
      <br />
      {monthDay(next.by)}
    </span>
  );
}

/** The text of a figure of a column. */
export function useColumnText(): (
  column: Column,
  figures: Figures,
  live: LiveQuote | null,
) => ReactNode {
  const t = useText();
  const language = useLanguage();
  const format = useFormat();
  const texts: Readonly<Record<Column, (figures: Figures, live: LiveQuote | null) => ReactNode>> = {
    iv: (figures) => format.percent(figures?.impliedVolatility),
    ivRank: (figures) => format.percent(figures?.ivRank, 0),
    expectedMove: (figures) =>
      figures?.expectedMove ? (
        <span className="inline-block leading-4">
          {expectedMoveText(format, figures.expectedMove)}
          <br />
          <span className="text-12 text-ink-3">
            {t('wizard.days', { days: figures.expectedMove.days })}
          </span>
        </span>
      ) : (
        MISSING
      ),
    realised20: (figures) => format.percent(figures?.realisedVolatility20),
    realised30: (figures) => format.percent(figures?.realisedVolatility30),
    ivToRealised: (figures) => format.greek(ivToRealised(figures)),
    volume: (figures) => shortCount(figures?.volume, language),
    earnings: (figures) => earningsText(t, format, figures),
    bid: (_figures, live) => format.spot(live?.bid),
    ask: (_figures, live) => format.spot(live?.ask),
    marketCap: (figures) => marketCap(figures?.marketCap, language),
  };
  return (column, figures, live) => texts[column](figures, live);
}
