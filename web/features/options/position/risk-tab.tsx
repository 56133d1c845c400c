import {
  profitAtPrice,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { conventionWords, toneOf } from '../analysis/figures.ts';
import { FigureList, KEY_FIGURES } from '../analysis/figure-list.tsx';
import { RoiBar } from '../analysis/roi-bar.tsx';
import { useFormat } from '../use-format.ts';
import { GreeksCard } from './greeks-card.tsx';

const MOVES = [-0.2, -0.1, -0.05, -0.02, 0, 0.02, 0.05, 0.1, 0.2];

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** Bounds, greeks and what moves of the underlying would do, with the convention said. */
export function RiskTab({ input, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const spot = toDollars(input.spot);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <Card label={t('position.tab.risk')}>
          <CardHead title={t('position.tab.risk')} />
          <FigureList analysis={analysis} spot={toDollars(input.spot)} show={KEY_FIGURES} />
          <RoiBar analysis={analysis} />
          <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3">
            {conventionWords(t, format, analysis)}
          </p>
        </Card>
        <GreeksCard analysis={analysis} />
      </div>
      <Card label={t('risk.scenarios')}>
        <CardHead title={t('risk.scenarios')} />
        <Table label={t('risk.scenarios')}>
          <thead>
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
            {MOVES.map((move) => {
              const at = spot * (1 + move);
              const today = profitAtPrice(input, at, input.asOf);
              const end = profitAtPrice(input, at, 'expiry');
              return (
                <tr key={move}>
                  <Td num>{format.signedPercent(move)}</Td>
                  <Td num>{at.toFixed(2)}</Td>
                  <Td num>
                    <span className={toneOf(today ?? 0)}>{format.money(today)}</span>
                  </Td>
                  <Td num>
                    <span className={toneOf(end ?? 0)}>{format.money(end)}</span>
                  </Td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Card>
    </div>
  );
}
