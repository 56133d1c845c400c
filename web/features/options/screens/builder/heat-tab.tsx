import { useMemo } from 'react';
import { gridPrices, tradingGridDates, profitGrid } from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { heatColumns, HEAT_SCALE, heatFill } from '../../../../charts/heat-geometry.ts';
import { HeatMap } from '../../../../charts/heat-map.tsx';
import { useWidth } from '../../../../charts/use-width.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { ProfitUnits } from './profit-unit.ts';
import type { ResultView } from './result-view.ts';
import { columnWords, roundPrice, wholeWords } from './result-words.ts';

const ROWS = 19;

interface Props {
  readonly view: ResultView;
  readonly units: ProfitUnits;
}

/** Profit over prices and days in one table, the chosen day outlined. */
export function HeatTab({ view, units }: Props) {
  const t = useText();
  const format = useFormat();
  const [ref, width] = useWidth<HTMLDivElement>(820);
  const { input, days, range, spot } = view;
  const most = heatColumns(width);
  const dates = useMemo(() => tradingGridDates(input, most, days), [input, most, days]);
  const marks = useMemo(() => markedPrices(view), [view]);
  const prices = useMemo(
    () => gridPrices(range, spot, ROWS, [...marks.keys()]),
    [range, spot, marks],
  );
  const chosenAt = dates.findLastIndex((date) => date.days <= days);
  const grid = useMemo(
    () =>
      profitGrid(
        input,
        prices,
        dates.map(({ at }) => at),
      ),
    [input, prices, dates],
  );
  const write = (profit: number): string =>
    units.unit === 'percent' ? units.write(profit) : wholeWords(profit);

  return (
    <div ref={ref} className="p-4 pt-3">
      <div className="mb-3 flex justify-end">
        {grid && <HeatScale least={write(grid.least)} greatest={write(grid.greatest)} />}
      </div>
      {grid ? (
        <HeatMap
          label={t('builder.heatMap')}
          summary={t('builder.heatSummary', {
            least: units.write(grid.least),
            greatest: units.write(grid.greatest),
          })}
          corner={t('builder.price')}
          columns={dates.map((date, i) => ({
            key: String(date.days) + String(date.at),
            chosen: i === chosenAt,
            ...columnWords(t, format, view, date.days, date.at === 'expiry'),
          }))}
          rows={prices.map((price, k) => ({
            key: String(price),
            head: price === spot ? format.spot(price) : roundPrice(price),
            note:
              price === spot
                ? t('chain.spot')
                : marks.has(price)
                  ? t(`builder.row.${marks.get(price)!}`)
                  : format.signedPercent(price / spot - 1),
            spot: price === spot,
            values: grid.columns.map((column) => column[k] ?? Number.NaN),
          }))}
          least={grid.least}
          greatest={grid.greatest}
          write={write}
        />
      ) : (
        <p className="py-16 text-center text-13 text-ink-2">{t('analysis.unpriced')}</p>
      )}
    </div>
  );
}

/** Strikes and breakevens, which have rows of their own. */
function markedPrices({
  input,
  analysis,
}: ResultView): ReadonlyMap<number, 'strike' | 'breakeven'> {
  const cents = (price: number) => Math.round(price * 100) / 100;
  return new Map([
    ...input.legs.filter(isOptionLeg).map(({ strike }) => [toDollars(strike), 'strike'] as const),
    ...analysis.breakevens.map((price) => [cents(price), 'breakeven'] as const),
  ]);
}

/** The tints of a heat map from the least profit to the greatest. */
function HeatScale({ least, greatest }: { readonly least: string; readonly greatest: string }) {
  return (
    <p className="flex items-center gap-0.5 text-11 text-ink-3 tabular-nums">
      <span className="mr-1">{least}</span>
      {HEAT_SCALE.map((step) => (
        <i
          key={step}
          className="h-2.5 w-3.5 rounded-[2px] sm:w-5.5"
          style={{ background: heatFill(step) }}
        />
      ))}
      <span className="ml-1">{greatest}</span>
    </p>
  );
}
