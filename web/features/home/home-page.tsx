import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Hero } from './hero.tsx';
import { OptionsCard } from './options-card.tsx';

/** What the product is, and the tool that is ready. */
export function HomePage() {
  const t = useText();
  usePage(t('home.title'));
  return (
    <>
      <Hero />
      <section className="bg-surface py-12 md:py-18">
        <div className="mx-auto max-w-[1168px] px-4 md:px-6 xl:px-0">
          <h2 className="tracking-heading text-[24px] leading-8 font-semibold md:text-32 md:leading-10">
            {t('home.tools')}
          </h2>
          <p className="mt-1 mb-5 text-16 text-ink-2 md:mb-7">{t('home.toolsText')}</p>
          <OptionsCard />
        </div>
      </section>
    </>
  );
}
