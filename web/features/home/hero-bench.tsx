import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { NARROW, WIDE } from './hero-geometry.ts';
import { DrawPlate } from './draw-plate.tsx';
import { HeroPayoff } from './hero-payoff.tsx';

/** The payoff of an iron condor on a blueprint; a press opens such a trade in the builder. */
export function HeroBench() {
  const t = useText();
  return (
    <div className="relative w-full min-w-0 md:blueprint md:rounded-4 md:border md:border-line md:p-7">
      <figure className="relative rounded-3 border border-line bg-surface hover:border-line-2 md:border-transparent md:shadow-pop">
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
        <Link
          to={paths.sampleTrade}
          aria-label={`${t('home.plan')}: ${t('home.ironCondor')}`}
          className="absolute inset-0 rounded-3"
        />
      </figure>
      <DrawPlate />
    </div>
  );
}
