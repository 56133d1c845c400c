import { useText } from '../../i18n/use-text.ts';
import { SiteSection } from '../../ui/site-section.tsx';

const VOICES = [
  { quote: 'more.traderQuote', role: 'more.trader' },
  { quote: 'more.managerQuote', role: 'more.manager' },
  { quote: 'more.leadQuote', role: 'more.lead' },
] as const;

/** Three voices under a black rule, by what they do. */
export function Testimonials() {
  const t = useText();
  return (
    <SiteSection title={t('more.voices')} alternate>
      <div className="grid gap-8 md:grid-cols-3 md:gap-10">
        {VOICES.map(({ quote, role }) => (
          <figure key={role} className="border-t-2 border-ink pt-5">
            <blockquote className="text-16 leading-[26px]">{t(quote)}</blockquote>
            <figcaption className="mt-4 text-13 text-ink-3">{t(role)}</figcaption>
          </figure>
        ))}
      </div>
    </SiteSection>
  );
}
