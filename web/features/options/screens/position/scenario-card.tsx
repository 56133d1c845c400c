import { useMemo, useState } from 'react';
import {
  dayAfter,
  tradingGridDates,
  gridPrices,
  profitGrid,
  withVolatilityShift,
  type AnalysisInput,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { heatColumns } from '../../../../charts/heat-geometry.ts';
import { HeatMap } from '../../../../charts/heat-map.tsx';
import { useWidth } from '../../../../charts/use-width.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { decimal } from '../../../../ui/format.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { chartRange } from '../../shared/payoff/chart-range.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

const ROWS = 15;
const SHIFTS = [-0.5, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.5, 1];

/** Profit over prices and days, or over prices and volatilities as of now. */
export function ScenarioCard({ input }: { readonly input: AnalysisInput }) {
  const t = useText();
  const format = useFormat();
  const [by, setBy] = useState<'date' | 'volatility'>('date');
  const [ref, width] = useWidth<HTMLDivElement>(820);
  const spot = toDollars(input.spot);
  const most = heatColumns(width);
  const grid = useMemo(
    () => (by === 'date' ? gridByDate(input, most) : gridByVolatility(input, most)),
    [input, by, most],
  );
  return (
    <Card label={t('life.scenarios')}>
      <CardHead
        title={t('life.scenarios')}
        controls={
          <Segments<'date' | 'volatility'>
            label={t('life.scenarioBy')}
            value={by}
            onChange={setBy}
            segments={[
              { value: 'date', label: t('life.byDate') },
              { value: 'volatility', label: t('life.byVolatility') },
            ]}
          />
        }
      />
      <div ref={ref} className="p-4">
        {grid ? (
          <HeatMap
            label={t(by === 'date' ? 'life.heatByDate' : 'life.heatByVolatility')}
            summary={t('life.heatSummary', {
              least: format.money(Math.round(grid.least)),
              greatest: format.money(Math.round(grid.greatest)),
            })}
            corner={t('risk.price')}
            columns={grid.columns.map(({ key, days, shift }) => ({
              key,
              head:
                shift === null
                  ? format.monthDay(dayAfter(input, days))
                  : format.signedPercent(shift),
              note: shift === null ? t('life.days', { days }) : 'IV',
              chosen: shift === 0 || (shift === null && days === 0),
            }))}
            rows={grid.prices.map((price, at) => ({
              key: String(price),
              head: format.spot(price),
              note: price === spot ? t('chain.spot') : format.signedPercent(price / spot - 1),
              spot: price === spot,
              values: grid.columns.map(({ values }) => values[at] ?? Number.NaN),
            }))}
            least={grid.least}
            greatest={grid.greatest}
            write={(profit) => decimal(profit, 0, 'always')}
          />
        ) : (
          <p className="py-12 text-center text-ink-2">{t('analysis.unpriced')}</p>
        )}
      </div>
    </Card>
  );
}

interface ScenarioGrid {
  readonly prices: readonly number[];
  readonly columns: readonly {
    readonly key: string;
    readonly days: number;
    readonly shift: number | null;
    readonly values: Float64Array;
  }[];
  readonly least: number;
  readonly greatest: number;
}

const pricesOf = (input: AnalysisInput) =>
  gridPrices(chartRange(input), toDollars(input.spot), ROWS);

function gridByDate(input: AnalysisInput, most: number): ScenarioGrid | null {
  const prices = pricesOf(input);
  const dates = tradingGridDates(input, most);
  const grid = profitGrid(
    input,
    prices,
    dates.map(({ at }) => at),
  );
  if (!grid) return null;
  const columns = dates.map(({ days, at }, i) => ({
    key: `${days} ${at}`,
    days,
    shift: null,
    values: grid.columns[i] ?? new Float64Array(),
  }));
  return { prices, columns, least: grid.least, greatest: grid.greatest };
}

function gridByVolatility(input: AnalysisInput, most: number): ScenarioGrid | null {
  const prices = pricesOf(input);
  const near = SHIFTS.toSorted((a, b) => Math.abs(a) - Math.abs(b)).slice(0, most);
  const grids = SHIFTS.filter((shift) => near.includes(shift)).map((shift) => ({
    shift,
    grid: profitGrid(withVolatilityShift(input, shift), prices, [input.asOf]),
  }));
  const columns = grids.flatMap(({ shift, grid }) =>
    grid?.columns[0] ? [{ key: String(shift), days: 0, shift, values: grid.columns[0] }] : [],
  );
  if (columns.length < grids.length) return null;
  return {
    prices,
    columns,
    least: Math.min(...grids.map(({ grid }) => grid?.least ?? 0)),
    greatest: Math.max(...grids.map(({ grid }) => grid?.greatest ?? 0)),
  };
}
