import {
  profitAtPrice,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** The 41 points of the curve from 0.80 to 1.20 of the price, in figures. */
export function CurveTable({ input, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const spot = toDollars(input.spot);
  return (
    <div
      className="max-h-[340px] overflow-y-auto"
      tabIndex={0}
      role="region"
      aria-label={t('life.curvePoints')}
    >
      <Table label={t('life.curvePoints')}>
        <thead className="sticky top-0">
          <tr>
            <Th num>{t('risk.move')}</Th>
            <Th num>{t('risk.price')}</Th>
            <Th num>{t('analysis.today')}</Th>
            <Th num>
              {t(analysis.method === 'expiry' ? 'analysis.atExpiry' : 'analysis.atFrontExpiry')}
            </Th>
          </tr>
        </thead>
        <tbody>
          {analysis.curve.map(({ price, profit }) => {
            const today = profitAtPrice(input, price, input.asOf);
            return (
              <tr key={price}>
                <Td num>{format.signedPercent(price / spot - 1)}</Td>
                <Td num>{format.spot(price)}</Td>
                <Td num>
                  <span className={toneOf(today ?? 0)}>{format.money(today)}</span>
                </Td>
                <Td num>
                  <span className={toneOf(profit)}>{format.money(profit)}</span>
                </Td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
