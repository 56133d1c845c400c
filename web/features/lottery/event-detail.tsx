import type { LotteryEventResponse } from '../../api/generated.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Card } from '../../ui/card.tsx';
import { EventRuler } from './event-ruler.tsx';
import { statusAt } from './event-view.ts';
import { ParticipatePanel } from './participate-panel.tsx';
import { PrizeCard } from './prize-card.tsx';
import { SampleBadge, StatusBadge } from './status-badge.tsx';
import { useServerNow } from './use-server-now.ts';

interface Props {
  readonly event: LotteryEventResponse;
  readonly serverTime: string;
  readonly heardAt: number;
}

/** An event with its life, prizes and rules; beside them the panel that counts down. */
export function EventDetail({ event, serverTime, heardAt }: Props) {
  const t = useText();
  usePage(event.title);
  const at = useServerNow(serverTime, heardAt);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="tracking-heading text-[24px] leading-8 font-semibold wrap-anywhere outline-none md:text-32 md:leading-10">
          {event.title}
        </h1>
        <StatusBadge status={statusAt(event, at)} />
        {event.sample && <SampleBadge />}
      </div>
      <p className="mt-2 max-w-180 text-16 text-ink-2 wrap-anywhere">{event.description}</p>
      <Card className="mt-6 px-4 pt-3.5 pb-1 md:px-6">
        <EventRuler event={event} at={at} />
      </Card>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_352px]">
        <div className="min-w-0 space-y-8 max-lg:order-2">
          <section>
            <h2 className="mb-3 text-16 font-semibold">{t('lottery.prizes')}</h2>
            <ul className="grid gap-4 sm:grid-cols-3">
              {event.prizes.map((prize, i) => (
                <PrizeCard key={prize.id} prize={prize} rank={i + 1} />
              ))}
            </ul>
          </section>
          <Rules rules={event.rules} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-19">
          <ParticipatePanel event={event} at={at} />
        </div>
      </div>
    </>
  );
}

function Rules({ rules }: { readonly rules: readonly string[] }) {
  const t = useText();
  return (
    <section>
      <h2 className="mb-1 text-16 font-semibold">{t('lottery.rules')}</h2>
      <ol className="divide-y divide-line">
        {rules.map((rule, i) => (
          <li key={rule} className="grid grid-cols-[24px_1fr] py-2 text-14 leading-5.5 text-ink-2">
            <span aria-hidden="true" className="text-ink-3 tabular-nums">
              {i + 1}
            </span>
            {rule}
          </li>
        ))}
      </ol>
    </section>
  );
}
