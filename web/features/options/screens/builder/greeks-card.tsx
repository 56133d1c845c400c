import { memo, type ReactNode } from 'react';
import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { Explained } from '../../shared/explain/explained.tsx';
import { useTintedChange } from '../../shared/figures/use-tinted-change.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

const DAYS = 365;
const POINTS = 100;

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  /** What the sliders count the figures at; null for now. */
  readonly countedAt: string | null;
}

/** The greeks of all legs together, each with a sentence of what it means for this strategy. */
export const GreeksCard = memo(function GreeksCard({ input, analysis, countedAt }: Props) {
  const t = useText();
  const { signedGreek } = useFormat();
  const { net } = analysis.greeks;
  const amount = (dollars: number) => money(Math.round(Math.abs(dollars) * 100) / 100);
  const rows = net && [
    {
      figure: 'delta' as const,
      name: 'Delta',
      value: net.delta,
      says: t(net.delta < 0 ? 'builder.deltaLoss' : 'builder.deltaGain', {
        amount: amount(net.delta),
      }),
    },
    {
      figure: 'gamma' as const,
      name: 'Gamma',
      value: net.gamma,
      says: t('builder.gammaSays', { amount: signedGreek(net.gamma) }),
    },
    {
      figure: 'theta' as const,
      name: 'Theta',
      value: net.theta / DAYS,
      says: t(net.theta < 0 ? 'builder.thetaLoss' : 'builder.thetaGain', {
        amount: amount(net.theta / DAYS),
      }),
    },
    {
      figure: 'vega' as const,
      name: 'Vega',
      value: net.vega / POINTS,
      says: t(net.vega < 0 ? 'builder.vegaLoss' : 'builder.vegaGain', {
        amount: amount(net.vega / POINTS),
      }),
    },
    {
      figure: 'rho' as const,
      name: 'Rho',
      value: net.rho / POINTS,
      says: t(net.rho < 0 ? 'builder.rhoLoss' : 'builder.rhoGain', {
        amount: amount(net.rho / POINTS),
      }),
    },
  ];
  return (
    <Card label={t('greeks.title')}>
      <CardHead
        title={t('greeks.title')}
        controls={
          countedAt ? (
            <span className="text-12 text-accent">{countedAt}</span>
          ) : (
            <span className="text-12 text-ink-3">{t('builder.greeksUnit')}</span>
          )
        }
      />
      {rows ? (
        <dl className="px-4 py-1">
          {rows.map(({ figure, name, value, says }) => (
            <div
              key={figure}
              className="grid h-7 grid-cols-[48px_56px_minmax(0,1fr)] items-center gap-2"
            >
              <dt>{name}</dt>
              <Value>
                <Explained figure={figure} input={input}>
                  {signedGreek(value)}
                </Explained>
              </Value>
              <dd className="truncate text-12 text-ink-2">{says}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="px-4 py-3 text-ink-2">{t('builder.noGreeks')}</p>
      )}
    </Card>
  );
});

function Value({ children }: { readonly children: ReactNode }) {
  const shown = useTintedChange<HTMLElement>();
  return (
    <dd ref={shown} className="rounded-1 text-right font-semibold tabular-nums">
      {children}
    </dd>
  );
}
