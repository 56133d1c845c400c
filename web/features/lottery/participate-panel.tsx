import { useId, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { isOverdue } from '@toolyard/core/lottery';
import type { EventDetailResponse } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useText, useLanguage } from '../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { count } from '../../ui/format.ts';
import { KeyValues } from '../../ui/key-values.tsx';
import { utcTime } from '../../ui/format-date.ts';
import { Countdown } from './countdown.tsx';
import { phaseAt, statusAt } from './event-view.ts';
import { useDrawCheck } from './use-draw-check.ts';
import { ParticipateActions } from './participate-actions.tsx';

interface Props {
  readonly event: EventDetailResponse;
  readonly at: number;
}

/** What is left of the time, what one can do here, and the facts of the event. */
export function ParticipatePanel({ event, at }: Props) {
  const t = useText();
  return (
    <Card label={t('lottery.participate')}>
      <div className="space-y-2.5 p-4">
        <TimeLeft event={event} at={at} />
        <PhaseWords event={event} at={at} />
        {event.sample && <p className="text-ink-2">{t('lottery.sampleText')}</p>}
        {event.resultDate !== null && (
          <ButtonLink
            look="primary"
            size="lg"
            className="w-full"
            to={paths.lotteryVerify(event.id)}
          >
            {t('lottery.verify')}
          </ButtonLink>
        )}
        <ParticipateActions event={event} at={at} />
        {statusAt(event, at) === 'ended' && (
          <Button className="w-full" disabled>
            {t('lottery.endedButton')}
          </Button>
        )}
      </div>
      <Facts event={event} />
    </Card>
  );
}

/** Counts down to the opening, the close or the draw. */
function TimeLeft({ event, at }: Props) {
  const t = useText();
  const language = useLanguage();
  const label = useId();
  const phase = phaseAt(event, at);
  const next = {
    upcoming: ['lottery.opensIn', event.startDate],
    active: ['lottery.closesIn', event.endDate],
    closed: ['lottery.drawsIn', event.drawDate],
    frozen: ['lottery.drawsIn', event.drawDate],
  } as const;
  const target = phase in next ? next[phase as keyof typeof next] : null;
  const left = target ? Date.parse(target[1]) - at : 0;
  if (event.resultDate !== null)
    return (
      <div>
        <h2 className="font-semibold">
          {t('lottery.drawnOn', { day: utcTime(event.resultDate, language) })}
        </h2>
        <Recomputed event={event} />
      </div>
    );
  if (phase === 'cancelled' || phase === 'failed')
    return <h2 className="font-semibold">{t(`lottery.${phase}Head`)}</h2>;
  if (!target || left <= 0)
    return <h2 className="font-semibold">{t(target ? 'lottery.drawDue' : 'lottery.over')}</h2>;
  return (
    <>
      <div className="flex items-baseline justify-between">
        <h2 id={label} className="font-semibold">
          {t(target[0])}
        </h2>
        <span className="text-12 text-ink-3">{t('lottery.serverTime')}</span>
      </div>
      <Countdown labelledBy={label} milliseconds={left} />
    </>
  );
}

/** Entries whose proof is small enough to be fetched and recomputed without being asked for. */
const SMALL_DRAW = 2000;

/** What recomputing the result in this browser found; nothing where that has not been done. */
function Recomputed({ event }: Pick<Props, 'event'>) {
  return event.draw && event.participants <= SMALL_DRAW ? (
    <RecomputedWords id={event.id} authorities={event.draw.trustedAuthorities} />
  ) : null;
}

interface RecomputedProps {
  readonly id: string;
  readonly authorities: readonly string[];
}

function RecomputedWords({ id, authorities }: RecomputedProps) {
  const t = useText();
  const state = useDrawCheck(id, authorities);
  const words = (): ReactNode => {
    if (state.phase === 'loading' || state.phase === 'checking') return t('lottery.recomputing');
    if (state.phase !== 'done') return null;
    return state.report.verification.ok ? (
      <span className="inline-flex items-center gap-1 text-ok">
        {t('lottery.recomputed')} <Check size={14} aria-hidden="true" />
      </span>
    ) : (
      <span className="text-danger">{t('lottery.notRecomputed')}</span>
    );
  };
  return (
    <p role="status" className="min-h-5 text-12/5 text-ink-3">
      {words()}
    </p>
  );
}

function PhaseWords({ event, at }: Props) {
  const t = useText();
  const language = useLanguage();
  const time = (date: string) => utcTime(date, language);
  const phase = phaseAt(event, at);
  const [closesAt, drawAt] = [Date.parse(event.endDate), Date.parse(event.drawDate)];
  const wordsOf = (): string => {
    if (phase === 'upcoming') return t('lottery.upcomingText', { opens: time(event.startDate) });
    if (phase === 'active') return t('lottery.activeText');
    if (phase === 'closed') return t('lottery.closedText', { closes: time(event.endDate) });
    if (phase === 'cancelled') return t('lottery.cancelledText', { reason: event.reason });
    if (phase === 'failed') return t('lottery.failedText', { reason: event.reason });
    if (phase !== 'frozen') return t('lottery.drawnText');
    if (isOverdue({ stage: 'frozen', closesAt, drawAt }, at))
      return t('lottery.drawOverdueText', { draw: time(event.drawDate) });
    return at >= drawAt
      ? t('lottery.drawDueText')
      : t('lottery.frozenText', {
          count: count(event.draw?.lock?.count ?? event.participants),
          draw: time(event.drawDate),
        });
  };
  return <p className="wrap-anywhere text-ink-2">{wordsOf()}</p>;
}

/** What the ruler above does not say. */
function Facts({ event }: Pick<Props, 'event'>) {
  const t = useText();
  const { verifiedEmail, minAccountAge, maxWeight, daysPerChance } = event.eligibility;
  const conditions = [
    ...(verifiedEmail ? [t('lottery.needsEmail')] : []),
    ...(minAccountAge > 0 ? [t('lottery.needsAge', { count: minAccountAge })] : []),
  ];
  const rows = [
    ['lottery.participants', count(event.participants)],
    ...(maxWeight > 1 ? [['lottery.totalChances', count(event.totalWeight)] as const] : []),
    ['lottery.capacity', event.capacity === null ? t('lottery.unlimited') : count(event.capacity)],
    ['lottery.prizeCount', count(event.prizes.reduce((sum, prize) => sum + prize.count, 0))],
    ['lottery.eligibility', conditions.join(' · ') || t('lottery.everybody')],
    ['lottery.claimDays', t('lottery.daysValue', { count: event.claimDays })],
    ['lottery.organiser', event.organiser],
  ] as const;
  return (
    <>
      <KeyValues
        className="border-t border-line px-4 py-2.5"
        rows={rows.map(([label, value]) => ({ key: label, label: t(label), value }))}
      />
      {maxWeight > 1 && (
        <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3">
          {t('lottery.upToChances', { count: maxWeight, days: daysPerChance })}
        </p>
      )}
    </>
  );
}
