import { useText } from '../../../../i18n/use-text.ts';
import { count } from '../../../../ui/format.ts';
import { toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { OutcomeEffect } from './outcome.ts';

/** `收到 100 股，−$20,000`: what an outcome moves; null is not known yet. */
export function EffectWords({ effect }: { readonly effect: OutcomeEffect | null }) {
  const t = useText();
  const { money } = useFormat();
  if (effect === null) return '--';
  const { cash, shares, isAdjusted } = effect;
  return (
    <span className="figures">
      {shares.map((each) => (
        <span key={each.symbol} className="text-ink-2">
          {t(`life.shares${each.shares > 0 ? 'In' : 'Out'}${isAdjusted ? 'Of' : ''}`, {
            count: count(Math.abs(each.shares)),
            symbol: each.symbol,
          })}{' '}
        </span>
      ))}
      <span className={`font-semibold ${toneOf(cash)}`}>{money(cash)}</span>
    </span>
  );
}
