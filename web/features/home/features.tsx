import { useText } from '../../i18n/use-text.ts';
import { SiteSection } from '../../ui/site-section.tsx';
import { HistoryPart, JumpPart, KeysPart, MarketsPart } from './feature-parts.tsx';

const FEATURES = [
  { title: 'more.jump', text: 'more.jumpText', part: JumpPart },
  { title: 'more.keys', text: 'more.keysText', part: KeysPart },
  { title: 'more.languages', text: 'more.languagesText', part: MarketsPart },
  { title: 'more.kept', text: 'more.keptText', part: HistoryPart },
] as const;

/** Four things that save time, each with a small part of the interface. */
export function Features() {
  const t = useText();
  return (
    <SiteSection title={t('more.features')}>
      <ul className="grid gap-px overflow-hidden rounded-4 border border-line bg-line lg:grid-cols-2">
        {FEATURES.map(({ title, text, part: Part }) => (
          <li
            key={title}
            className="grid min-h-46 items-center gap-4 bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_248px] sm:gap-6 md:p-7"
          >
            <div>
              <h3 className="text-16 font-semibold">{t(title)}</h3>
              <p className="mt-1 text-14 leading-[22px] text-ink-2">{t(text)}</p>
            </div>
            <div aria-hidden="true">
              <Part />
            </div>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}
