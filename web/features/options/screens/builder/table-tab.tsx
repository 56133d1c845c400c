import { probabilityBelow, gridPrices, profitGrid } from '@toolyard/core/options/analysis';
import { clsx } from 'clsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { ProfitUnits } from './profit-unit.ts';
import type { ResultView } from './result-view.ts';
import { expiryWords, roundPrice } from './result-words.ts';
import { dayWords } from '../../shared/payoff/what-if-sliders.tsx';

const ROWS = 25;

interface Props {
  readonly view: ResultView;
  readonly units: ProfitUnits;
}

/** The chart's two curves in figures: what the legs bring at each price, and how likely a lower one is. */
export function TableTab({ view, units }: Props) {
  const t = useText();
  const format = useFormat();
  const { input, dated, at, range, spot } = view;
  const { base } = units;
  const inDollars = units.unit === 'dollars';
  const grid = profitGrid(input, gridPrices(range, spot, ROWS), [at, 'expiry']);
  if (!grid)
    return <p className="px-4 py-16 text-center text-13 text-ink-2">{t('analysis.unpriced')}</p>;
  return (
    <Table label={t('builder.table')} className="[--row:32px]">
      <thead>
        <tr>
          <Th num>{t('builder.price')}</Th>
          <Th num>{t('builder.move')}</Th>
          <Th num>{dayWords(t, format, view)}</Th>
          <Th num>{expiryWords(t, view)}</Th>
          {inDollars && <Th num>{t('builder.ofRisk')}</Th>}
          <Th num>{t('builder.probabilityBelow')}</Th>
        </tr>
      </thead>
      <tbody>
        {grid.prices.map((price, i) => {
          const [day, expiry] = grid.columns.map((column) => column[i] ?? Number.NaN);
          const here = price === spot;
          return (
            <tr key={price} className={clsx(here && 'bg-accent-tint font-semibold')}>
              <th scope="row" className="num bg-transparent text-ink">
                {here ? format.spot(price) : roundPrice(price)}
              </th>
              <Td num>{here ? t('chain.spot') : format.signedPercent(price / spot - 1)}</Td>
              <Td num className={toneOf(day ?? 0)}>
                {units.write(day ?? 0)}
              </Td>
              <Td num className={toneOf(expiry ?? 0)}>
                {units.write(expiry ?? 0)}
              </Td>
              {inDollars && <Td num>{format.signedPercent(base && (expiry ?? 0) / base)}</Td>}
              <Td num>{format.percent(probabilityBelow(dated, price))}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
