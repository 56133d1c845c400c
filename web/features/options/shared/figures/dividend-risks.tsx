import { useMemo } from 'react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import {
  dividendRisks,
  type AnalysisInput,
  type DividendRisk,
} from '@toolyard/core/options/analysis';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { useFormat, type Format } from './use-format.ts';
import { legWords } from '../legs/leg-mark.tsx';

function riskWords(t: Translate, format: Format, input: AnalysisInput, risk: DividendRisk) {
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

/** Ex-dates before the expiry of short calls: what is at stake, and the day to act. Nothing where there are none. */
export function DividendRisks(props: {
  readonly input: AnalysisInput;
  readonly className?: string;
}) {
  const { input, className } = props;
  const t = useText();
  const format = useFormat();
  const risks = useMemo(() => dividendRisks(input), [input]);
  if (risks.length === 0) return null;
  return (
    <MessageBox
      tone={risks.some(({ isLikely }) => isLikely) ? 'warn' : 'info'}
      title={t('analysis.dividendRiskTitle')}
      className={className}
    >
      {risks.map((risk) => (
        <p key={risk.leg}>{riskWords(t, format, input, risk)}</p>
      ))}
    </MessageBox>
  );
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
