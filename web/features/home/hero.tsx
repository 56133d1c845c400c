import { Check } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NARROW, WIDE } from './hero-geometry.ts';
import { HeroPayoff } from './hero-payoff.tsx';
import { ColumnPlate, DrawPlate } from './hero-plates.tsx';

const FACTS = ['home.factTemplates', 'home.factExact', 'home.factLocal'] as const;

/** The ruler that closes the hero. */
const EDGE = {
  background:
    'repeating-linear-gradient(90deg, var(--ink-4) 0 1px, transparent 1px 80px) 50% 100% / 100% 12px no-repeat, repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px 8px) 50% 100% / 100% 5px no-repeat',
};

/** Words left, bench right. */
export function Hero() {
  const t = useText();
  return (
    <section className="overflow-hidden bg-surface">
      <div className="mx-auto grid max-w-[1168px] items-center gap-9 px-4 pt-9 pb-12 md:gap-12 md:px-6 md:pt-16 md:pb-18 xl:grid-cols-[minmax(0,1fr)_608px] xl:px-0">
        <div>
          <h1 className="tracking-heading text-[36px] leading-10 font-semibold outline-none md:text-56 md:leading-[60px]">
            {t('home.title')}
          </h1>
          <p className="tracking-heading mt-4 text-20 font-medium text-ink-2 md:text-24">
            {t('home.boost')}
          </p>
          <p className="mt-3 max-w-110 text-16 leading-[26px] text-ink-2">{t('home.subtitle')}</p>
          <div className="mt-7 flex gap-3">
            <ButtonLink look="primary" size="xl" to={paths.lottery} className="max-md:flex-1">
              {t('home.start')}
            </ButtonLink>
            <ButtonLink size="xl" to={paths.about} className="max-md:flex-1">
              {t('home.more')}
            </ButtonLink>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2.5 text-ink-2 max-md:flex-col md:mt-8">
            {FACTS.map((fact) => (
              <li key={fact} className="flex items-center gap-1.5">
                <Check size={14} aria-hidden="true" className="flex-none text-accent" />
                {t(fact)}
              </li>
            ))}
          </ul>
        </div>
        <Bench />
      </div>
      <div className="h-3.5 border-b border-line-2" style={EDGE} />
    </section>
  );
}

/** Three tools in one picture, on a blueprint: a payoff, a proven draw, the profile of a column. */
function Bench() {
  const t = useText();
  return (
    <div className="relative w-full min-w-0 md:blueprint md:h-[496px] md:rounded-4 md:border md:border-line">
      <figure className="rounded-3 border border-line bg-surface md:absolute md:top-7 md:right-4 md:left-8 md:border-transparent md:shadow-pop">
        <figcaption className="flex min-h-10 items-center gap-2 border-b border-line px-4 py-1.5">
          <strong className="font-semibold">{t('home.benchTitle')}</strong>
          <span className="text-12 text-ink-3 max-sm:hidden">{t('home.benchWhen')}</span>
          <span className="figures ml-auto font-semibold whitespace-nowrap">
            <span className="text-up">+$187</span>
            <span className="px-1.5 font-normal text-ink-3">/</span>
            <span className="text-down">−$813</span>
          </span>
        </figcaption>
        <div className="p-1 pt-1.5">
          <HeroPayoff frame={WIDE} className="max-sm:hidden" />
          <HeroPayoff frame={NARROW} className="sm:hidden" />
        </div>
      </figure>
      <div aria-hidden="true">
        <DrawPlate />
        <ColumnPlate />
      </div>
    </div>
  );
}
