import { useText } from '../../i18n/use-text.ts';
import { SiteSection } from '../../ui/site-section.tsx';

const VOICES = [
  { quote: 'more.traderQuote', role: 'more.trader' },
  { quote: 'more.managerQuote', role: 'more.manager' },
  { quote: 'more.leadQuote', role: 'more.lead' },
] as const;

/** Three voices, by what they do; marked as examples. */
export function Testimonials() {
  const t = useText();
  return (
    <SiteSection title={t('more.voices')} text={t('more.voicesNote')}>
      <div className="grid gap-8 md:grid-cols-3 md:gap-10">
        {VOICES.map(({ quote, role }) => (
          <figure key={role}>
            <blockquote className="text-14 leading-[22px] text-ink-2">{t(quote)}</blockquote>
            <figcaption className="mt-1.5 text-13 text-ink-3">{t(role)}</figcaption>
          </figure>
        ))}
      </div>
    </SiteSection>
  );
}
