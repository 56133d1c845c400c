import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Explained } from '../../shared/explain/explained.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';

const DAYS = 365;
const POINTS = 100;

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** Net greeks of the whole strategy, each with its unit and a bar from the centre zero. */
export function GreeksCard({ input, analysis }: Props) {
  const t = useText();
  const { signedGreek } = useFormat();
  const { net } = analysis.greeks;
  const rows = [
    { figure: 'delta' as const, name: 'Delta', unit: t('greeks.delta'), value: net && net.delta },
    { figure: 'gamma' as const, name: 'Gamma', unit: t('greeks.gamma'), value: net && net.gamma },
    {
      figure: 'theta' as const,
      name: 'Theta',
      unit: t('greeks.theta'),
      value: net && net.theta / DAYS,
    },
    {
      figure: 'vega' as const,
      name: 'Vega',
      unit: t('greeks.vega'),
      value: net && net.vega / POINTS,
    },
    { figure: 'rho' as const, name: 'Rho', unit: t('greeks.rho'), value: net && net.rho / POINTS },
  ];
  const longest = Math.max(...rows.map((row) => Math.abs(row.value ?? 0)), 1e-9);
  return (
    <Card label={t('greeks.title')}>
      <CardHead
        title={t('greeks.title')}
        controls={<span className="text-12 text-ink-3">{t('greeks.whole')}</span>}
      />
      <dl className="grid grid-cols-[auto_auto_minmax(32px,1fr)_auto] gap-x-2.5 px-4 py-2">
        {rows.map(({ figure, name, unit, value }) => (
          <div key={name} className="col-span-4 grid h-8 grid-cols-subgrid items-center text-13">
            <dt>{name}</dt>
            <dd className="text-right font-semibold tabular-nums">
              <Explained figure={figure} input={input}>
                {signedGreek(value)}
              </Explained>
            </dd>
            <dd aria-hidden="true" className="relative h-1.5 rounded-full bg-sunken">
              <i className="absolute inset-y-0 left-1/2 w-px bg-ink-4" />
              {value !== null && (
                <i
                  className="absolute inset-y-0 rounded-full bg-accent-solid"
                  style={{
                    width: `${(Math.abs(value) / longest) * 50}%`,
                    [value < 0 ? 'right' : 'left']: '50%',
                  }}
                />
              )}
            </dd>
            <dd className="text-12 whitespace-nowrap text-ink-2">{unit}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
