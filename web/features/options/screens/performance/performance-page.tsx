import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Period } from '@toolyard/core/options/records';
import { errorMessage } from '../../../../api/error-message.ts';
import { useReadPerformanceQuery } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { changedAddress, requestFromAddress } from '../../shared/records/history-request.ts';
import { OwnBenchmark, SampleBenchmark } from './benchmark-card.tsx';
import { PerformanceView } from './performance-view.tsx';
import { RecordsFailed, RecordsLoading } from '../../shared/records/records-states.tsx';
import { samplePerformance } from '../../shared/records/sample-records.ts';
import { NothingClosed } from '../../shared/records/samples-offer.tsx';
import { VisitorNote } from '../../shared/records/visitor-note.tsx';
import { useEachSession } from '../../shared/live/use-each-session.ts';
import { useNow } from '../../shared/live/use-now.ts';

interface Props {
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** What the user's closed trades amount to; a visitor sees that of samples. */
export function PerformancePage() {
  const t = useText();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const { period } = requestFromAddress(params);
  const onPeriod = (chosen: Period) =>
    setParams(changedAddress(params, { period: chosen }), { replace: true });
  const Performance = user ? OwnPerformance : SamplePerformance;
  return (
    <div>
      <PageTitle title={t('records.performance')} />
      <Performance period={period} onPeriod={onPeriod} />
    </div>
  );
}

function SamplePerformance({ period, onPeriod }: Props) {
  const now = useNow();
  const figures = useMemo(() => samplePerformance(period, now), [period, now]);
  return (
    <>
      <VisitorNote from={paths.performance} />
      <PerformanceView
        figures={figures}
        period={period}
        onPeriod={onPeriod}
        visiting
        comparison={(controls) => <SampleBenchmark period={period} controls={controls} />}
      />
    </>
  );
}

function OwnPerformance({ period, onPeriod }: Props) {
  const t = useText();
  const { data, currentData, error, isFetching, refetch } = useEachSession(
    useReadPerformanceQuery({ period }),
  );
  const found = currentData ?? data;
  if (error && !isFetching && !currentData)
    return (
      <RecordsFailed onRetry={() => void refetch()}>
        {errorMessage(error, t('records.performanceFailed'))}
      </RecordsFailed>
    );
  if (!found) return <RecordsLoading />;
  if (found.data.totals.trades === 0 && period === 'all') return <NothingClosed />;
  const view = { figures: found.data, period, onPeriod };
  return (
    <PerformanceView
      {...view}
      stale={!currentData}
      comparison={(controls) => <OwnBenchmark period={period} controls={controls} />}
    />
  );
}
