import { TRUST_GAP_TEXTS } from '@toolyard/core/lottery/draw';
import {
  useListEventWinnersQuery,
  type DrawFactsResponse,
  type EventDetailResponse,
} from '../../api/generated.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { utcTime } from '../../ui/format-date.ts';
import { KeyValues } from '../../ui/key-values.tsx';
import { usePage } from '../../shell/use-page.ts';
import { Card } from '../../ui/card.tsx';
import { EventRuler } from './event-ruler.tsx';
import { statusAt } from './event-view.ts';
import { ParticipatePanel } from './participate-panel.tsx';
import { PrizeCard } from './prize-card.tsx';
import { SampleBadge, StatusBadge } from './status-badge.tsx';
import { WinnerTable } from './winner-table.tsx';
import { LoadFailed } from './lottery-frame.tsx';
import { useSeenDraw } from './seen-draw.ts';
import { useServerNow } from './use-server-now.ts';
import { TrustBadge } from './trust-badge.tsx';

interface Props {
  readonly event: EventDetailResponse;
  readonly serverTime: string;
  readonly heardAt: number;
}

/** An event with its life, prizes and rules; beside them the panel that counts down. */
export function EventDetail({ event, serverTime, heardAt }: Props) {
  const t = useText();
  const language = useLanguage();
  usePage(event.title);
  useSeenDraw(event);
  const at = useServerNow(serverTime, heardAt);
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="tracking-heading text-[24px] leading-8 font-semibold wrap-anywhere outline-none md:text-32 md:leading-10">
          {event.title}
        </h1>
        <StatusBadge status={statusAt(event, at)} />
        <TrustBadge>{t(`lottery.trust${event.trust}`)}</TrustBadge>
        {event.sample && <SampleBadge />}
      </div>
      {event.trustGaps.map((gap) => (
        <p key={gap} className="mt-1 max-w-180 text-12 text-ink-3">
          {TRUST_GAP_TEXTS[gap][language]}
        </p>
      ))}
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
          {event.resultDate !== null && <Winners id={event.id} />}
          <Rules rules={event.rules} />
          {event.draw && <Fingerprints draw={event.draw} />}
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

function Winners({ id }: { readonly id: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useListEventWinnersQuery({
    id,
    'Accept-Language': useLanguage(),
  });
  return (
    <section>
      <h2 className="mb-3 text-16 font-semibold">{t('lottery.winnersHead')}</h2>
      {error && !data && (
        <LoadFailed
          title={t('lottery.winnersFailed')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && <p className="text-ink-2">{t('lottery.noWinners')}</p>}
      {data && data.data.length > 0 && (
        <Card>
          <WinnerTable label={t('lottery.winnersHead')} winners={data.data} />
        </Card>
      )}
    </section>
  );
}

/** Hashes that are published so far. */
function Fingerprints({ draw }: { readonly draw: DrawFactsResponse }) {
  const t = useText();
  const language = useLanguage();
  const hash = (text: string) => <span className="font-mono text-12 break-all">{text}</span>;
  const rows = [
    { key: 'key', label: t('lottery.witness.key'), value: hash(draw.publicKey) },
    { key: 'manifest', label: t('lottery.manifestHash'), value: hash(draw.manifestHash) },
    { key: 'rules', label: t('lottery.rulesHash'), value: hash(draw.rulesHash) },
    ...(draw.lock
      ? [
          { key: 'entries', label: t('lottery.entryHash'), value: hash(draw.lock.entryHash) },
          { key: 'root', label: t('lottery.root'), value: hash(draw.lock.root) },
          ...(draw.lock.newestRound === null
            ? []
            : [
                {
                  key: 'newestRound',
                  label: t('lottery.newestRound'),
                  value: draw.lock.newestRound,
                },
              ]),
          ...(draw.lock.stampedAt === null
            ? []
            : [
                {
                  key: 'stampedAt',
                  label: t('lottery.stampedAt'),
                  value: utcTime(draw.lock.stampedAt, language),
                },
              ]),
        ]
      : []),
    ...(draw.round === null
      ? []
      : [{ key: 'round', label: t('lottery.round'), value: draw.round }]),
  ];
  return (
    <section>
      <h2 className="mb-1 text-16 font-semibold">{t('lottery.fingerprints')}</h2>
      <p className="mb-2 text-12 text-ink-3">{t('lottery.fingerprintsText')}</p>
      <KeyValues rows={rows} />
    </section>
  );
}
