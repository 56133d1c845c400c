import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import type { ComputedExample } from '@toolyard/core/learning';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { PayoffPanel } from '../../shared/payoff/payoff-panel.tsx';

/** The legs and the payoff of an example. */
export function ExampleFigure({ computed }: { readonly computed: ComputedExample }) {
  const t = useText();
  return (
    <Card label={t('learn.example')}>
      <ExampleLegs computed={computed} />
      <PayoffPanel
        input={computed.input}
        analysis={computed.analysis}
        strikes={strikesOf(computed)}
        height={240}
      />
    </Card>
  );
}

export const strikesOf = ({ legs }: ComputedExample): number[] =>
  legs.filter(isOptionLeg).map(({ strike }) => toDollars(strike));

/** What is bought and sold, each with its price. */
export function ExampleLegs({ computed: { legs, example } }: { computed: ComputedExample }) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className="divide-y divide-line border-b border-line text-13">
      {legs.map((leg, i) => (
        <li key={`${leg.symbol}${leg.position}`} className="flex min-h-10 items-center gap-2 px-4">
          <LegMark leg={leg} />
          <span>{legWords(t, leg)}</span>
          {leg.kind === 'option' && (
            <span className="text-ink-3">
              {t('learn.inDays', { days: example.legs[i]?.days ?? example.days })}
            </span>
          )}
          <span className="ml-auto tabular-nums">
            {leg.quantity} × {format.price(toDollars(leg.premium))}
          </span>
        </li>
      ))}
    </ul>
  );
}
