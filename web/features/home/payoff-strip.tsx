import { useText } from '../../i18n/use-text.ts';
import { STRIP, StripPayoff } from './strip-payoff.tsx';

/** Four strategies by their payoffs, beside the options tool. */
export function PayoffStrip() {
  const t = useText();
  return (
    <div className="grid grid-cols-2 gap-px bg-line max-md:border-t max-md:border-line md:w-1/2 md:border-l md:border-line">
      {STRIP.map((payoff) => (
        <div key={payoff.text} className="bg-canvas px-5 pt-3.5 pb-2 dark:bg-sunken">
          <StripPayoff payoff={payoff} />
          <p className="mt-1 text-12 text-ink-3">{t(payoff.text)}</p>
        </div>
      ))}
    </div>
  );
}
