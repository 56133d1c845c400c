import { useId } from 'react';
import type { LotteryEventResponse } from '../../api/generated.ts';
import { useText, useLanguage } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { count } from '../../ui/format.ts';
import { KeyValues } from '../../ui/key-values.tsx';
import { Countdown } from './countdown.tsx';
import { eventTime } from './event-time.ts';
import { statusAt } from './event-view.ts';

interface Props {
  readonly event: LotteryEventResponse;
  readonly at: number;
}

/** What is left of the time, what one will be able to do here, and the facts of the event. */
export function ParticipatePanel({ event, at }: Props) {
  const t = useText();
  const language = useLanguage();
  const label = useId();
  const status = statusAt(event, at);
  const starts = eventTime(event.startDate, language);
  const ends = eventTime(event.endDate, language);
  const next = Date.parse(status === 'upcoming' ? event.startDate : event.endDate);
  const title = {
    active: 'lottery.closesIn',
    upcoming: 'lottery.opensIn',
    ended: 'lottery.over',
  } as const;
  const prizes = event.prizes.reduce((sum, prize) => sum + prize.count, 0);
  return (
    <Card label={t('lottery.participate')}>
      <div className="space-y-2.5 p-4">
        <div className="flex items-baseline justify-between">
          <h2 id={label} className="font-semibold">
            {t(title[status])}
          </h2>
          {status !== 'ended' && (
            <span className="text-12 text-ink-3">{t('lottery.serverTime')}</span>
          )}
        </div>
        {status !== 'ended' && <Countdown labelledBy={label} milliseconds={next - at} />}
        <p className="text-ink-2">{t(`lottery.${status}Text`, { closes: ends })}</p>
        {event.sample && <p className="text-ink-2">{t('lottery.sampleText')}</p>}
      </div>
      <KeyValues
        className="border-t border-line px-4 py-2.5"
        rows={[
          { key: 'starts', label: t('lottery.starts'), value: starts },
          { key: 'ends', label: t('lottery.ends'), value: ends },
          {
            key: 'participants',
            label: t('lottery.participants'),
            value: count(event.participants),
          },
          { key: 'prizes', label: t('lottery.prizeCount'), value: count(prizes) },
        ]}
      />
    </Card>
  );
}
