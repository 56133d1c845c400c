import { useMemo } from 'react';
import { dividendRisks, type AnalysisInput } from '@toolyard/core/options/analysis';
import { useText } from '../../../../i18n/use-text.ts';
import { NoticeRow } from '../../../../ui/notice-row.tsx';
import { riskWords } from './dividend-risk-mark.tsx';
import { useFormat } from './use-format.ts';

/** Ex-dates before the expiry of short calls in one row: what is at stake, and the day to act. Nothing where there are none. */
export function DividendRisks(props: {
  readonly input: AnalysisInput;
  readonly className?: string;
}) {
  const { input, className } = props;
  const t = useText();
  const format = useFormat();
  const risks = useMemo(() => dividendRisks(input), [input]);
  if (risks.length === 0) return null;
  const words = risks.map((risk) => riskWords(t, format, input, risk));
  return (
    <NoticeRow
      label={t('analysis.dividendRiskTitle')}
      summary={words.join(' ')}
      className={className}
    >
      {words.map((each) => (
        <p key={each} className="mt-1">
          {each}
        </p>
      ))}
    </NoticeRow>
  );
}
