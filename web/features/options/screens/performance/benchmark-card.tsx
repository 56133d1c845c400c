import { useMemo, type ReactNode } from 'react';
import { newYorkDate } from '@toolyard/core/calendar';
import {
  BENCHMARK_SYMBOL,
  LEAD_DAYS,
  MIN_RESULT_DAYS,
  MIN_RETURNS,
  type Benchmark,
  type Period,
} from '@toolyard/core/options/records';
import { addDays } from '@toolyard/core/shared';
import { errorMessage } from '../../../../api/error-message.ts';
import {
  useReadAggregatesQuery,
  useReadBenchmarkQuery,
  type BenchmarkFigures,
  type MetaResponse,
} from '../../../../api/generated.ts';
import { ReturnCurves, type ReturnDay } from '../../../../charts/return-curves.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { decimal } from '../../../../ui/format.ts';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { RecordsFailed } from '../../shared/records/records-states.tsx';
import { sampleBenchmark, sampleSpan } from '../../shared/records/sample-records.ts';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { useEachSession } from '../../shared/live/use-each-session.ts';
import { useNow } from '../../shared/live/use-now.ts';

interface Props {
  readonly period: Period;
  /** In the head of the card. */
  readonly controls: ReactNode;
}

/** The caller's closed trades of a period beside SPY. */
export function OwnBenchmark({ period, controls }: Props) {
  const { currentData, error, isFetching, refetch } = useEachSession(
    useReadBenchmarkQuery({ period }),
  );
  const isFailed = error !== undefined && !isFetching;
  return (
    <BenchmarkCard meta={currentData?.meta} controls={controls}>
      {currentData ? (
        <Comparison found={currentData.data} meta={currentData.meta} />
      ) : (
        <Waiting error={isFailed ? error : undefined} onRetry={() => void refetch()} />
      )}
    </BenchmarkCard>
  );
}

/** The samples of a period beside SPY. */
export function SampleBenchmark({ period, controls }: Props) {
  const t = useText();
  const now = useNow();
  const span = useMemo(() => sampleSpan(period, now), [period, now]);
  const { currentData, error, isFetching, refetch } = useReadAggregatesQuery(
    {
      symbol: BENCHMARK_SYMBOL,
      from: span ? addDays(span.from, -LEAD_DAYS) : '',
      to: span?.to ?? '',
      timespan: 'day',
      multiplier: 1,
    },
    { skip: !span },
  );
  const found = useMemo(() => {
    const closes = currentData?.data.results.map(({ t: at, c }) => ({
      date: newYorkDate(at),
      close: c,
    }));
    return closes && sampleBenchmark(period, now, closes);
  }, [currentData, period, now]);
  const isFailed = error !== undefined && !isFetching;
  const badge = <SimulatedBadge>{t('records.sample')}</SimulatedBadge>;
  return (
    <BenchmarkCard meta={currentData?.meta} badge={badge} controls={controls}>
      {found === undefined ? (
        <Waiting error={isFailed ? error : undefined} onRetry={() => void refetch()} />
      ) : (
        <Comparison found={found} meta={currentData?.meta ?? null} />
      )}
    </BenchmarkCard>
  );
}

interface CardProps {
  readonly meta: MetaResponse | null | undefined;
  readonly badge?: ReactNode;
  readonly controls: ReactNode;
  readonly children: ReactNode;
}

function BenchmarkCard({ meta, badge, controls, children }: CardProps) {
  const t = useText();
  const title = t('performance.benchmark');
  const source = meta && <MarketBadge meta={meta} />;
  return (
    <Card label={title} className="mb-4">
      <CardHead
        title={title}
        beside={
          <>
            {badge}
            {source}
          </>
        }
        controls={controls}
      />
      {children}
    </Card>
  );
}

function Waiting({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div className="p-4">
      {error === undefined ? (
        <SkeletonBlock label={t('options.loading')} className="space-y-4">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-56 w-full" />
        </SkeletonBlock>
      ) : (
        <RecordsFailed onRetry={onRetry}>
          {errorMessage(error, t('performance.benchmarkFailed'))}
        </RecordsFailed>
      )}
    </div>
  );
}

interface ComparisonProps {
  readonly found: BenchmarkFigures | Benchmark | null;
  readonly meta: MetaResponse | null;
}

/** Both curves, their figures, and what the figures do not say. */
function Comparison({ found, meta }: ComparisonProps) {
  const t = useText();
  const { percent, signedPercent, monthDay } = useFormat();
  const [first] = found?.points ?? [];
  const last = found?.points.at(-1);
  if (!found || !first || !last)
    return (
      <p role="status" className="px-4 py-8 text-center text-ink-2">
        {t(found ? 'performance.noPrices' : 'performance.noCapital')}
      </p>
    );
  const names = { account: t('performance.account'), spy: BENCHMARK_SYMBOL };
  const read = (day: ReturnDay) => [
    monthDay(day.date),
    t('performance.read', { name: names.account, percent: signedPercent(day.account) }),
    t('performance.read', { name: names.spy, percent: signedPercent(day.benchmark) }),
  ];
  const notes = [
    t('performance.method'),
    first.date > found.from && t('performance.laterStart', { date: monthDay(first.date) }),
    found.missing.length > 0 && t('performance.missing', { count: found.missing.length }),
    meta?.simulated && t('performance.simulated'),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      <Figures found={found} />
      <div className="px-4 pt-3 pb-3">
        <ReturnCurves
          label={t('performance.curves', {
            from: monthDay(first.date),
            to: monthDay(last.date),
            account: signedPercent(last.account),
            spy: signedPercent(last.benchmark),
          })}
          days={found.points}
          height={240}
          account={names.account}
          benchmark={names.spy}
          percent={(fraction) => percent(fraction, 0)}
          monthDay={monthDay}
          read={read}
        />
        <div className="space-y-1 pt-2 text-12 text-ink-3">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </>
  );
}

function Figures({ found }: { readonly found: BenchmarkFigures | Benchmark }) {
  const t = useText();
  const { percent, signedPercent } = useFormat();
  const { account, benchmark, excess, correlation, beta } = found;
  const drawdown = (fraction: number) => t('performance.drawdown', { percent: percent(fraction) });
  const isEnough = correlation !== null && beta !== null;
  const figures = [
    [t('performance.account'), signedPercent(account.totalReturn), drawdown(account.maxDrawdown)],
    [BENCHMARK_SYMBOL, signedPercent(benchmark.totalReturn), drawdown(benchmark.maxDrawdown)],
    [t('performance.excess'), signedPercent(excess), t('performance.excessNote')],
    [
      t('performance.correlation'),
      decimal(correlation, 2),
      isEnough
        ? t('performance.beta', { beta: decimal(beta, 2) })
        : t('performance.tooFewDays', { returns: MIN_RETURNS, results: MIN_RESULT_DAYS }),
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px bg-line md:grid-cols-4">
      {figures.map(([name, value, note]) => (
        <div key={name} className="min-w-0 bg-surface px-4 py-3">
          <dt className="text-12 text-ink-2">{name}</dt>
          <dd>
            <span className="figures block text-20 font-semibold">{value}</span>
            <span className="mt-1 block text-12 text-ink-3">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
