import type { ManagedEventResponse } from '../../../api/generated-admin.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { count } from '../../../ui/format.ts';

/** The texts of an event as visitors read them, in the language of the page. */
export function PreviewCard({ event }: { readonly event: ManagedEventResponse }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Card label={t('adminLottery.preview')}>
      <CardHead title={t('adminLottery.preview')} />
      <div className="space-y-3 p-4">
        <p className="text-12 text-ink-3">{t('adminLottery.previewText')}</p>
        <p className="text-16 font-semibold wrap-anywhere">{event.title[language]}</p>
        <p className="wrap-anywhere text-ink-2">{event.description[language]}</p>
        <ul className="list-disc pl-5">
          {event.prizes.map((prize) => (
            <li key={prize.id} className="wrap-anywhere">
              {prize.name[language]} × {count(prize.count)}
              <span className="text-ink-3"> {prize.description[language]}</span>
            </li>
          ))}
        </ul>
        <ol className="list-decimal pl-5 text-ink-2">
          {event.rules.map((rule) => (
            <li key={rule.en} className="wrap-anywhere">
              {rule[language]}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
