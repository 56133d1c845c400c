import type { ReactNode } from 'react';
import {
  orderPrice,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Explained } from '../../shared/explain/explained.tsx';
import { MeasureName } from '../../shared/figures/convention.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { premiumWords } from '../../shared/figures/figures.ts';

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** The two figures that decide: what the strategy costs or brings, and how likely it is to profit. */
export function DecidingFigures({ input, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const premium = premiumWords(t, format, analysis);
  const share = orderPrice(input.legs);
  return (
    <div className="grid grid-cols-2 divide-x divide-line border-b border-line">
      <Figure
        label={premium.label}
        value={
          <Explained figure="received" input={input}>
            {premium.amount}
          </Explained>
        }
        note={
          share !== null && (
            <Explained figure="receivedPerShare" input={input}>
              {t('analysis.perShare', { price: format.price(Math.abs(toDollars(share))) })}
            </Explained>
          )
        }
      />
      <Figure
        label={t('analysis.chance')}
        value={
          <Explained figure="probabilityOfProfit" input={input}>
            {format.percent(analysis.probabilityOfProfit)}
          </Explained>
        }
        note={<MeasureName measure={analysis.measure} />}
      />
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div className="px-4 py-3">
      <p className="text-12 text-ink-2">{label}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="text-24 font-semibold tracking-tight tabular-nums">{value}</strong>
        {note && <span className="text-12 text-ink-3">{note}</span>}
      </p>
    </div>
  );
}
