import {
  dayAfter,
  probabilityCone,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { ProbabilityCone } from '../../../../charts/probability-cone.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { LeftAfterFront } from '../../shared/figures/left-after-front.tsx';
import { ShareDividends } from '../../shared/figures/share-dividends.tsx';
import { ExerciseSwitch } from '../../shared/model/exercise-switch.tsx';
import { Convention } from '../../shared/figures/convention.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';

const DATES = 41;

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** Between which prices the underlying stays until the expiry, with the breakevens across. */
export function ConeCard({ input, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const points = probabilityCone(input, DATES);
  return (
    <Card label={t('life.cone')}>
      <CardHead
        title={t('life.cone')}
        beside={<span className="text-12 text-ink-3">{t('life.coneNote')}</span>}
      />
      {points && points.length > 1 ? (
        <div className="px-3 py-2">
          <ProbabilityCone
            points={points}
            levels={analysis.breakevens}
            height={260}
            words={{
              label: t('life.coneLabel'),
              price: format.spot,
              day: (days) => format.monthDay(dayAfter(input, days)),
              bands: ['68%', '95%'],
            }}
          />
        </div>
      ) : (
        <p className="px-4 py-12 text-center text-ink-2">{t('life.noCone')}</p>
      )}
      <div className="border-t border-line px-4 py-2.5 text-12 text-ink-3">
        <Convention analysis={analysis} />
        <ShareDividends analysis={analysis} />
        <LeftAfterFront input={input} analysis={analysis} />
        <ExerciseSwitch input={input} />
      </div>
    </Card>
  );
}
