import { ArrowRight, ChartCandlestick } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { STRIP, StripPayoff } from './strip-payoff.tsx';

/** The options tool: words left, four payoffs right. */
export function OptionsCard() {
  const t = useText();
  return (
    <Link
      to={paths.options}
      className="group flex overflow-hidden rounded-3 border border-line bg-surface hover:border-line-2 max-md:flex-col"
    >
      <div className="flex min-h-46 min-w-0 flex-1 flex-col p-5">
        <span
          className="mb-4 grid size-10 flex-none place-items-center rounded-3"
          style={{
            background: 'color-mix(in srgb, var(--accent-solid) 13%, var(--surface))',
            color: 'color-mix(in srgb, var(--accent-solid) 62%, var(--ink))',
          }}
        >
          <ChartCandlestick size={20} strokeWidth={1.6} aria-hidden="true" />
        </span>
        <div className="mt-auto flex items-center gap-2">
          <h3 className="text-16 font-semibold">{t('nav.tools.options')}</h3>
          <Badge tone="hot">{t('home.hot')}</Badge>
        </div>
        <p className="mt-1 max-w-90 text-14 text-ink-2">{t('home.optionsText')}</p>
        <span className="mt-2 inline-flex items-center gap-1 text-14 font-medium text-accent group-hover:underline">
          {t('home.start')}
          <ArrowRight size={14} aria-hidden="true" />
        </span>
      </div>
      <div className="grid grid-cols-2 gap-px bg-line max-md:border-t max-md:border-line md:w-[48%] md:border-l md:border-line">
        {STRIP.map((payoff) => (
          <div key={payoff.text} className="bg-canvas px-5 pt-3.5 pb-2 dark:bg-sunken">
            <StripPayoff payoff={payoff} />
            <p className="mt-1 text-12 text-ink-3">{t(payoff.text)}</p>
          </div>
        ))}
      </div>
    </Link>
  );
}
