import { useMemo } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import {
  dividendRisks,
  type AnalysisInput,
  type DividendRisk,
} from '@toolyard/core/options/analysis';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { useFormat, type Format } from './use-format.ts';
import { legWords } from '../legs/leg-mark.tsx';

/** One of them in words: what is at stake, and the day to act. */
export function riskWords(t: Translate, format: Format, input: AnalysisInput, risk: DividendRisk) {
  const { leg, exDate, lastDay, dividend, extrinsicValue, isLikely, isExpected } = risk;
  const contract = input.legs[leg];
  return t(isLikely ? 'analysis.dividendRiskLikely' : 'analysis.dividendRisk', {
    leg: contract ? legWords(t, contract) : '',
    exDate: isExpected
      ? t('analysis.expectedDay', { day: format.monthDay(exDate) })
      : format.monthDay(exDate),
    lastDay: format.monthDay(lastDay),
    dividend: format.price(dividend),
    extrinsic: format.spot(extrinsicValue),
  });
}

/** Marks a strategy in a list whose short calls may be assigned for a dividend. */
export function DividendRiskMark({ input }: { readonly input: AnalysisInput }) {
  const t = useText();
  const format = useFormat();
  const risks = useMemo(() => dividendRisks(input), [input]);
  const [first] = risks.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay));
  if (!first) return null;
  const words = risks.map((risk) => riskWords(t, format, input, risk)).join(' ');
  return (
    <span
      title={words}
      className={`relative z-1 ml-1 inline-flex align-[-2px] ${first.isLikely ? 'text-warn' : 'text-ink-3'}`}
    >
      <CalendarClock size={13} aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
