import type { ManagedEventResponse } from '../../api/generated.ts';
import type { Language } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Card, CardHead } from '../card.tsx';
import { KeyValues } from '../key-values.tsx';
import { utcTime } from '../format-date.ts';
import { count, MISSING } from '../format.ts';
import { PrizeArt } from '../prize-art.tsx';
import { StoredPicture } from './prize-picture.tsx';

interface Props {
  readonly event: ManagedEventResponse;
  /** Where pictures of the event are. */
  readonly pictures: string;
}

/** The event as visitors will see it, in the language of the page: of its saved terms, also while it is a draft. */
export function EventPreview({ event, pictures }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <Card label={t('more.preview')}>
      <CardHead title={t('more.preview')} />
      <div className="space-y-3 p-4">
        <p className="text-12 text-ink-3">{t('more.previewText')}</p>
        <p className="text-16 font-semibold wrap-anywhere">{event.title[language]}</p>
        <p className="wrap-anywhere text-ink-2">{event.description[language]}</p>
        <KeyValues rows={factsOf(event, t, language)} />
        <ul className="grid gap-4 sm:grid-cols-3">
          {event.prizes.map(({ id, name, description, count: times, image, picture }) => (
            <li key={id} className="overflow-hidden rounded-3 border border-line bg-surface">
              {picture ? (
                <StoredPicture
                  path={pictures}
                  hash={picture.hash}
                  alt={picture.alt[language]}
                  className="block h-33 w-full"
                />
              ) : (
                <PrizeArt image={image} />
              )}
              <p className="px-3.5 py-3 wrap-anywhere">
                <span className="font-semibold">
                  {name[language]} × {count(times)}
                </span>
                <br />
                <span className="text-12 text-ink-3">{description[language]}</span>
              </p>
            </li>
          ))}
        </ul>
        <ol className="list-decimal pl-5 text-ink-2">
          {event.rules.map((rule, place) => (
            // Rules have no name but their place.
            <li key={place} className="wrap-anywhere whitespace-pre-line">
              {rule[language]}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

/** Organiser, times and conditions, in the words of the form. */
const factsOf = (event: ManagedEventResponse, t: ReturnType<typeof useText>, language: Language) =>
  (
    [
      ['more.organiserName', event.organiser],
      ['more.opensAt', utcTime(event.startDate, language)],
      ['more.closesAt', utcTime(event.endDate, language)],
      ['more.drawAt', utcTime(event.drawDate, language)],
      ['more.entropy', t(`more.entropy.${event.entropy}`)],
      ['more.needsEmail', t(event.verifiedEmail ? 'more.yes' : 'more.no')],
      ['more.withdrawable', t(event.withdrawable ? 'more.yes' : 'more.no')],
      ['more.minAge', count(event.minAccountAge)],
      ['more.maxWeight', count(event.maxWeight)],
      ['more.capacity', event.capacity === null ? MISSING : count(event.capacity)],
      ['more.alternates', count(event.alternates)],
      ['more.claimDays', count(event.claimDays)],
    ] as const
  ).map(([key, value]) => ({ key, label: t(key), value }));
