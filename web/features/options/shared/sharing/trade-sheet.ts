import { oneSigmaRange, profitCurve, type Bound } from '@toolyard/core/options/analysis';
import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import { greatestCommonDivisor } from '@toolyard/core/options/payoff';
import { moneyOf, toDollars, type Language } from '@toolyard/core/shared';
import type { PayoffStillProps } from '../../../../charts/payoff-still.tsx';
import type { PayoffWords } from '../../../../charts/payoff-words.ts';
import type { Translate } from '../../../../i18n/use-text.ts';
import { newYorkTime } from '../../../../ui/format-date.ts';
import {
  boundWords,
  breakevenWord,
  breakevenWords,
  inOneLine,
  premiumWords,
  roiWords,
} from '../figures/figures.ts';
import { conventionWords } from '../figures/measure-words.tsx';
import { shareDividendWords } from '../figures/share-dividends.tsx';
import type { Format } from '../figures/use-format.ts';
import { legWords } from '../legs/leg-mark.tsx';
import { chartRange } from '../payoff/chart-range.ts';
import type { SharedTrade, TradeSource } from './shared-trade.ts';

/** Amounts in dollars, or as a part of the most at risk, which gives away neither amounts nor sizes. */
export type SheetUnit = 'dollars' | 'percent';

export interface SheetFigure {
  readonly label: string;
  readonly value: string;
  /** Its sign gives the colour of a profit or a loss. */
  readonly sign: number;
}

interface SheetLeg {
  readonly leg: Leg;
  readonly quantity: string;
  readonly words: string;
  /** Empty for shares. */
  readonly expiry: string;
  /** A share; of a closed trade with the price it was closed at. */
  readonly price: string;
  /** Empty where it is not known. */
  readonly iv: string;
  readonly delta: string;
}

/** All that a picture and a printed page say of a trade, in words. */
export interface TradeSheet {
  readonly title: string;
  readonly spot: string;
  /** When the quotes, or the last fill, were made. */
  readonly time: string;
  readonly source: string;
  readonly model: string;
  readonly result: (SheetFigure & { readonly note: string }) | null;
  readonly figures: readonly SheetFigure[];
  readonly legs: readonly SheetLeg[];
  readonly chart: Omit<PayoffStillProps, 'width' | 'height'> | null;
}

const POINTS = 161;

/** Whether amounts can be written as parts of the most at risk. */
export const hasPercent = ({ outcome }: SharedTrade): boolean =>
  outcome !== null && outcome.capital !== null && outcome.capital > 0;

/** By how much all quantities can be divided; lots of 100 shares count as one. */
const commonSize = (legs: readonly Leg[]): number =>
  legs
    .map((leg) => (isOptionLeg(leg) || leg.quantity % 100 > 0 ? leg.quantity : leg.quantity / 100))
    .reduce(greatestCommonDivisor, 0) || 1;

const sourceWords = (t: Translate, { provider, simulated, delayedMinutes }: TradeSource): string =>
  simulated
    ? t('market.simulated')
    : provider === 'file'
      ? t('market.file')
      : provider === 'import'
        ? t('market.imported')
        : [
            t('sharing.source', { provider: provider.charAt(0).toUpperCase() + provider.slice(1) }),
            ...(delayedMinutes ? [t('market.delayed', { minutes: delayedMinutes })] : []),
          ].join(' · ');

/** The sheet of a trade in the language of the page. */
export function tradeSheet(
  t: Translate,
  format: Format,
  language: Language,
  trade: SharedTrade,
  unit: SheetUnit,
): TradeSheet {
  const { input, analysis, outcome, symbol, source } = trade;
  const closed = outcome?.closed ?? null;
  const base = unit === 'percent' ? (outcome?.capital ?? null) : null;
  const amount = (dollars: number | null) =>
    base === null || dollars === null
      ? format.money(dollars)
      : format.signedPercent(dollars / base);
  const bound = (of: Bound | null, sign: 1 | -1) =>
    of === null || of === 'unlimited'
      ? boundWords(t, format, of, sign)
      : amount(sign * toDollars(of));
  const premium = premiumWords(t, format, analysis);
  const dividends = shareDividendWords(t, format, analysis);
  const size = base === null ? 1 : commonSize(input.legs);

  const dates: SheetFigure[] = outcome
    ? [
        ...(outcome.openedAt ? [[t('sharing.opened'), outcome.openedAt] as const] : []),
        ...(closed?.at ? [[t('sharing.closed'), closed.at] as const] : []),
      ].map(([label, at]) => ({ label, value: format.monthDay(at), sign: 0 }))
    : [];
  const chances: SheetFigure[] = closed
    ? []
    : [
        {
          label: t('analysis.chance'),
          value: format.percent(analysis.probabilityOfProfit),
          sign: 0,
        },
        { label: t('analysis.roi'), value: roiWords(format, analysis.roiPercent), sign: 0 },
        {
          label: t('analysis.expectedProfit'),
          value: amount(analysis.expectedProfit),
          sign: analysis.expectedProfit ?? 0,
        },
      ];
  const figures: SheetFigure[] = [
    { label: t('analysis.maxProfit'), value: bound(analysis.maxProfit, 1), sign: 1 },
    { label: t('analysis.maxLoss'), value: bound(analysis.maxLoss, -1), sign: -1 },
    {
      label: t('analysis.breakevens'),
      value: breakevenWords(t, format, analysis).join(' / '),
      sign: 0,
    },
    ...chances.slice(0, 1),
    ...(base === null ? [{ label: premium.label, value: premium.amount, sign: 0 }] : []),
    ...dates,
    ...chances.slice(1),
  ];
  const profit = outcome?.profit ?? null;
  const returns = profit === null || !outcome?.capital ? null : profit / outcome.capital;
  const spot = closed ? closed.spot : toDollars(input.spot);
  return {
    title: trade.name,
    spot: `${symbol} ${format.spot(spot)}`,
    time: t(closed ? 'sharing.closedTime' : 'market.quotesOf', {
      time: newYorkTime(source.at, language),
    }),
    source: sourceWords(t, source),
    model: closed
      ? t('sharing.closedModel')
      : inOneLine([
          conventionWords(
            t,
            format,
            base === null ? analysis : { ...analysis, booked: moneyOf(0) },
          ),
          ...(dividends === null ? [] : [dividends]),
        ]),
    result: outcome && {
      label: t(closed ? 'sharing.realised' : 'sharing.profit'),
      value: amount(profit),
      sign: profit ?? 0,
      note:
        returns === null
          ? ''
          : base === null
            ? t('sharing.ofRisk', { returns: format.signedPercent(returns) })
            : t('sharing.atRisk'),
    },
    figures,
    legs: input.legs.map((leg, i): SheetLeg => {
      const entry = format.price(toDollars(leg.premium));
      const exit = closed?.exits[i] ?? null;
      return {
        leg,
        quantity: String(leg.quantity / size),
        words: legWords(t, leg),
        expiry: isOptionLeg(leg) ? format.monthDay(leg.expiry) : '',
        price: exit === null ? entry : `${entry} → ${format.price(exit)}`,
        iv: isOptionLeg(leg) && leg.iv !== null && !closed ? format.percent(leg.iv) : '',
        delta: isOptionLeg(leg) && leg.delta !== null && !closed ? format.greek(leg.delta) : '',
      };
    }),
    chart: chartOf(t, format, trade, base, {
      profit: `${t('analysis.maxProfit')} ${bound(analysis.maxProfit, 1)}`,
      risk: `${t('analysis.maxLoss')} ${bound(analysis.maxLoss, -1)}`,
    }),
  };
}

/** The curves with what they say; null where a volatility is missing. */
function chartOf(
  t: Translate,
  format: Format,
  { input, analysis, outcome }: SharedTrade,
  base: number | null,
  bounds: PayoffWords['bounds'],
): TradeSheet['chart'] {
  const closed = outcome?.closed ?? null;
  const suiting = chartRange(input);
  const spot = closed ? closed.spot : toDollars(input.spot);
  if (spot === null) return null;
  const range = {
    from: Math.min(suiting.from, spot * 0.98),
    to: Math.max(suiting.to, spot * 1.02),
  };
  const curve = (at: 'expiry' | number) =>
    profitCurve(input, { at, ...range, points: POINTS })?.map(({ price, profit }) => ({
      price,
      profit: base === null ? profit : (100 * profit) / base,
    })) ?? null;
  const expiry = curve('expiry');
  if (!expiry) return null;
  const money =
    base === null
      ? (dollars: number) => format.money(Math.round(dollars))
      : (percent: number) => format.signedPercent(percent / 100);
  return {
    expiry,
    today: closed ? null : curve(input.asOf),
    spot,
    band: closed ? null : oneSigmaRange(input),
    breakevens: analysis.breakevens,
    strikes: input.legs.flatMap((leg) => (isOptionLeg(leg) ? [toDollars(leg.strike)] : [])),
    zero: base === null ? '$0' : '0%',
    words: {
      label: '',
      spot: t(closed ? 'sharing.closedAt' : 'chain.spot'),
      atExpiry: t(
        closed
          ? 'sharing.asOpened'
          : analysis.method === 'expiry'
            ? 'analysis.atExpiry'
            : 'analysis.atFrontExpiry',
      ),
      today: t('analysis.today'),
      money,
      price: (dollars) => breakevenWord(format, analysis, dollars),
      spotPrice: format.spot,
      percent: format.signedPercent,
      bounds,
    },
  };
}
