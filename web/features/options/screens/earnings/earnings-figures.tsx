import {
  useReadEarningsQuery,
  type EarningsFiguresResult,
  type EarningsReactionResponse,
} from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Metric, MetricStrip } from '../../../../ui/metric-strip.tsx';
import { PercentChange } from '../../../../ui/price.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { reportWords } from '../../shared/earnings/earnings-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { BlockFailed } from '../../shared/stock/block-failed.tsx';
import { builderPath } from '../../shared/strategies/builder-link.ts';

/** What options expect of one company's next report, beside what its reports have done before. */
export function EarningsFigures({ symbol }: { readonly symbol: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useReadEarningsQuery({ symbol });
  return (
    <Card label={symbol}>
      <CardHead
        title={symbol}
        controls={
          <>
            <ButtonLink size="sm" to={paths.stock(symbol)}>
              {t('earnings.toStock')}
            </ButtonLink>
            <ButtonLink
              size="sm"
              look="primary"
              to={builderPath({ symbol, legs: [], templateId: 'straddle' })}
            >
              {t('earnings.planStraddle')}
            </ButtonLink>
          </>
        }
      />
      {error && !isFetching && !data ? (
        <BlockFailed title={t('earnings.failed')} error={error} onRetry={() => void refetch()} />
      ) : data?.data ? (
        <Figures figures={data.data} />
      ) : (
        <Skeleton className="m-4 h-64" />
      )}
    </Card>
  );
}

function Figures({ figures }: { readonly figures: EarningsFiguresResult }) {
  const t = useText();
  const format = useFormat();
  const { next, straddle, event, usual, ivNow, ivWithout, spot, reactions } = figures;
  const ofSpot = (fraction: number | null) =>
    fraction === null || spot === null ? null : `$${format.spot(fraction * spot)}`;
  return (
    <>
      <p className="px-4 pt-3 text-13 text-ink-2">
        {next ? reportWords(t, format, next) : t('earnings.noNext')}
      </p>
      <div className="mt-3 border-y border-line">
        <MetricStrip>
          <Metric
            name={t('earnings.straddle')}
            note={
              straddle
                ? t('earnings.straddleAbout', {
                    expiry: format.monthDay(straddle.expiry),
                    strike: straddle.strike,
                    price: `$${format.spot(straddle.price)}`,
                  })
                : t('earnings.straddleMissing')
            }
          >
            {straddle ? `±${format.percent(straddle.fraction)}` : '--'}
          </Metric>
          <Metric name={t('earnings.event')} note={ofSpot(event) ?? t('earnings.eventMissing')}>
            {event === null ? '--' : `±${format.percent(event)}`}
          </Metric>
          <Metric
            name={t('earnings.usual')}
            note={t('earnings.usualAbout', { count: reactions.length })}
          >
            {usual === null ? '--' : `±${format.percent(usual)}`}
          </Metric>
          <Metric name={t('earnings.iv')} note={t('earnings.ivAbout')}>
            {ivNow === null
              ? '--'
              : `${format.percent(ivNow)} → ${ivWithout === null ? '--' : format.percent(ivWithout)}`}
          </Metric>
        </MetricStrip>
      </div>
      {event !== null && usual !== null && usual > 0 && (
        <p className="px-4 py-3 text-13 text-ink-2">
          {t(event > usual ? 'earnings.dearer' : 'earnings.cheaper', {
            ratio: (event / usual).toFixed(2),
          })}
        </p>
      )}
      {reactions.length === 0 ? (
        <p className="px-4 pb-4 text-13 text-ink-3">{t('earnings.noPast')}</p>
      ) : (
        <Reactions reactions={reactions} event={event} />
      )}
      <p className="px-4 py-3 text-12 text-ink-3">{t('earnings.note')}</p>
    </>
  );
}

interface ReactionsProps {
  readonly reactions: readonly EarningsReactionResponse[];
  readonly event: number | null;
}

/** Past reports with their moves as bars to either side, and what is priced in now as the scale between. */
function Reactions({ reactions, event }: ReactionsProps) {
  const t = useText();
  const format = useFormat();
  const widest = Math.max(event ?? 0, ...reactions.map(({ move }) => Math.abs(move)));
  return (
    <Table label={t('earnings.past')}>
      <thead>
        <tr>
          <Th>{t('earnings.report')}</Th>
          <Th num>{t('earnings.move')}</Th>
          <Th className="w-1/3 max-md:hidden">
            <span className="sr-only">{t('earnings.picture')}</span>
          </Th>
          <Th num className="max-md:hidden">
            {t('earnings.gap')}
          </Th>
          <Th num>{t('earnings.ivBeforeAfter')}</Th>
        </tr>
      </thead>
      <tbody>
        {reactions.map(({ report, move, gap, ivBefore, ivAfter }) => (
          <tr key={report.date}>
            <Td>{format.monthDay(report.date)}</Td>
            <Td num>
              <PercentChange value={move} />
            </Td>
            <Td className="max-md:hidden">
              <MoveBar move={move} event={event} widest={widest} />
            </Td>
            <Td num className="max-md:hidden">
              {gap === null ? '--' : <PercentChange value={gap} />}
            </Td>
            <Td num>
              {ivBefore === null || ivAfter === null
                ? '--'
                : `${format.percent(ivBefore)} → ${format.percent(ivAfter)}`}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface BarProps {
  readonly move: number;
  readonly event: number | null;
  readonly widest: number;
}

/** A move from the middle outwards; the thin lines are one standard deviation as it is priced in. */
function MoveBar({ move, event, widest }: BarProps) {
  const at = (fraction: number) => 50 + (50 * fraction) / widest;
  const [left, right] = [at(Math.min(0, move)), at(Math.max(0, move))];
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" className="h-3 w-full" aria-hidden="true">
      {event !== null &&
        [-event, event].map((each) => (
          <rect
            key={each}
            x={at(each) - 0.2}
            y={0}
            width={0.4}
            height={12}
            className="fill-line-2"
          />
        ))}
      <rect x={49.8} y={0} width={0.4} height={12} className="fill-ink-4" />
      <rect
        x={left}
        y={3}
        width={Math.max(right - left, 0.5)}
        height={6}
        style={{ fill: move < 0 ? 'var(--down)' : 'var(--up)' }}
      />
    </svg>
  );
}
