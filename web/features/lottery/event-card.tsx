import { useId } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import type { LotteryEventResponse } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useText, useLanguage } from '../../i18n/use-text.ts';
import { utcTime } from '../../ui/format-date.ts';
import { statusAt } from './event-view.ts';
import { PrizeArt } from '../../ui/prize-art.tsx';
import { SampleBadge, StatusBadge } from './status-badge.tsx';

interface Props {
  readonly event: LotteryEventResponse;
  readonly at: number;
}

/** One event of the list, with its first prize drawn. */
export function EventCard({ event, at }: Props) {
  const t = useText();
  const language = useLanguage();
  const title = useId();
  const link = useId();
  const [first] = event.prizes;
  return (
    <li className="flex flex-col overflow-hidden rounded-3 border border-line bg-surface">
      {first && <PrizeArt image={first.image} />}
      <article aria-labelledby={title} className="flex flex-1 flex-col p-4">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={statusAt(event, at)} />
          {event.sample && <SampleBadge />}
        </div>
        <h2 id={title} className="mt-2.5 text-16 font-semibold wrap-anywhere">
          {event.title}
        </h2>
        <p className="mt-1 mb-4 text-ink-2 wrap-anywhere">{event.description}</p>
        <dl className="mt-auto space-y-1 border-t border-line pt-3 text-12">
          <EventDate name={t('lottery.starts')} date={event.startDate} language={language} />
          <EventDate name={t('lottery.ends')} date={event.endDate} language={language} />
        </dl>
        <Link
          id={link}
          to={paths.lotteryEvent(event.id)}
          aria-labelledby={`${link} ${title}`}
          className="mt-3 inline-flex min-h-6 items-center gap-1 self-start font-medium text-accent hover:underline max-md:min-h-10"
        >
          {t('lottery.details')}
          <ArrowRight size={14} aria-hidden="true" />
        </Link>
      </article>
    </li>
  );
}

interface EventDateProps {
  readonly name: string;
  readonly date: string;
  readonly language: 'en' | 'zh-CN';
}

const EventDate = ({ name, date, language }: EventDateProps) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-3">{name}</dt>
    <dd className="figures">
      <time dateTime={date}>{utcTime(date, language)}</time>
    </dd>
  </div>
);
