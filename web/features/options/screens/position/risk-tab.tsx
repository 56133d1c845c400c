import {
  awaitsSettlement,
  profitUnknownBy,
  profitAtPrice,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { amount } from '../../../../ui/format.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { FigureList, KEY_FIGURES } from '../../shared/figures/figure-list.tsx';
import { RoiBar } from '../../shared/payoff/roi-bar.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { DensityCard, EarlyExerciseCard } from '../../shared/pictures/pictures.tsx';
import { AssignmentCard } from './assignment-card.tsx';
import { ConeCard } from './cone-card.tsx';
import { GreeksCard } from './greeks-card.tsx';
import { NotValued } from './not-valued.tsx';
import { ScenarioCard } from './scenario-card.tsx';

const MOVES = [-0.2, -0.1, -0.05, -0.02, 0, 0.02, 0.05, 0.1, 0.2];

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** Bounds, greeks and what moves of the underlying would do, with the convention said. */
export function RiskTab({ symbol, input, analysis }: Props & { readonly symbol: string }) {
  const t = useText();
  const spot = toDollars(input.spot);
  if (awaitsSettlement(input))
    return (
      <Card label={t('position.tab.risk')}>
        <EmptyState title={t('life.awaitingShort')} text={t('life.awaitingRisk')} />
      </Card>
    );
  if (profitUnknownBy(input).length > 0) return <NotValued symbol={symbol} />;
  if (input.legs.length === 0)
    return (
      <Card label={t('position.tab.risk')}>
        <EmptyState title={t('life.nothingHeld')} text={t('life.nothingHeldText')} />
      </Card>
    );
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <ScenarioCard input={input} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Card label={t('position.tab.risk')}>
          <CardHead title={t('position.tab.risk')} />
          <FigureList analysis={analysis} input={input} spot={spot} show={KEY_FIGURES} />
          <RoiBar analysis={analysis} input={input} />
        </Card>
        <GreeksCard input={input} analysis={analysis} />
        <AssignmentCard input={input} />
        <EarlyExerciseCard input={input} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <DensityCard input={input} analysis={analysis} height={260} />
        <ConeCard input={input} analysis={analysis} />
        <Moves input={input} analysis={analysis} />
      </div>
    </div>
  );
}

/** What single moves of the underlying would do. */
function Moves({ input, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const spot = toDollars(input.spot);
  return (
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
                <Td num>{format.spot(at)}</Td>
                <Td num>
                  <span className={toneOf(today ?? 0)}>{amount(today, 'always')}</span>
                </Td>
                <Td num>
                  <span className={toneOf(end ?? 0)}>{amount(end, 'always')}</span>
                </Td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}
