import {
  profitUnknownBy,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { FigureList, KEY_FIGURES } from '../../shared/figures/figure-list.tsx';
import { ShareDividends } from '../../shared/figures/share-dividends.tsx';
import { RoiBar } from '../../shared/payoff/roi-bar.tsx';
import { CurveCard } from './curve-card.tsx';
import { GreeksCard } from './greeks-card.tsx';
import { LegsCard } from './legs-card.tsx';
import { MarksCard } from './marks-card.tsx';
import { NotValued } from './not-valued.tsx';
import { StepsCard } from './steps-card.tsx';
import { money } from '../../../../ui/format.ts';
import { KeyValues } from '../../../../ui/key-values.tsx';
import { toneOf } from '../../shared/figures/figures.ts';
import { Explained } from '../../shared/explain/explained.tsx';
import { useWhatIf } from '../../shared/payoff/what-if-view.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { positionSums } from './position-sums.ts';

interface Props {
  readonly position: StrategyResponse;
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** Payoff, legs, key figures and greeks of the held legs; for a completed trade its result and its steps. */
export function OverviewTab({ position, input, analysis }: Props) {
  const t = useText();
  const held = position.legs.length > 0;
  const hasProfit = profitUnknownBy(input).length === 0;
  const whatIf = useWhatIf(input, analysis);
  const shown = { input: whatIf.view, analysis: whatIf.analysis };
  const opened = position.status !== 'planning';
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_336px]">
      <div className="flex min-w-0 flex-col gap-4">
        {held ? (
          <>
            {hasProfit && <CurveCard whatIf={whatIf} position={position} />}
            {input.unvalued && <NotValued symbol={position.underlyingAsset} />}
            {/* The head of a sheet has them. */}
            <div className="screen-only">
              <LegsCard position={position} compact />
            </div>
          </>
        ) : (
          <>
            <MarksCard id={position.id} />
            <StepsCard position={position} />
          </>
        )}
      </div>
      <div className="paper-columns grid grid-cols-1 gap-4 md:max-xl:grid-cols-2">
        {opened && <ResultCard position={position} />}
        {held && (
          <>
            {hasProfit && (
              <Card label={t('position.keyFigures')}>
                <CardHead title={t('position.keyFigures')} />
                <FigureList {...shown} spot={toDollars(input.spot)} show={KEY_FIGURES} />
                <RoiBar {...shown} />
                <ShareDividends
                  analysis={shown.analysis}
                  className="border-t border-line px-4 py-2.5 text-12 text-ink-3"
                />
              </Card>
            )}
            <GreeksCard {...shown} />
          </>
        )}
        {opened && held && <MarksCard id={position.id} small />}
      </div>
    </div>
  );
}

/** The result so far: cash, the held legs at their marks, and the sum of both. */
function ResultCard({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const format = useFormat();
  const sums = positionSums(t, format, position);
  const { cash, realised, unrealised, commissions, pnl } = position;
  const figures = [
    ['cash', cash],
    ['realised', realised],
    ['unrealised', unrealised],
    ['pnl', pnl],
  ] as const;
  return (
    <Card label={t('life.resultTitle')}>
      <CardHead title={t('life.resultTitle')} />
      <KeyValues
        className="px-4 py-1.5 text-13"
        rows={[
          ...figures.map(([figure, value]) => ({
            key: figure,
            label: t(`life.figure.${figure}`),
            value: (
              <Explained figure={figure} position={sums} className={toneOf(value ?? 0)}>
                {format.money(value)}
              </Explained>
            ),
          })),
          {
            key: 'commissions',
            label: t('life.figure.commissions'),
            value: (
              <Explained figure="commissions" position={sums}>
                {money(commissions)}
              </Explained>
            ),
          },
        ]}
      />
    </Card>
  );
}
