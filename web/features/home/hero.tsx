import { lazy, Suspense } from 'react';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { Hydration } from '../../app/hydration.tsx';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Drawn at build; a browser takes it over when the words have come. */
const HeroBench = lazy(() => import('./hero-bench.tsx').then((m) => ({ default: m.HeroBench })));

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
          <Link
            to={paths.about}
            className="inline-block py-1 text-14 text-accent max-md:py-2.5 hover:underline"
          >
            {t('home.more')}
            <span className="sr-only">{t('home.moreWhat')}</span>
          </Link>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink look="primary" size="xl" to={paths.sampleTrade} className="max-md:w-full">
              {t('home.plan')}
            </ButtonLink>
            <ButtonLink size="xl" to={paths.lottery} className="max-md:flex-1">
              <span>
                {t('home.start')}
                <span className="font-normal text-ink-3"> · {t('nav.lottery')}</span>
              </span>
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
        <Suspense fallback={<div className="min-h-119" />}>
          <Hydration>
            <HeroBench />
          </Hydration>
        </Suspense>
      </div>
      <div className="h-3.5 border-b border-line-2" style={EDGE} />
    </section>
  );
}
